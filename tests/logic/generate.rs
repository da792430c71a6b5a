//! Puzzles for the tests: minimal ones, and hard ones by climbing.

use redoku::generate::{Layout, Request, generate};
use redoku::logic::{Family, Options, Position, Technique, explain};
use redoku::{Cell, CellSet, Control, Proper, Puzzle, Random, fast};

/// A minimal puzzle: without any of its givens it has several solutions.
pub(crate) fn minimal(random: &mut Random) -> Proper {
    let request = Request { layout: Layout::Free, ..Request::default() };
    generate(&request, random, Control::NONE).expect("nobody stops it")
}

/// Climbs to a puzzle whose explanation has `wanted`: exchanges a few givens, and keeps what is not easier.
pub(crate) fn climb(random: &mut Random, rounds: usize, wanted: Technique) -> Option<Proper> {
    let weight = |proper: &Proper| {
        let explained = explain(&Position::new(*proper), Options::default());
        let explained = explained.expect("nobody stops it");
        let proofs =
            explained.steps.iter().filter(|step| step.technique.family() == Family::Forcing);
        let lines: usize = proofs.map(|step| step.evidence.size()).sum();
        (explained.hardest(), lines)
    };
    let mut best = minimal(random);
    let full = Puzzle::from(*best.solution());
    let mut least = weight(&best);
    for _ in 0..rounds {
        let mut givens = best.puzzle().givens();
        for _ in 0..=random.below(3) {
            let cells: Vec<_> = givens.iter().collect();
            givens.remove(random.pick(&cells));
        }
        while fast::prove(&full.restricted_to(givens)).is_err() {
            givens.insert(Cell::from_index(random.below(Cell::NUM)));
        }
        let next = fast::prove(&dig(random, &full, givens)).expect("one solution");
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
        if fast::prove(&fewer).is_ok() {
            puzzle = fewer;
        }
    }
    puzzle
}
