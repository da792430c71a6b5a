//! The driver: which step comes next, and the way to the solution.

use std::cmp::Reverse;
use std::fmt;
use std::ops::ControlFlow;

use crate::model::{Board, Candidate, CandidateSet, CellSet, Solution};

use super::find::Ask;
use super::step::Step;
use super::survey::Survey;
use super::technique::Technique;

/// What a search may use, and how to stop it.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// Whether techniques may rest on the puzzle having one solution.
    pub uniqueness: bool,
    /// Asked now and then in long searches; a break ends the search without an answer.
    pub poll: &'a dyn Fn() -> ControlFlow<()>,
}

impl fmt::Debug for Options<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").field("uniqueness", &self.uniqueness).finish_non_exhaustive()
    }
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self { uniqueness: true, poll: &|| ControlFlow::Continue(()) }
    }
}

/// The steps from a board towards its solution, easiest first. An iterator: each step is found, applied and
/// returned.
///
/// ```
/// use redoku::{Board, logic::{Options, Path}};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut path = Path::new(Board::new(&text.parse()?), Options::default());
/// assert_eq!(path.by_ref().count(), 51);
/// assert!(path.board().solution().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Path<'a> {
    board: Board,
    options: Options<'a>,
    /// What each step eliminated.
    log: Vec<CandidateSet>,
    /// For each technique, the length of the log when it last found nothing.
    seen: Vec<Option<usize>>,
    /// The cells that the last step changed.
    last: CellSet,
    stopped: bool,
}

impl<'a> Path<'a> {
    /// Starts at a board.
    #[must_use]
    pub fn new(board: Board, options: Options<'a>) -> Self {
        let seen = vec![None; Technique::ALL.len()];
        Self { board, options, log: Vec::new(), seen, last: CellSet::EMPTY, stopped: false }
    }

    /// Returns the board as the steps so far left it.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns whether [`Options::poll`] ended the search.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Finds the next step without applying it.
    fn find(&mut self) -> Option<Step> {
        let board = self.board;
        let survey = Survey::new(&board);
        let mut union = (self.log.len(), CandidateSet::EMPTY);
        for &technique in Technique::ALL {
            if !technique.is_on_path() || (technique.needs_uniqueness() && !self.options.uniqueness)
            {
                continue;
            }
            let changed = match self.seen[technique as usize] {
                None => CandidateSet::ALL,
                Some(seen) if seen == self.log.len() => continue,
                Some(seen) => {
                    if union.0 != seen {
                        let since = self.log[seen..].iter();
                        union = (seen, since.fold(CandidateSet::EMPTY, |all, &it| all | it));
                    }
                    union.1
                }
            };
            let ask = Ask { technique, all: false, changed, poll: self.options.poll };
            let mut best: Option<(_, Step)> = None;
            let flow = technique.find(&survey, &ask, &mut |step| {
                let rank = self.rank(&step);
                if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                    best = Some((rank, step));
                }
                ControlFlow::Continue(())
            });
            if flow.is_break() {
                self.stopped = true;
                return None;
            }
            if let Some((_, step)) = best {
                return Some(step);
            }
            self.seen[technique as usize] = Some(self.log.len());
        }
        None
    }

    /// Orders the steps of one technique: the least to follow first, then the most effects, then near the
    /// last step.
    fn rank(&self, step: &Step) -> (usize, Reverse<usize>, bool) {
        let cells = step.evidence.cells(&self.board);
        let far = cells.is_disjoint(self.last | self.last.all_peers());
        let effects = step.place.len() + step.remove.len();
        (step.evidence.size(), Reverse(effects), far)
    }
}

impl fmt::Debug for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = self.log.len();
        f.debug_struct("Path")
            .field("board", &self.board)
            .field("steps", &steps)
            .finish_non_exhaustive()
    }
}

impl Iterator for Path<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.stopped || self.board.blanks().is_empty() {
            return None;
        }
        let step = self.find()?;
        let before = *self.board.marks();
        step.apply(&mut self.board);
        self.log.push(before - *self.board.marks());
        self.last = (step.place | step.remove).all_cells();
        Some(step)
    }
}

