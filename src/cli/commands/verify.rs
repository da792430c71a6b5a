//! `redoku verify`: whether each step of a path holds, from its evidence alone.

use std::fmt;

use redoku::logic::{BadStep, Position, Step, verify_path, verify_refutation};
use redoku::{Demand, Grid, NotProper, Puzzle, fast};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{pool, write_json, write_line};
use crate::arguments::Source;
use crate::input::{self, Line};
use crate::pipeline::in_order;
use crate::report::{Answers, Outcome, Report};

/// A path as `redoku explain --json` writes it.
struct Path {
    puzzle: Puzzle,
    steps: Vec<Step>,
    /// Where a path ends that shows that there is no solution.
    stuck: Option<Demand>,
}

/// What is wrong with a line.
enum Fault {
    /// It is no path.
    NoPath(String),
    /// The puzzle has not exactly one solution, and the path has no contradiction.
    NotProper(NotProper),
    /// A step does not hold.
    Step(BadStep),
    /// All steps hold, but they do not lead to the solution.
    Unsolved,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPath(reason) => write!(f, "not a path: {reason}"),
            Self::NotProper(reason) => reason.fmt(f),
            Self::Step(step) => step.fmt(f),
            Self::Unsolved => f.write_str("the steps do not lead to the solution"),
        }
    }
}

/// The verdict on a line.
#[derive(Serialize, Default)]
struct Verified<'a> {
    at: &'a str,
    valid: bool,
    /// The number of steps, if all of them hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<usize>,
    /// The number of the step that does not hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

/// Verifies the path on each line of the files.
pub(crate) fn verify_paths(source: &Source) -> Outcome {
    let mut report = Report::new(input::size(&source.files));
    let work = |line| answer(line, source.json);
    let lines = input::lines(&source.files);
    let written = in_order(&pool(source.threads), lines, work, |answers| report.write(&answers));
    report.finish(written)
}

/// Verifies the path on a line, and writes the verdict.
fn answer(Line { file, line }: Line, json: bool) -> Answers {
    let (number, text) = match line {
        Ok(line) => line,
        Err(error) => {
            return Answers::failed(Outcome::Failed, input::message(&file, None, &error));
        }
    };
    let mut answers = Answers { read: text.len() as u64 + 1, ..Answers::default() };
    let place = format!("{file}:{}", number + 1);
    let verdict = check(&text);
    answers.count(verdict.is_ok());
    if json {
        write_json(&mut answers.out, &verified(&place, verdict));
    } else {
        let line = match verdict {
            Ok(1) => format!("valid\t{place}\t1 step"),
            Ok(steps) => format!("valid\t{place}\t{steps} steps"),
            Err(fault) => format!("invalid\t{place}\t{fault}"),
        };
        write_line(&mut answers.out, &line);
    }
    answers
}

fn verified(at: &str, verdict: Result<usize, Fault>) -> Verified<'_> {
    let (valid, known) = (verdict.is_ok(), Verified { at, ..Verified::default() });
    match verdict {
        Ok(steps) => Verified { valid, steps: Some(steps), ..known },
        Err(Fault::Step(BadStep { at, flaw })) => {
            Verified { step: Some(at + 1), reason: Some(flaw.to_string()), ..known }
        }
        Err(fault) => Verified { reason: Some(fault.to_string()), ..known },
    }
}

/// Verifies a path. Returns the number of its steps.
fn check(line: &[u8]) -> Result<usize, Fault> {
    let Path { puzzle, steps, stuck } = read(line).map_err(Fault::NoPath)?;
    if let Some(stuck) = stuck {
        verify_refutation(&puzzle, &steps, stuck).map_err(Fault::Step)?;
        return Ok(steps.len());
    }
    let proper = fast::prove(&puzzle).map_err(Fault::NotProper)?;
    let end = verify_path(&Position::new(proper), &steps).map_err(Fault::Step)?;
    end.board().solution().map(|_| steps.len()).ok_or(Fault::Unsolved)
}

/// Reads a path; members that it does not need are not looked at.
fn read(line: &[u8]) -> Result<Path, String> {
    let path: Value = serde_json::from_slice(line).map_err(|_| "not JSON")?;
    let puzzle = path["puzzle"].as_str().and_then(|text| text.parse::<Grid>().ok());
    let puzzle = puzzle.ok_or("no puzzle of 81 characters")?;
    let puzzle = Puzzle::new(puzzle).map_err(|_| "equal givens see each other")?;
    let steps = path["steps"].as_array().ok_or("no steps")?;
    let step =
        |(at, step)| Step::deserialize(step).map_err(|_| format!("step {} cannot be read", at + 1));
    let steps = steps.iter().enumerate().map(step).collect::<Result<_, _>>()?;
    let stuck = match &path["contradiction"] {
        Value::Null => None,
        end => {
            let demand = Demand::deserialize(&end["evidence"]["demand"]);
            Some(demand.map_err(|_| "the contradiction cannot be read")?)
        }
    };
    Ok(Path { puzzle, steps, stuck })
}
