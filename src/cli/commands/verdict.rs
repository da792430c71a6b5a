//! The truth about a grid: in a word, and as JSON.

use redoku::diagnose::{Reason, Status, Verdict, judge};
use redoku::fast::{self, Limits};
use redoku::{CellSet, Conflict, Grid, Proper, Puzzle, Solution};
use serde::Serialize;

use super::write_json;

/// The puzzle with its solution, if it has exactly one; else its status.
pub(super) fn proper(grid: &Grid) -> Result<Proper, Status> {
    let puzzle = Puzzle::new(*grid).map_err(|_| Status::Invalid)?;
    fast::prove(&puzzle).map_err(|error| error.status())
}

/// A puzzle, and why it has no better answer.
#[derive(Serialize)]
pub(super) struct Refused<'a> {
    pub(super) puzzle: &'a Grid,
    pub(super) status: Status,
}

/// Everything that is known about a grid.
#[derive(Serialize)]
struct Judged<'a> {
    puzzle: &'a Grid,
    status: Status,
    givens: usize,
    #[serde(flatten)]
    facts: Facts<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Facts<'a> {
    Unique { solution: &'a Solution },
    Multiple { solutions: &'a [Solution], differing: CellSet },
    Impossible { because: &'a Reason },
    Invalid { conflicts: &'a [Conflict] },
    Undecided {},
}

/// Writes everything that is known about a grid as JSON. Returns its status.
pub(super) fn write(grid: &Grid, out: &mut Vec<u8>) -> Status {
    let report = judge(grid, Limits::default());
    let facts = match &report.verdict {
        Verdict::Unique(proper) => Facts::Unique { solution: proper.solution() },
        Verdict::Multiple { solutions, differing, .. } => {
            Facts::Multiple { solutions, differing: *differing }
        }
        Verdict::Impossible(because) => Facts::Impossible { because },
        Verdict::Invalid(conflicts) => Facts::Invalid { conflicts },
        Verdict::Undecided => Facts::Undecided {},
    };
    let status = report.verdict.status();
    write_json(out, &Judged { puzzle: grid, status, givens: report.givens, facts });
    status
}
