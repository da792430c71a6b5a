//! Counts the work of every textbook algorithm on a puzzle: `cargo run --release --example watch 53..7…`

#![allow(clippy::print_stdout, reason = "a command prints")]

use redoku::Puzzle;
use redoku::classic::{Algorithm, trace};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).ok_or("give a puzzle of 81 characters")?;
    let puzzle: Puzzle = text.parse()?;
    println!("{:>12} {:>12} {:>12}", "calls", "tests", "placements");
    for algorithm in Algorithm::ALL {
        let counts = trace(&algorithm, &puzzle, 0).counts;
        let (calls, tests, placements) = (counts.calls, counts.tests, counts.placements);
        println!("{calls:>12} {tests:>12} {placements:>12}  {}", algorithm.name());
    }
    Ok(())
}
