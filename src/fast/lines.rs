//! Puzzles by the line: bytes in, bytes out, nothing in between.

use super::lanes::{Work, on_this_machine};
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
    path: Vec<State>,
}

/// As much of a line as can matter: the puzzle, and one character to see that it ends there.
const KEPT: usize = Cell::NUM + 1;

impl LineSolver {
    /// A solver at the start of its input.
    pub fn new(prove_unique: bool) -> Self {
        Self { limit: if prove_unique { 2 } else { 1 }, rest: Vec::new(), path: Vec::new() }
    }

    /// Answers every line that ends in `chunk`.
    pub fn feed(&mut self, chunk: &[u8], out: &mut Vec<u8>) {
        on_this_machine(Feed { solver: self, chunk, out });
    }

    /// Answers the last line, if it lacked its end.
    pub fn finish(&mut self, out: &mut Vec<u8>) {
        if !self.rest.is_empty() {
            self.feed(b"\n", out);
        }
    }

    fn keep(&mut self, part: &[u8]) {
        let room = KEPT.saturating_sub(self.rest.len());
        self.rest.extend(part.iter().take(room));
    }

    /// The line that was waiting for its end, if the chunk has it; and the chunk without that part.
    fn join<'c>(&mut self, chunk: &'c [u8]) -> (Vec<u8>, &'c [u8]) {
        if self.rest.is_empty() {
            return (Vec::new(), chunk);
        }
        let Some(end) = line_end(chunk) else {
            self.keep(chunk);
            return (Vec::new(), &[]);
        };
        self.keep(&chunk[..end]);
        let mut line = std::mem::take(&mut self.rest);
        line.push(b'\n');
        (line, &chunk[end + 1..])
    }

    /// Answers the first line of `text` and gives what follows it; `None` if the line has no end yet.
    // A browser replaces its first, quick compilation of a function when the function is next called:
    // one long call for all lines would never see the good code.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn answer<'t>(&mut self, text: &'t [u8], out: &mut Vec<u8>) -> Option<&'t [u8]> {
        let puzzle = text.first_chunk().and_then(State::from_ascii);
        // Behind a puzzle the end is mostly at hand.
        let tail = if puzzle.is_some() { &text[Cell::NUM..] } else { text };
        let end = line_end(tail)?;
        let mut answer = [b'.'; KEPT];
        if let Some(state) = puzzle
            && !goes_on(tail)
        {
            self.solve(state, answer.first_chunk_mut()?);
        }
        answer[Cell::NUM] = b'\n';
        out.extend_from_slice(&answer);
        Some(&tail[end + 1..])
    }

    #[inline(always)]
    fn solve(&mut self, state: State, answer: &mut [u8; Cell::NUM]) {
        answer.fill(b'0');
        let mut keep_first = |state: &State| {
            if answer[0] == b'0' {
                state.write(answer);
            }
        };
        Search::new(self.limit, &mut self.path, &mut keep_first).run(state);
    }
}

/// A chunk to answer.
struct Feed<'a> {
    solver: &'a mut LineSolver,
    chunk: &'a [u8],
    out: &'a mut Vec<u8>,
}

impl Work for Feed<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { solver, chunk, out } = self;
        let (joined, others) = solver.join(chunk);
        for mut text in [&joined, others] {
            while let Some(after) = solver.answer(text, out) {
                text = after;
            }
            solver.keep(text);
        }
    }
}

fn line_end(text: &[u8]) -> Option<usize> {
    text.iter().position(|&byte| byte == b'\n')
}

/// Whether what follows 81 characters belongs to them, so that they are not a puzzle.
fn goes_on(tail: &[u8]) -> bool {
    tail.first().is_some_and(|&byte| byte == b'.' || byte.is_ascii_digit())
}
