//! `redoku solve`: a solution of each puzzle.

use redoku::fast::{self, LineSolver};
use redoku::text::Entry;
use redoku::{Cell, Puzzle};

use super::verdict::{self, Outcome};
use super::{Command, write_line};
use crate::report::{Answers, Status};

pub(crate) struct Solve {
    pub(crate) json: bool,
}

/// 81 characters and a line feed.
const ANSWER: usize = Cell::NUM + 1;

impl Command for Solve {
    const SLOW: bool = false;

    /// Prints 81 `0` if there is no solution.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        if self.json {
            let outcome = verdict::write(&entry.grid, out);
            return matches!(outcome, Outcome::Unique | Outcome::Multiple);
        }
        let puzzle = Puzzle::new(entry.grid).ok();
        let solution = puzzle.and_then(|puzzle| fast::first_solution(&puzzle));
        match &solution {
            Some(solution) => write_line(out, solution),
            None => write_line(out, &"0".repeat(Cell::NUM)),
        }
        solution.is_some()
    }

    /// Hands the bytes to the engine as they are. A line that it does not read may be a comment or another
    /// format: then each line is looked at.
    fn answer_lines(&self, lines: &[u8]) -> Option<Answers> {
        if self.json {
            return None;
        }
        let mut out = Vec::with_capacity(lines.len() + ANSWER);
        let mut solver = LineSolver::first();
        solver.feed(lines, &mut out);
        solver.finish(&mut out);
        let mut status = Status::Fine;
        for answer in out.chunks_exact(ANSWER) {
            match answer[0] {
                b'.' => return None,
                b'0' => status = Status::Unexpected,
                _ => {}
            }
        }
        let puzzles = (out.len() / ANSWER) as u64;
        Some(Answers { out, puzzles, status, ..Answers::default() })
    }
}
