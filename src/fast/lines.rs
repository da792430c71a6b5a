//! Many puzzles, one per line: bytes in, bytes out, nothing in between.

use super::lanes::{Work, on_this_machine};
use super::search::Explorer;
use super::state::State;
use crate::model::Cell;

/// Solves one puzzle per line. For each line of `input`, 81 characters and a line feed go to `out`: the first
/// solution found, or 81 `0` if there is none, or 81 `.` if the line is not a puzzle.
///
/// - A line is 81 characters, `1` to `9` or a blank (`.` or `0`), then its end, or a comment that starts
///   with anything but a digit or a dot.
/// - Lines end with LF or CRLF; the last one may lack it. An empty line is not a puzzle.
/// - Givens that see each other leave no solution: 81 `0`.
/// - With `prove_unique` the search goes on to a second solution or the end: the answer is the same, the work
///   is that of a proof.
///
/// ```
/// use redoku::fast::solve_lines;
/// let lines = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\nno puzzle\n";
/// let mut answers = Vec::new();
/// solve_lines(lines, false, &mut answers);
/// assert!(answers.starts_with(b"534678912672195348"));
/// assert_eq!(answers[82..], *format!("{}\n", ".".repeat(81)).as_bytes());
/// ```
pub fn solve_lines(input: &[u8], prove_unique: bool, out: &mut Vec<u8>) {
    let mut solver = LineSolver::new(prove_unique);
    solver.feed(input, out);
    solver.finish(out);
}

/// [`solve_lines`] for input that arrives in chunks: lines may be cut anywhere.
pub struct LineSolver {
    limit: u64,
    /// The beginning of a line whose end has not come yet, as much of it as can matter.
    rest: Vec<u8>,
    explorer: Explorer,
}

/// As much of a line as can matter: the puzzle, and one character to see that it ends there.
const KEPT: usize = Cell::NUM + 1;

impl LineSolver {
    /// Creates a solver at the start of its input.
    #[must_use]
    pub fn new(prove_unique: bool) -> Self {
        let explorer = Explorer::new(u64::MAX);
        Self { limit: if prove_unique { 2 } else { 1 }, rest: Vec::new(), explorer }
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

    /// Answers the first line of `text` and returns what follows it; `None` if the line has no end yet.
    // A browser swaps in optimised code when a function is called: one long call for all lines would run
    // the first, quick compilation to the end.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn answer<'t>(&mut self, text: &'t [u8], out: &mut Vec<u8>) -> Option<&'t [u8]> {
        let puzzle = text.first_chunk().and_then(State::from_ascii);
        // After a puzzle the line mostly ends at once.
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
        self.explorer.start(state);
        let mut count = 0;
        while count < self.limit
            && let Some(state) = self.explorer.next_solution()
        {
            if count == 0 {
                state.write(answer);
            }
            count += 1;
        }
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

impl std::fmt::Debug for LineSolver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LineSolver").field("limit", &self.limit).finish_non_exhaustive()
    }
}

fn line_end(text: &[u8]) -> Option<usize> {
    text.iter().position(|&byte| byte == b'\n')
}

/// Whether what follows 81 characters belongs to them, so that they are not a puzzle.
fn goes_on(tail: &[u8]) -> bool {
    tail.first().is_some_and(|&byte| byte == b'.' || byte.is_ascii_digit())
}
