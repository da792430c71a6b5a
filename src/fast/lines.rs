//! Many puzzles, one per line: bytes in, bytes out, nothing in between.

use super::lanes::{Work, on_this_machine};
use super::search::Explorer;
use super::state::State;
use crate::model::Cell;
use crate::model::line::{Seam, ends_puzzle, split_line};

/// Solves one puzzle per line. For each line of `input`, 81 characters and a line feed go to `out`: the first
/// solution found, or 81 `0` if there is none, or 81 `.` if the line is not a puzzle.
///
/// - A line is 81 characters, `1` to `9` or a blank (`.` or `0`), then its end, or a separator such as a space, tab,
///   comma or `#` and anything behind it.
/// - Lines end with LF, CRLF or CR; the last one may lack it. An empty line is not a puzzle.
/// - Givens that see each other leave no solution: 81 `0`.
///
/// ```
/// use redoku::fast::solve_lines;
/// let lines = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\nno puzzle\n";
/// let mut answers = Vec::new();
/// solve_lines(lines, &mut answers);
/// assert!(answers.starts_with(b"534678912672195348"));
/// assert_eq!(answers[82..], *format!("{}\n", ".".repeat(81)).as_bytes());
/// ```
pub fn solve_lines(input: &[u8], out: &mut Vec<u8>) {
    let mut solver = LineSolver::first();
    solver.feed(input, out);
    solver.finish(out);
}

/// [`solve_lines`] for input that arrives in chunks, cut anywhere, or line by line.
pub struct LineSolver {
    /// The search stops at this many solutions.
    limit: usize,
    ending: Ending,
    seam: Seam,
    /// The beginning of a line whose end has not come yet, as much of it as can matter.
    rest: Vec<u8>,
    explorer: Explorer,
}

/// What follows the 81 characters of an answer in the output.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    LineFeed,
    /// The number of solutions.
    Count,
}

/// The answer to a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct LineAnswer {
    /// The digits of the first solution found, or 81 `0`.
    pub solution: [u8; Cell::NUM],
    /// The number of solutions found: at most 1, or 2 if the solver looks for a second one.
    pub count: usize,
}

/// As much of a line as can matter: the puzzle, and one character to see that it ends there.
const KEPT: usize = Cell::NUM + 1;

/// The byte that stands for a number of solutions.
const COUNT: &[u8; 3] = b"012";

impl LineSolver {
    /// Creates a solver that stops at the first solution of each puzzle.
    #[must_use]
    pub fn first() -> Self {
        Self::with(1, Ending::LineFeed)
    }

    /// Creates a solver that goes on to a second solution or the end: the answers are the same, the work is that of
    /// a proof.
    #[must_use]
    pub fn proving() -> Self {
        Self::with(2, Ending::LineFeed)
    }

    /// Creates a solver that proves and counts: instead of a line feed, each answer ends with `0`, `1` or, for several,
    /// `2` solutions, or with `.` if the line is not a puzzle.
    ///
    /// ```
    /// let mut answers = Vec::new();
    /// redoku::fast::LineSolver::counting().feed(&[[b'.'; 81].as_slice(), b"\n"].concat(), &mut answers);
    /// assert_eq!(answers[81], b'2');
    /// ```
    #[must_use]
    pub fn counting() -> Self {
        Self::with(2, Ending::Count)
    }

    fn with(limit: usize, ending: Ending) -> Self {
        let explorer = Explorer::new(u64::MAX);
        Self { limit, ending, seam: Seam::default(), rest: Vec::new(), explorer }
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

    /// Answers one line, given without its end; `None` if it is not a puzzle.
    pub fn answer(&mut self, line: &[u8]) -> Option<LineAnswer> {
        on_this_machine(Answer { solver: self, line })
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
        let Some((end, after)) = split_line(chunk) else {
            self.keep(chunk);
            return (Vec::new(), &[]);
        };
        self.keep(end);
        let mut line = std::mem::take(&mut self.rest);
        line.push(b'\n');
        (line, after)
    }

    /// Answers the first line of `text` and returns what follows it; `None` if the line has no end yet.
    // A browser swaps in optimised code when a function is called: one long call for all lines would run
    // the first, quick compilation to the end.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn answer_first<'t>(&mut self, text: &'t [u8], out: &mut Vec<u8>) -> Option<&'t [u8]> {
        let puzzle = state_at(text);
        // After a puzzle the line mostly ends at once.
        let tail = if puzzle.is_some() { &text[Cell::NUM..] } else { text };
        let (_, after) = split_line(tail)?;
        let mut answer = [b'.'; KEPT];
        let mut ending = b'.';
        if let Some(state) = puzzle
            && ends_puzzle(tail.first())
        {
            let count = self.solve(state, answer.first_chunk_mut()?);
            ending = COUNT[count];
        }
        answer[Cell::NUM] = if self.ending == Ending::Count { ending } else { b'\n' };
        out.extend_from_slice(&answer);
        Some(after)
    }

    /// Writes the first solution, and returns how many were found.
    // A module for a browser has the search once, for chunks and for single lines.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
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

/// The puzzle at the start of a text.
#[cfg_attr(target_arch = "wasm32", inline(never))]
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn state_at(text: &[u8]) -> Option<State> {
    text.first_chunk().and_then(State::from_ascii)
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
        let chunk = solver.seam.next(chunk);
        let (joined, others) = solver.join(chunk);
        for mut text in [&joined, others] {
            while let Some(after) = solver.answer_first(text, out) {
                text = after;
            }
            solver.keep(text);
        }
    }
}

/// A line to answer.
struct Answer<'a> {
    solver: &'a mut LineSolver,
    line: &'a [u8],
}

impl Work for Answer<'_> {
    type Output = Option<LineAnswer>;

    #[inline(always)]
    fn run(self) -> Option<LineAnswer> {
        let state = state_at(self.line)?;
        if !ends_puzzle(self.line.get(Cell::NUM)) {
            return None;
        }
        let mut solution = [0; Cell::NUM];
        let count = self.solver.solve(state, &mut solution);
        Some(LineAnswer { solution, count })
    }
}

impl std::fmt::Debug for LineSolver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LineSolver").field("limit", &self.limit).finish_non_exhaustive()
    }
}
