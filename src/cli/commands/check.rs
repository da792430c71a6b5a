//! `redoku check`: whether each puzzle has one solution, several, none, or conflicts.

use redoku::Cell;
use redoku::fast::LineSolver;
use redoku::text::Entry;

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
        write(verdict::outcome(&entry.grid), &entry.grid.to_ascii(), out)
    }

    fn by_line(&self) -> Box<ByLine> {
        if self.json {
            return Box::new(|_, _| None);
        }
        let mut solver = LineSolver::counting();
        Box::new(move |line, out| {
            let count = solver.answer(line)?.count;
            let cells = *line.first_chunk()?;
            let outcome = match count {
                // Givens that see each other leave no solution either.
                0 => verdict::outcome(&str::from_utf8(&cells).ok()?.parse().ok()?),
                1 => Outcome::Unique,
                _ => Outcome::Multiple,
            };
            let puzzle = cells.map(|byte| if byte == b'0' { b'.' } else { byte });
            Some(write(outcome, &puzzle, out))
        })
    }
}

/// Writes an outcome and its puzzle. Returns whether there is exactly one solution.
fn write(outcome: Outcome, puzzle: &[u8; Cell::NUM], out: &mut Vec<u8>) -> bool {
    out.extend_from_slice(outcome.id().as_bytes());
    out.push(b'\t');
    out.extend_from_slice(puzzle);
    out.push(b'\n');
    outcome == Outcome::Unique
}
