//! The textbook solvers: their answers, and the work they count.

use std::ops::ControlFlow;

use redoku::classic::{self, Observer};
use redoku::{Cell, Digit, Grid, Puzzle};

/// The puzzle of the LeetCode picture, and its solution.
const PICTURE: [&str; 2] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
];

#[track_caller]
fn puzzle(text: &str) -> Puzzle {
    Puzzle::new(text.parse::<Grid>().expect("81 characters")).expect("no conflict")
}

#[test]
fn the_oracle_finds_none_one_and_several() {
    let only: Vec<String> =
        classic::solutions(&puzzle(PICTURE[0]), 10).iter().map(ToString::to_string).collect();
    assert_eq!(only, [PICTURE[1]]);

    let none = puzzle(&format!("12345678........9{}", ".".repeat(64)));
    assert_eq!(classic::solutions(&none, 10), []);

    // Swapping 1 and 2 gives a second solution to whatever has neither.
    let several: String = PICTURE[1].replace(['1', '2'], ".");
    let several = puzzle(&several);
    let all = classic::solutions(&several, 100);
    assert!(all.len() >= 2 && all.iter().all(|solution| solution.solves(&several)));
    assert_eq!(classic::solutions(&several, 1).len(), 1);
    assert_eq!(classic::solutions(&several, 0).len(), 0);
}

/// Counts calls, tests and placements, each by its own method.
#[derive(Default, Debug, PartialEq)]
struct Tally {
    calls: u64,
    tests: u64,
    placements: u64,
}

impl Observer for Tally {
    type Stop = std::convert::Infallible;

    fn enter(&mut self, _: Option<Cell>) -> ControlFlow<Self::Stop, Option<(Cell, Digit)>> {
        self.calls += 1;
        ControlFlow::Continue(None)
    }

    fn test(&mut self, _: Cell, _: Digit, _: impl FnOnce() -> Option<Cell>) {
        self.tests += 1;
    }

    fn place(&mut self, _: Cell, _: Digit) {
        self.placements += 1;
    }
}

#[test]
fn scan_and_check_does_the_known_work_on_the_picture_puzzle() {
    let mut tally = Tally::default();
    let ControlFlow::Continue(solution) = classic::scan(&puzzle(PICTURE[0]), &mut tally);
    assert_eq!(solution.map(|s| s.to_string()).as_deref(), Some(PICTURE[1]));
    assert_eq!(tally, Tally { calls: 6_428, tests: 37_652, placements: 4_208 });
}
