//! Hard puzzles are explained to the end: ten of our own, and published ones from outside the repository.

#![allow(clippy::print_stdout, reason = "a command prints")]

use std::time::{Duration, Instant};

use redoku::logic::{Options, Technique};
use redoku::{Puzzle, Random, fast};

use crate::generate::{Climb, minimal};
use crate::properties::explain_fully;
use crate::shared::shared;

/// Climbs to puzzles that need nested and deep nets, and prints the best of each ascent:
/// `REDOKU_SECONDS=3600 cargo test --release --test logic climb -- --ignored --nocapture`
#[test]
#[ignore = "a command that looks for hard puzzles"]
fn climb_to_hard_puzzles() {
    let number =
        |name, usual| std::env::var(name).map_or(usual, |it| it.parse().expect("a number"));
    let end = Instant::now() + Duration::from_secs(number("REDOKU_SECONDS", 10));
    let mut random = Random::new(number("REDOKU_SEED", 1));
    while Instant::now() < end {
        let mut climb = Climb::new(minimal(&mut random));
        let mut since = 0;
        while since < 20 && Instant::now() < end && climb.weight.0 < Some(Technique::DeepNet) {
            let before = climb.weight;
            climb.take(10, &mut random, Technique::DeepNet);
            since = if climb.weight > before { 0 } else { since + 1 };
        }
        let (Some(hardest), lines) = climb.weight else { continue };
        if hardest >= Technique::NestedNet {
            println!("{}\t{hardest}\t{lines}", climb.best);
        }
    }
}

/// Explains every `step`th puzzle of a file.
fn explain_file(name: &str, step: usize) {
    let Some(text) = shared(name) else { return };
    let puzzles = text.lines().filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
    for puzzle in puzzles.step_by(step) {
        explain_fully(&fast::prove(&puzzle).expect("one solution"), Options::default());
    }
}

/// `cargo run --release -p redoku-benches --bin explain -- --verify FILE…` explains whole files.
#[test]
fn samples_are_explained_to_the_end() {
    explain_file("solve/17clue.txt", 400);
    explain_file("rated/unbiased_minimal_SER.tsv", 100);
    explain_file("solve/magictour1465.txt", 60);
    explain_file("rated/hardest_2011.txt", 100);
    explain_file("rated/eleven_SER.tsv", 80);
    explain_file("rated/te3_60.txt", 30);
}
