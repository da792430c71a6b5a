//! Puzzles for the tests: minimal ones, and hard ones by climbing.

use redoku::generate::{Layout, Request, generate};
use redoku::logic::{Family, Options, Position, Step, Technique, explain};
use redoku::{Cell, CellSet, Control, Proper, Puzzle, Random, fast};

/// A minimal puzzle: without any of its givens it has several solutions.
pub(crate) fn minimal(random: &mut Random) -> Proper {
    let request = Request { layout: Layout::Free, ..Request::default() };
    generate(&request, random, Control::NONE).expect("nobody stops it")
}

/// Climbs to a puzzle whose explanation has `wanted`.
pub(crate) fn climb(random: &mut Random, rounds: usize, wanted: Technique) -> Option<Proper> {
    Climb::new(minimal(random)).take(rounds, random, wanted)
}

/// A way up: exchanges a few givens of a puzzle, and keeps what is not easier.
pub(crate) struct Climb {
    pub(crate) best: Proper,
    /// The hardest technique, and the lines of all proofs.
    pub(crate) weight: (Option<Technique>, usize),
}

impl Climb {
    pub(crate) fn new(best: Proper) -> Self {
        Self { best, weight: weight(&best) }
    }

    /// Climbs for some rounds, or until the puzzle has a technique.
    pub(crate) fn take(
        &mut self,
        rounds: usize,
        random: &mut Random,
        wanted: Technique,
    ) -> Option<Proper> {
        let full = Puzzle::from(*self.best.solution());
        for _ in 0..rounds {
            if self.weight.0 >= Some(wanted) {
                return Some(self.best);
            }
            self.try_another(random, &full);
        }
        None
    }

    fn try_another(&mut self, random: &mut Random, full: &Puzzle) {
        let mut givens = self.best.puzzle().givens();
        for _ in 0..=random.below(3) {
            let cells: Vec<_> = givens.iter().collect();
            givens.remove(random.pick(&cells));
        }
        while fast::prove(&full.restricted_to(givens)).is_err() {
            givens.insert(Cell::from_index(random.below(Cell::NUM)));
        }
        let next = fast::prove(&dig(random, full, givens)).expect("one solution");
        let weight = weight(&next);
        if weight >= self.weight {
            (self.best, self.weight) = (next, weight);
        }
    }
}

fn weight(proper: &Proper) -> (Option<Technique>, usize) {
    let explained = explain(&Position::new(*proper), Options::default()).expect("not stopped");
    let is_proof = |step: &&Step| step.technique.family() == Family::Forcing;
    let lines = explained.steps.iter().filter(is_proof).map(|step| step.evidence.size()).sum();
    (explained.hardest(), lines)
}

/// Removes givens in random order, as long as there is one solution.
fn dig(random: &mut Random, full: &Puzzle, givens: CellSet) -> Puzzle {
    let mut puzzle = full.restricted_to(givens);
    let mut cells: Vec<_> = givens.iter().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let fewer = puzzle.restricted_to(puzzle.givens() - CellSet::from(cell));
        if fast::prove(&fewer).is_ok() {
            puzzle = fewer;
        }
    }
    puzzle
}
