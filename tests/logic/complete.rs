//! Published puzzles, read from outside the repository: all are explained to the end.

use std::fs;
use std::path::Path;

use redoku::logic::Options;
use redoku::{Puzzle, fast};

use crate::properties::explain_fully;

/// Explains every `step`th puzzle of a file.
fn explain_file(name: &str, step: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(name);
    let Ok(text) = fs::read_to_string(&path) else {
        eprintln!("SKIPPED: {} is not there", path.display());
        return;
    };
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