/// The way to the solution.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The board after the last step.
    pub board: Board,
    /// Whether [`Options::poll`] ended the search before its end.
    pub stopped: bool,
}

impl Explanation {
    /// Returns whether the steps lead to the solution. They do for every board with exactly one, unless the
    /// search was stopped.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.board.solution().is_some()
    }

    /// Returns the hardest technique of the path.
    #[must_use]
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max()
    }
}

/// Explains a board to the end: every step with its reason, and never a guess.
///
/// ```
/// use redoku::{Board, logic};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let explained = logic::explain(&Board::new(&text.parse()?), logic::Options::default());
/// assert!(explained.is_solved());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn explain(board: &Board, options: Options) -> Explanation {
    let mut path = Path::new(*board, options);
    let steps = path.by_ref().collect();
    Explanation { steps, board: path.board, stopped: path.stopped }
}

/// What to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// These candidates of the solution are not on the board: another digit is in their cell, or the pencil
    /// mark is erased.
    Mistake(CandidateSet),
    /// The easiest step.
    Step(Box<Step>),
    /// The board is full, or has no step.
    Nothing,
    /// [`Options::poll`] ended the search.
    Stopped,
}

/// Returns what to do next: mistakes first, for which the caller hands in the solution.
#[must_use]
pub fn hint(board: &Board, solution: Option<&Solution>, options: Options) -> Hint {
    let lost = solution.map_or(CandidateSet::EMPTY, |solution| mistakes(board, solution));
    if !lost.is_empty() {
        return Hint::Mistake(lost);
    }
    let mut path = Path::new(*board, options);
    match path.next() {
        Some(step) => Hint::Step(Box::new(step)),
        None if path.stopped => Hint::Stopped,
        None => Hint::Nothing,
    }
}

/// Returns the candidates of the solution that the board excludes: where another digit is, and where a pencil
/// mark is erased that no wrong digit of its kind sees.
fn mistakes(board: &Board, solution: &Solution) -> CandidateSet {
    let solved = solution.grid().digits().map(|(cell, digit)| Candidate { digit, cell });
    let is_mistake = |it: &Candidate| match board.digit(it.cell) {
        Some(digit) => digit != it.digit,
        None => {
            let wrong = |peer| board.digit(peer) == Some(it.digit);
            !board.has(*it) && !it.cell.peers().iter().any(wrong)
        }
    };
    solved.filter(is_mistake).collect()
}

/// Finds every step of some techniques on a board; of those with equal effects the one with the least to
/// follow.
///
/// ```
/// use redoku::{Board, logic::{Technique, find_steps}};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let board = Board::new(&text.parse()?);
/// let singles = find_steps(&board, &[Technique::NakedSingle]);
/// assert!(singles.iter().all(|step| step.place.len() == 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn find_steps(board: &Board, techniques: &[Technique]) -> Vec<Step> {
    find_steps_with(board, techniques, Options::default()).unwrap_or_default()
}

/// Like [`find_steps`]; `None` if [`Options::poll`] ended the search.
#[must_use]
pub fn find_steps_with(
    board: &Board,
    techniques: &[Technique],
    options: Options,
) -> Option<Vec<Step>> {
    let survey = Survey::new(board);
    let mut steps: Vec<Step> = Vec::new();
    let mut known = std::collections::HashMap::new();
    for &technique in techniques {
        if technique.needs_uniqueness() && !options.uniqueness {
            continue;
        }
        let ask = Ask { technique, all: true, changed: CandidateSet::ALL, poll: options.poll };
        let flow = technique.find(&survey, &ask, &mut |step| {
            let index = *known.entry((technique, step.place, step.remove)).or_insert(steps.len());
            match steps.get_mut(index) {
                None => steps.push(step),
                Some(other) if step.evidence.size() < other.evidence.size() => *other = step,
                Some(_) => {}
            }
            ControlFlow::Continue(())
        });
        if flow.is_break() {
            return None;
        }
    }
    Some(steps)
}
