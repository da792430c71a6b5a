//! Hard puzzles are explained to the end: published ones, which are not part of the project.

#![allow(clippy::print_stdout, reason = "a command prints")]

use std::time::{Duration, Instant};

use redoku::logic::{Options, Position, Technique, explain};
use redoku::{Puzzle, Random, fast};

use crate::generate::climb;
use crate::properties::explain_fully;
use crate::shared::shared;

/// Climbs to hard puzzles, and prints those that need nested or deep nets:
/// `REDOKU_SECONDS=3600 cargo test --release --test logic climb -- --ignored --nocapture`
#[test]
#[ignore = "a command that looks for hard puzzles"]
fn climb_to_hard_puzzles() {
    let number =
        |name, usual| std::env::var(name).map_or(usual, |it| it.parse().expect("a number"));
    let end = Instant::now() + Duration::from_secs(number("REDOKU_SECONDS", 10));
    let mut random = Random::new(number("REDOKU_SEED", 1));
    while Instant::now() < end {
        let proper = climb(&mut random, 3000);
        let path = explain(&Position::new(proper), Options::default()).expect("not stopped");
        let hardest = path.hardest().expect("a step");
        if hardest >= Technique::NestedNet {
            println!("{proper}\t{hardest}");
        }
    }
}

/// Explains every `step`th puzzle of a file.
fn explain_file(name: &str, step: usize) {
    let text = shared(name);
    let puzzles = text.lines().filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
    for puzzle in puzzles.step_by(step) {
        explain_fully(&fast::prove(&puzzle).expect("one solution"), Options::default());
    }
}

/// `cargo run --release -p redoku-benches --bin explain -- --verify FILE…` explains whole files.
#[test]
#[ignore = "reads published lists, which are not part of the project"]
fn published_puzzles_are_explained_to_the_end() {
    explain_file("solve/17clue.txt", 400);
    explain_file("rated/unbiased_minimal_SER.tsv", 100);
    explain_file("solve/magictour1465.txt", 60);
    explain_file("rated/hardest_2011.txt", 100);
    explain_file("rated/eleven_SER.tsv", 80);
    explain_file("rated/te3_60.txt", 30);
}
