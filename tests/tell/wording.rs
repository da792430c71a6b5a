//! Some stories as they are printed.

use redoku::logic::{Options, Path, Technique};
use redoku::tell::{self, Language, Scene};

use crate::position::start;

/// The first step of a technique in a puzzle, told.
fn first(text: &str, technique: Technique, language: Language) -> String {
    let mut path = Path::new(start(text), Options::default());
    let mut before = Vec::new();
    loop {
        let board = *path.position().board();
        let step = path.next().expect("a step of the technique").expect("not stopped");
        if step.technique == technique {
            let scene = Scene { board: &board, before: &before };
            return tell::tell(&step, scene, language).to_string();
        }
        before.push(step);
    }
}

const GROUPED: &str =
    ".2.4..7......891.........65..48.....3..9....1.95..1.7..7.3...1263.........2.1...8";

#[test]
fn a_grouped_chain_is_told() {
    let told = first(GROUPED, Technique::GroupedAic, Language::English);
    let expected = "\
Grouped AIC · r9c1 can’t be 5.
  Pattern
    A chain from 5 in r9c4 through r8c4, r8c5, r7c5, r7c1 and r7c3 to 9 in r9c1. Followed link by link: if the \
first is false, the last is true.
  Walk
    ○ Assume r9c4 isn’t 5.
    ● r8c4 is 5 · the last place for 5 in column 4
    ○ r8c4 isn’t 2 · same cell
    ● r8c5 is 2 · the last place for 2 in row 8
    ○ r8c5 isn’t 9 · same cell
    ● r7c5 is 9 · the last place for 9 in column 5
    ○ no 9 in r7c1, r7c3 · same row
    ● r9c1 is 9 · the last place for 9 in box 7
  Both ends
    So at least one end is true. Either way, r9c1 can’t be 5:
    If r9c4 is 5, r9c1 can’t be 5 (same row).
    If r9c1 is 9, it can’t be 5.
  Result
    Remove 5 from r9c1.";
    assert_eq!(told, expected);
}
