//! The program `redoku`: solves, checks, rates, explains, verifies, makes and converts puzzles on the command line.
//!
//! ```text
//! arguments ─▶ input: batches of lines ─▶ pipeline: all cores, in order ─▶ report: output, errors, progress
//!                                          ▲
//!                                       commands
//! ```
//!
//! Lines are streamed, so the memory in use does not grow with the input. `npx redoku` has the same words and
//! output; `tests/data/cli.txt` holds both to them.

mod arguments;
mod commands;
mod help;
mod input;
mod pipeline;
mod report;
mod terminal;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

use arguments::{Arguments, Task};
use commands::{Check, Convert, Explain, Rate, Solve};
use report::Outcome;
use terminal::Terminal;

fn main() -> ExitCode {
    let matches = help::matches(Arguments::command());
    let Arguments { task } =
        Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let outcome = match task {
        Task::Solve(source) => commands::run(&source, &Solve { json: source.json }),
        Task::Check(source) => commands::run(&source, &Check { json: source.json }),
        Task::Rate(source) => commands::run(&source, &Rate { json: source.json }),
        Task::Explain { source, language, no_uniqueness } => {
            let (json, uniqueness) = (source.json, !no_uniqueness);
            let terminal = Terminal::of_stdout();
            commands::run(&source, &Explain { json, language, uniqueness, terminal })
        }
        Task::Convert { source, to } => commands::run(&source, &Convert { json: source.json, to }),
        Task::Verify(source) => commands::verify_paths(&source),
        Task::Generate(wanted) => commands::generate(&wanted),
    };
    ExitCode::from(match outcome {
        Outcome::Fine => 0,
        Outcome::Unexpected => 1,
        Outcome::Failed => 2,
    })
}
