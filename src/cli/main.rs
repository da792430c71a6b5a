//! The program `redoku`: solves, checks, rates, explains, makes and converts puzzles on the command line.
//!
//! ```text
//! arguments ─▶ input: blocks of lines ─▶ pipeline: all cores, in order ─▶ report: output, errors, progress
//!                                          ▲
//!                                       commands
//! ```
//!
//! Lines are streamed, so the memory in use does not grow with the input. `npx redoku` has the same words and
//! output; `tests/data/cli.txt` holds both to them.

mod arguments;
mod commands;
mod input;
mod json;
mod pipeline;
mod report;

use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Task};
use commands::{Check, Convert, Explain, Rate, Solve};
use report::Status;

fn main() -> ExitCode {
    let Arguments { task } = Arguments::parse();
    let status = match task {
        Task::Solve(from) => commands::run(&from, &Solve { json: from.json }),
        Task::Check(from) => commands::run(&from, &Check { json: from.json }),
        Task::Rate(from) => commands::run(&from, &Rate { json: from.json }),
        Task::Explain { from, language, no_uniqueness } => {
            let uniqueness = !no_uniqueness;
            commands::run(&from, &Explain { json: from.json, language, uniqueness })
        }
        Task::Convert { from, to } => commands::run(&from, &Convert { json: from.json, to }),
        Task::Generate(wanted) => commands::generate(&wanted),
    };
    ExitCode::from(match status {
        Status::Fine => 0,
        Status::Unexpected => 1,
        Status::Failed => 2,
    })
}
