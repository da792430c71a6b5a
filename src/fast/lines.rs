//! Puzzles by the line: bytes in, bytes out, nothing in between.

use super::search::Search;
use super::state::State;
use crate::model::Cell;

/// Solves one puzzle per line. For each line of `input`, `out` gets 81 digits and a line feed: the first
/// solution found, or 81 `0` if there is none, or 81 `.` if the line is not a puzzle.
///
/// - A line is 81 characters, `1` to `9` or a blank (`.` or `0`), then its end, or a comment that starts
///   with anything but a digit or a dot.
/// - Lines end with LF or CRLF; the last one may lack it. An empty line is not a puzzle.
/// - Givens that see each other leave no solution: 81 `0`.
/// - With `prove_unique` the search goes on until a second solution or the end: the answer is the same,
///   the work is that of a proof.
pub fn solve_lines(input: &[u8], prove_unique: bool, out: &mut Vec<u8>) {
    let mut solver = LineSolver::new(prove_unique);
    solver.feed(input, out);
    solver.finish(out);
}

/// [`solve_lines`] for input that arrives in chunks: lines may be cut anywhere.
pub struct LineSolver {
    limit: u64,
    /// The beginning of a line whose end has not come yet; what lies beyond a comment's start is dropped.
    rest: Vec<u8>,
}

/// As much of a line as can matter: the puzzle, and one character to see that it ends there.
const KEPT: usize = Cell::NUM + 1;

impl LineSolver {
    /// A solver at the start of its input.
    pub fn new(prove_unique: bool) -> Self {
        Self { limit: if prove_unique { 2 } else { 1 }, rest: Vec::with_capacity(KEPT) }
    }

    /// Answers every line that ends in `chunk`.
    pub fn feed(&mut self, chunk: &[u8], out: &mut Vec<u8>) {
        let mut lines = chunk.split(|&byte| byte == b'\n');
        let Some(last) = lines.next_back() else { return };
        for line in lines {
            if self.rest.is_empty() {
                self.answer(line, out);
            } else {
                self.keep(line);
                let line = std::mem::take(&mut self.rest);
                self.answer(&line, out);
            }
        }
        self.keep(last);
    }

    /// Answers the last line, if it lacked its end.
    pub fn finish(&mut self, out: &mut Vec<u8>) {
        if !self.rest.is_empty() {
            let line = std::mem::take(&mut self.rest);
            self.answer(&line, out);
        }
    }

    fn keep(&mut self, part: &[u8]) {
        let room = KEPT.saturating_sub(self.rest.len());
        self.rest.extend(part.iter().take(room));
    }

    fn answer(&self, line: &[u8], out: &mut Vec<u8>) {
        match puzzle_of(line).and_then(State::from_ascii) {
            Some(state) => {
                let mut answer = [b'0'; Cell::NUM];
                let mut search = Search::new(self.limit, |state: &State| {
                    if answer[0] == b'0' {
                        state.write(&mut answer);
                    }
                });
                search.run(state);
                out.extend_from_slice(&answer);
            }
            None => out.extend_from_slice(&[b'.'; Cell::NUM]),
        }
        out.push(b'\n');
    }
}

/// The 81 characters a line starts with, if they end where a puzzle ends.
fn puzzle_of(line: &[u8]) -> Option<&[u8; Cell::NUM]> {
    let (puzzle, comment) = line.split_first_chunk()?;
    let goes_on = comment.first().is_some_and(|&byte| byte == b'.' || byte.is_ascii_digit());
    (!goes_on).then_some(puzzle)
}
