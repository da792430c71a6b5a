//! Puzzles for the tests: minimal ones, and hard ones by climbing.

use redoku::fast::{self, Limits};
use redoku::generate::{Layout, Request, generate};
use redoku::{Cell, CellSet, Control, Proper, Puzzle, Random, Symmetry};

/// A minimal puzzle: without any of its givens it has several solutions.
pub(crate) fn minimal(random: &mut Random) -> Proper {
    let request = Request { layout: Layout::Free, ..Request::default() };
    generate(&request, random, Control::NONE).expect("nobody stops it")
}

/// A puzzle that takes the engine many guesses, which people find hard too: exchanges a few givens of a minimal puzzle
/// and keeps what takes as many guesses or more, until `rounds` exchanges in a row have found nothing better.
pub(crate) fn climb(random: &mut Random, rounds: usize) -> Proper {
    let mut best = minimal(random);
    let mut most = guesses(best.puzzle(), random);
    let mut since = 0;
    while since < rounds {
        since += 1;
        let Some(next) = exchanged(&best, random) else { continue };
        let guesses = guesses(next.puzzle(), random);
        if guesses > most {
            since = 0;
        }
        if guesses >= most {
            (best, most) = (next, guesses);
        }
    }
    best
}

/// The guesses that a puzzle and some of its isomorphs take.
fn guesses(puzzle: &Puzzle, random: &mut Random) -> u64 {
    let isomorph = |_| Puzzle::new(Symmetry::random(random).grid(puzzle.grid()));
    let isomorphs = (0..12).map(isomorph).map(|puzzle| puzzle.expect("a symmetry keeps the rules"));
    isomorphs.map(|puzzle| fast::search(&puzzle, Limits::default()).guesses).sum()
}

/// The puzzle with some of its givens exchanged for others, and minimal.
fn exchanged(proper: &Proper, random: &mut Random) -> Option<Proper> {
    let mut givens = proper.puzzle().givens();
    for _ in 0..=random.below(3) {
        let cells: Vec<_> = givens.iter().collect();
        givens.remove(random.pick(&cells));
    }
    let fewer = proper.puzzle().restricted_to(givens);
    let solutions: Vec<_> = fast::solutions(&fewer).take(100).collect();
    let full = Puzzle::from(random.pick(&solutions));
    while fast::prove(&full.restricted_to(givens)).is_err() {
        givens.insert(Cell::from_index(random.below(Cell::NUM)));
    }
    fast::prove(&dig(random, &full, givens)).ok()
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
