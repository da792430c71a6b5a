//! `redoku check`: whether each puzzle has one solution, several, none, or conflicts.

use redoku::fast::LineSolver;
use redoku::text::Entry;
use redoku::{Cell, Grid};

use super::verdict::{self, Outcome};
use super::{ByLine, Command};

pub(crate) struct Check {
    pub(crate) json: bool,
}

impl Command for Check {
    const SLOW: bool = false;

    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        if self.json {
            return verdict::write(&entry.grid, out) == Outcome::Unique;
        }
        write(verdict::outcome(&entry.grid), &entry.grid, out)
    }

    fn by_line(&self) -> Box<ByLine> {
        if self.json {
            return Box::new(|_, _| None);
        }
        let mut solver = LineSolver::counting();
        Box::new(move |line, out| {
            let count = solver.answer(line)?.count;
            let grid = str::from_utf8(&line[..Cell::NUM]).ok()?.parse().ok()?;
            let outcome = match count {
                // Givens that see each other leave no solution either.
                0 => verdict::outcome(&grid),
                1 => Outcome::Unique,
                _ => Outcome::Multiple,
            };
            Some(write(outcome, &grid, out))
        })
    }
}

/// Writes an outcome and its puzzle. Returns whether there is exactly one solution.
fn write(outcome: Outcome, grid: &Grid, out: &mut Vec<u8>) -> bool {
    out.extend_from_slice(outcome.id().as_bytes());
    out.push(b'\t');
    out.extend_from_slice(&grid.to_ascii());
    out.push(b'\n');
    outcome == Outcome::Unique
}
