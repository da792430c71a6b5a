//! Solutions at random, and puzzles dug out of them.

use super::Layout;
use crate::fast;
use crate::model::{
    Candidate, Cell, CellSet, Digit, Grid, House, Proper, Puzzle, Random, Solution, Symmetry,
};

/// Returns a random solution, of one of the billions of classes that no symmetry turns into each other.
///
/// The three boxes on the diagonal see nothing of each other, so they are filled at random. The engine fills
/// in the rest, and a symmetry hides its preferences.
pub(super) fn random_solution(random: &mut Random) -> Solution {
    let mut grid = Grid::EMPTY;
    for block in [0, 4, 8] {
        let mut digits: Vec<_> = Digit::all().collect();
        random.shuffle(&mut digits);
        for (cell, digit) in House::block(block).iter().zip(digits) {
            grid.set(cell, Some(digit));
        }
    }
    let boxes = Puzzle::new(grid).expect("the boxes do not see each other");
    let filled = fast::solutions(&boxes).nth(random.below(20)).expect("it can always be filled");
    let image = Symmetry::random(random).grid(filled.grid());
    Solution::new(image).expect("a symmetry keeps the rules")
}

/// Removes givens, a group of images at a time and in random order, as long as there is one solution and
/// `least` givens are left. Returns the givens that stay.
pub(super) fn dig(
    random: &mut Random,
    full: &Solution,
    givens: CellSet,
    layout: Layout,
    least: usize,
) -> CellSet {
    let mut groups = layout.groups(givens);
    random.shuffle(&mut groups);
    // Most of the first half can go, so that it takes few questions; of the rest many stay.
    let (first, rest) = groups.split_at(groups.len() / 2);
    let mut hole = Hole { full: Puzzle::from(*full), givens, least };
    hole.remove(first);
    rest.iter().for_each(|group| hole.remove(std::slice::from_ref(group)));
    hole.givens
}

/// The puzzle while it is dug.
struct Hole {
    full: Puzzle,
    givens: CellSet,
    least: usize,
}

impl Hole {
    /// Removes what can go of the groups, in order.
    ///
    /// All at once if that leaves one solution: then each could have gone in turn. Otherwise by halves, which
    /// takes fewer questions than one by one, with the same result.
    fn remove(&mut self, groups: &[CellSet]) {
        let fewer = groups.iter().fold(self.givens, |givens, &group| givens - group);
        if fewer == self.givens {
            return;
        }
        if fewer.len() >= self.least && self.keeps_its_solution(fewer) {
            self.givens = fewer;
        } else if groups.len() > 1 {
            let (first, second) = groups.split_at(groups.len() / 2);
            self.remove(first);
            self.remove(second);
        }
    }

    /// Returns whether there is still one solution with only these of the givens.
    fn keeps_its_solution(&self, fewer: CellSet) -> bool {
        let puzzle = self.full.restricted_to(fewer);
        match (self.givens - fewer).single() {
            Some(cell) => !can_lack(&puzzle, &self.full, cell),
            None => fast::prove(&puzzle).is_ok(),
        }
    }
}

/// Returns whether the puzzle has a solution with another digit in the cell than `full`.
fn can_lack(puzzle: &Puzzle, full: &Puzzle, cell: Cell) -> bool {
    full.grid()[cell]
        .is_some_and(|digit| fast::has_solution_without(puzzle, Candidate { digit, cell }))
}

/// Returns whether the puzzle needs each of its givens to have one solution.
#[must_use]
pub fn is_minimal(proper: &Proper) -> bool {
    let puzzle = proper.puzzle();
    let givens = puzzle.givens();
    givens.iter().all(|cell| {
        let fewer = puzzle.restricted_to(givens - CellSet::from(cell));
        can_lack(&fewer, puzzle, cell)
    })
}
