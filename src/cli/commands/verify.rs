//! `redoku verify`: whether each step of a path holds, from its evidence alone.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use redoku::logic::{Flaw, Position, Step, verify, verify_on};
use redoku::{Board, Demand, Grid, Puzzle, fast};
use serde::{Deserialize, Serialize};

use super::{write_json, write_line};
use crate::report::{Answers, Report, Status};

/// A path as `redoku explain --json` writes it; what is not named here is not looked at.
#[derive(Deserialize)]
struct Told {
    puzzle: String,
    steps: Option<Vec<Step>>,
    contradiction: Option<End>,
}

/// The end of a path that shows that there is no solution.
#[derive(Deserialize)]
struct End {
    evidence: Stuck,
}

#[derive(Deserialize)]
struct Stuck {
    demand: Demand,
}

/// The verdict on a line.
#[derive(Serialize, Default)]
struct Verified<'a> {
    at: &'a str,
    valid: bool,
    /// The number of steps, if all of them hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<usize>,
    /// The step that does not hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

/// What is wrong with a path.
enum Fault {
    /// The line is no path.
    Unreadable(String),
    /// The puzzle has not exactly one solution, and there is no contradiction either.
    NotUnique,
    /// The step with this number does not hold.
    Step(usize, Flaw),
    /// All steps hold, but they do not lead to the solution.
    Unsolved,
    /// All steps hold, but the last demand can still be met.
    NoContradiction(Demand),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(reason) => write!(f, "not a path: {reason}"),
            Self::NotUnique => f.write_str("the puzzle has not exactly one solution"),
            Self::Step(number, flaw) => write!(f, "step {number}: {flaw}"),
            Self::Unsolved => f.write_str("the steps do not lead to the solution"),
            Self::NoContradiction(demand) => write!(f, "{demand} is still possible"),
        }
    }
}

/// Verifies the path on each line of the files.
pub(crate) fn verify_paths(files: &[PathBuf], json: bool) -> Status {
    let mut report = Report::new(crate::input::size(files));
    let stdin = [PathBuf::from("-")];
    let mut written = Ok(());
    for path in if files.is_empty() { &stdin } else { files } {
        let name = if path == Path::new("-") { "stdin".into() } else { path.display().to_string() };
        let failed = |error: &dyn fmt::Display| {
            Answers::failed(Status::Failed, crate::input::message(&name, None, error))
        };
        let lines = match open(path) {
            Ok(file) => file.lines(),
            Err(error) => {
                written = written.and(report.write(&failed(&error)));
                continue;
            }
        };
        for (number, line) in lines.enumerate() {
            let answers = match line {
                Ok(line) if line.trim().is_empty() => continue,
                Ok(line) => answer(&format!("{name}:{}", number + 1), &line, json),
                Err(error) => failed(&error),
            };
            written = written.and(report.write(&answers));
        }
    }
    report.finish(written)
}

fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    Ok(Box::new(BufReader::new(File::open(path)?)))
}

/// Verifies the path on a line, and writes the verdict.
fn answer(place: &str, line: &str, json: bool) -> Answers {
    let mut answers = Answers { read: line.len() as u64 + 1, ..Answers::default() };
    let verdict = check(line);
    answers.count(verdict.is_ok());
    if json {
        let mut verified = Verified { at: place, valid: verdict.is_ok(), ..Verified::default() };
        match &verdict {
            Ok(steps) => verified.steps = Some(*steps),
            Err(Fault::Step(number, flaw)) => {
                (verified.step, verified.reason) = (Some(*number), Some(flaw.to_string()));
            }
            Err(fault) => verified.reason = Some(fault.to_string()),
        }
        write_json(&mut answers.out, &verified);
    } else {
        match &verdict {
            Ok(steps) => write_line(&mut answers.out, &format!("valid\t{place}\t{steps} steps")),
            Err(fault) => write_line(&mut answers.out, &format!("invalid\t{place}\t{fault}")),
        }
    }
    answers
}

/// Verifies a path. Returns the number of its steps.
fn check(line: &str) -> Result<usize, Fault> {
    let told: Told =
        serde_json::from_str(line).map_err(|error| Fault::Unreadable(error.to_string()))?;
    let steps = told.steps.ok_or_else(|| Fault::Unreadable("no steps".to_owned()))?;
    let unreadable = |error: &dyn fmt::Display| Fault::Unreadable(error.to_string());
    let grid: Grid = told.puzzle.parse().map_err(|error| unreadable(&error))?;
    let puzzle = Puzzle::new(grid).map_err(|error| unreadable(&error))?;
    match told.contradiction {
        Some(end) => refuted(&puzzle, &steps, end.evidence.demand)?,
        None => solved(&puzzle, &steps)?,
    }
    Ok(steps.len())
}

/// Whether the steps lead to the solution.
fn solved(puzzle: &Puzzle, steps: &[Step]) -> Result<(), Fault> {
    let proper = fast::prove(puzzle).map_err(|_| Fault::NotUnique)?;
    let mut position = Position::new(proper);
    for (at, step) in steps.iter().enumerate() {
        let fault = |flaw| Fault::Step(at + 1, flaw);
        verify(&position, step).map_err(fault)?;
        let next = position.with(&step.place, &step.remove);
        position = next.map_err(|_| fault(Flaw::Claim))?;
    }
    position.board().solution().map(|_| ()).ok_or(Fault::Unsolved)
}

/// Whether the steps leave nothing that meets the demand.
fn refuted(puzzle: &Puzzle, steps: &[Step], stuck: Demand) -> Result<(), Fault> {
    let mut board = Board::new(puzzle);
    for (at, step) in steps.iter().enumerate() {
        verify_on(&board, step).map_err(|flaw| Fault::Step(at + 1, flaw))?;
        step.apply(&mut board);
    }
    if !board.is_met(stuck) && board.choices(stuck).is_empty() {
        Ok(())
    } else {
        Err(Fault::NoContradiction(stuck))
    }
}
