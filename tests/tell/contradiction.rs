//! Why a puzzle has no solution, told.

use redoku::logic::refute;
use redoku::tell::{Language, Scene, check_contradiction, tell_contradiction};
use redoku::{Board, Control, Puzzle};

use crate::reading::read;

/// Impossible puzzles: with nothing to do, by singles, by a pair, by nets.
const PUZZLES: [&str; 4] = [
    "53..7....6..194....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ".234.......6.8....7....35....4....7..3.8...9.9....7..53....1.5....2....3.6....9.1",
];

/// The steps of a refutation and its end, told in English; each statement is checked.
fn told(text: &str) -> Vec<String> {
    let puzzle: Puzzle = text.parse().expect("a puzzle");
    let refutation = refute(&puzzle, Control::NONE).expect("it has no solution");
    let mut board = Board::new(&puzzle);
    for (at, step) in refutation.steps.iter().enumerate() {
        read(step, Scene { board: &board, before: &refutation.steps[..at] });
        step.apply(&mut board);
    }
    let scene = Scene { board: &board, before: &refutation.steps };
    check_contradiction(refutation.stuck, scene).expect("true statements");
    let story = |language| tell_contradiction(refutation.stuck, scene, language).to_string();
    Language::ALL.map(story).into()
}

#[test]
fn every_statement_of_a_refutation_is_true() {
    for puzzle in PUZZLES {
        assert!(told(puzzle).iter().all(|story| story.lines().count() > 4));
    }
}

/// Without the steps before, the reasons are not there.
#[test]
fn a_contradiction_that_is_none_is_found() {
    let puzzle: Puzzle = PUZZLES[2].parse().expect("a puzzle");
    let refutation = refute(&puzzle, Control::NONE).expect("it has no solution");
    let board = Board::new(&puzzle);
    assert!(check_contradiction(refutation.stuck, Scene::new(&board)).is_err());
}

#[test]
fn the_end_names_every_reason() {
    let expected = "\
Contradiction · No place is left for 4 in box 5.
  Every cell
    Box 5 needs a 4.
    No empty cell of box 5 can be 4: each sees a 4.
    4 in r2c6: not in r4c6, r6c6 · column 6
    4 in r8c4: not in r4c4, r6c4 · column 4
    4 in r5c1: not in r5c5 · row 5
  Contradiction
    Box 5 needs a 4 and can’t have one, so the puzzle has no solution.";
    assert_eq!(told(PUZZLES[0])[0], expected);
}
