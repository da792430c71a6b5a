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

/// [`solve_lines`] for input that arrives in chunks: lines may be cut anywhere. With `COUNTS`, each answer ends
/// with the number of solutions instead of a line feed; see [`LineSolver::counting`].
pub struct LineSolver<const COUNTS: bool = false> {
    limit: usize,
    /// The beginning of a line whose end has not come yet, as much of it as can matter.
    rest: Vec<u8>,
    explorer: Explorer,
}

/// As much of a line as can matter: the puzzle, and one character to see that it ends there.
const KEPT: usize = Cell::NUM + 1;

/// The byte after a counted answer: none, one or two solutions; the last is for what is not a puzzle.
const COUNT: &[u8; 4] = b"012.";
const NO_PUZZLE: usize = 3;

impl LineSolver {
    /// Creates a solver at the start of its input.
    #[must_use]
    pub fn new(prove_unique: bool) -> Self {
        Self::with_limit(if prove_unique { 2 } else { 1 })
    }
}

impl LineSolver<true> {
    /// Creates a solver that counts: instead of a line feed, each answer ends with `0`, `1` or, for several, `2`
    /// solutions, or with `.` if the line is not a puzzle.
    ///
    /// ```
    /// let mut answers = Vec::new();
    /// redoku::fast::LineSolver::counting().feed(&[[b'.'; 81].as_slice(), b"\n"].concat(), &mut answers);
    /// assert_eq!(answers[81], b'2');
    /// ```
    #[must_use]
    pub fn counting() -> Self {
        Self::with_limit(2)
    }
}

impl<const COUNTS: bool> LineSolver<COUNTS> {
    fn with_limit(limit: usize) -> Self {
        Self { limit, rest: Vec::new(), explorer: Explorer::new(u64::MAX) }
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
        let mut count = NO_PUZZLE;
        if let Some(state) = puzzle
            && !goes_on(tail)
        {
            count = self.solve(state, answer.first_chunk_mut()?);
        }
        answer[Cell::NUM] = if COUNTS { COUNT[count] } else { b'\n' };
        out.extend_from_slice(&answer);
        Some(&tail[end + 1..])
    }

    /// Writes the first solution, and returns how many were found.
    #[inline(always)]
    fn solve(&mut self, state: State, answer: &mut [u8; Cell::NUM]) -> usize {
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
        count
    }
}

/// A chunk to answer.
struct Feed<'a, const COUNTS: bool> {
    solver: &'a mut LineSolver<COUNTS>,
    chunk: &'a [u8],
    out: &'a mut Vec<u8>,
}

impl<const COUNTS: bool> Work for Feed<'_, COUNTS> {
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

impl<const COUNTS: bool> std::fmt::Debug for LineSolver<COUNTS> {
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
