//! `redoku solve`: a solution of each puzzle.

use redoku::diagnose::Status;
use redoku::fast::{self, LineAnswer, LineSolver};
use redoku::text::Entry;
use redoku::{Cell, Puzzle};

use super::{ByLine, Command, verdict, write_line};

pub(crate) struct Solve {
    pub(crate) json: bool,
}

impl Command for Solve {
    const SLOW: bool = false;

    /// Prints 81 `0` if there is no solution.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        if self.json {
            let status = verdict::write(&entry.grid, out);
            return matches!(status, Status::Unique | Status::Multiple);
        }
        let puzzle = Puzzle::new(entry.grid).ok();
        let solution = puzzle.and_then(|puzzle| fast::first_solution(&puzzle));
        match &solution {
            Some(solution) => write_line(out, solution),
            None => write_line(out, &"0".repeat(Cell::NUM)),
        }
        solution.is_some()
    }

    fn by_line(&self) -> Box<ByLine> {
        if self.json {
            return Box::new(|_, _| None);
        }
        let mut solver = LineSolver::first();
        Box::new(move |line, out| {
            let LineAnswer { solution, count, .. } = solver.answer(line)?;
            out.extend_from_slice(&solution);
            out.push(b'\n');
            Some(count > 0)
        })
    }
}
