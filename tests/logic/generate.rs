//! Puzzles from a seed: a random solution, dug out as far as it keeps one solution.

use redoku::logic::{Family, Options, Technique, explain};
use redoku::{Board, Cell, CellSet, Digit, Grid, House, Puzzle, Random, Solution, fast};

/// A random solution: three boxes that do not see each other at random, the rest by the solver.
fn solution(random: &mut Random) -> Solution {
    let mut grid = Grid::EMPTY;
    for block in [0, 4, 8] {
        let mut digits: Vec<_> = Digit::all().collect();
        random.shuffle(&mut digits);
        for (cell, digit) in House::block(block).iter().zip(digits) {
            grid.set(cell, Some(digit));
        }
    }
    // A few more digits at random, so that the solver does not always fill the rest in the same way.
    for _ in 0..6 {
        let (cell, digit) =
            (Cell::from_index(random.below(Cell::NUM)), Digit::from_index(random.below(9)));
        let mut fuller = grid;
        fuller.set(cell, Some(digit));
        if grid.digit(cell).is_none()
            && Puzzle::new(fuller).is_ok_and(|puzzle| fast::has_solution(&puzzle))
        {
            grid = fuller;
        }
    }
    fast::first_solution(&Puzzle::new(grid).expect("no conflict")).expect("a solution")
}

/// A minimal puzzle: without any of its givens it has several solutions.
pub(crate) fn minimal(random: &mut Random) -> Puzzle {
    let full = Puzzle::from(solution(random));
    dig(random, &full, full.givens())
}

/// Climbs to a puzzle whose explanation has `wanted`: exchanges a few givens, and keeps what is not easier.
pub(crate) fn climb(random: &mut Random, rounds: usize, wanted: Technique) -> Option<Puzzle> {
    let weight = |puzzle: &Puzzle| {
        let explained = explain(&Board::new(puzzle), Options::default());
        let proofs =
            explained.steps.iter().filter(|step| step.technique.family() == Family::Forcing);
        let lines: usize = proofs.map(|step| step.evidence.size()).sum();
        (explained.hardest(), lines)
    };
    let solution = solution(random);
    let full = Puzzle::from(solution);
    let mut best = dig(random, &full, full.givens());
    let mut least = weight(&best);
    for _ in 0..rounds {
        let mut givens = best.givens();
        for _ in 0..=random.below(3) {
            let cells: Vec<_> = givens.iter().collect();
            givens.remove(random.pick(&cells));
        }
        while !fast::is_unique(&full.restricted_to(givens)) {
            givens.insert(Cell::from_index(random.below(Cell::NUM)));
        }
        let next = dig(random, &full, givens);
        let harder = weight(&next);
        if harder >= least {
            (best, least) = (next, harder);
        }
        if least.0 >= Some(wanted) {
            return Some(best);
        }
    }
    None
}

/// Removes givens in random order, as long as there is one solution.
fn dig(random: &mut Random, full: &Puzzle, givens: CellSet) -> Puzzle {
    let mut puzzle = full.restricted_to(givens);
    let mut cells: Vec<_> = givens.iter().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let fewer = puzzle.restricted_to(puzzle.givens() - CellSet::from(cell));
        if fast::is_unique(&fewer) {
            puzzle = fewer;
        }
    }
    puzzle
}
