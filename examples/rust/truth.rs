//! Says what is true of a puzzle: `cargo run --example truth 53..7....6..195…`

#![allow(clippy::print_stdout, reason = "a command prints")]

use redoku::diagnose::{Verdict, judge};
use redoku::fast::Limits;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).ok_or("give a puzzle of 81 characters")?;
    let report = judge(&text.parse()?, Limits { solutions: 1_000, ..Limits::default() });
    match report.verdict {
        Verdict::Unique(proper) => println!("one solution: {}", proper.solution()),
        Verdict::Multiple { count, exact, differing, .. } => {
            let more = if exact { "" } else { " or more" };
            println!("{count}{more} solutions, which differ in {differing:?}");
        }
        Verdict::Impossible(reason) => {
            println!("no solution, because of the givens in {:?}", reason.givens)
        }
        Verdict::Invalid(conflicts) => {
            for conflict in conflicts {
                println!("{conflict}");
            }
        }
        Verdict::Undecided => println!("the search gave up"),
    }
    Ok(())
}
