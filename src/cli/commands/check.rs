//! `redoku check`: whether each puzzle has one solution, several, none, or conflicts.

use redoku::diagnose::Status;
use redoku::fast::LineSolver;
use redoku::text::Entry;
use redoku::{Cell, Grid};

use super::{ByLine, Command, verdict};

pub(crate) struct Check {
    pub(crate) json: bool,
}

impl Command for Check {
    const SLOW: bool = false;

    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        if self.json {
            return verdict::write(&entry.grid, out) == Status::Unique;
        }
        write(status_of(&entry.grid), &entry.grid.to_ascii(), out)
    }

    fn by_line(&self) -> Box<ByLine> {
        if self.json {
            return Box::new(|_, _| None);
        }
        let mut solver = LineSolver::counting();
        Box::new(move |line, out| {
            let count = solver.answer(line)?.count;
            let cells = *line.first_chunk()?;
            let status = match count {
                // Givens that see each other leave no solution either.
                0 => status_of(&str::from_utf8(&cells).ok()?.parse().ok()?),
                1 => Status::Unique,
                _ => Status::Multiple,
            };
            let puzzle = cells.map(|byte| if byte == b'0' { b'.' } else { byte });
            Some(write(status, &puzzle, out))
        })
    }
}

/// Writes a status and its puzzle. Returns whether there is exactly one solution.
fn write(status: Status, puzzle: &[u8; Cell::NUM], out: &mut Vec<u8>) -> bool {
    out.extend_from_slice(status.id().as_bytes());
    out.push(b'\t');
    out.extend_from_slice(puzzle);
    out.push(b'\n');
    status == Status::Unique
}

fn status_of(grid: &Grid) -> Status {
    verdict::proper(grid).map_or_else(|status| status, |_| Status::Unique)
}
