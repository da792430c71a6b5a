//! Puzzles that more than one file of tests asks about.

#![allow(dead_code, reason = "each file asks about some of them")]

use redoku::{Grid, Puzzle};

/// The picture puzzle of LeetCode 37.
pub(crate) const PICTURE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Its solution.
pub(crate) const PICTURE_SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The well-known grid whose first row is 987654321: as bad as it gets for a search from the top left.
pub(crate) const AGAINST_BRUTE_FORCE: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// Peter Norvig's grid without a solution: no given clashes, and his solver took 24 minutes.
pub(crate) const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

#[track_caller]
pub(crate) fn grid(text: &str) -> Grid {
    text.parse().expect("81 characters")
}

#[track_caller]
pub(crate) fn puzzle(text: &str) -> Puzzle {
    Puzzle::new(grid(text)).expect("no conflict")
}
