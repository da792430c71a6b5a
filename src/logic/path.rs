//! The driver: which step comes next, and the way to the solution.

use std::fmt;
use std::ops::ControlFlow;

use crate::control::{Control, Progress, Stopped};
use crate::model::CandidateSet;

use super::find::Ask;
use super::ladder::Ladder;
use super::position::Position;
use super::step::Step;
use super::survey::Survey;
use super::technique::Technique;

/// What a search may use, and who watches it.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// Whether techniques may rest on the puzzle having one solution.
    pub uniqueness: bool,
    /// Told the share of the blank cells that are filled.
    pub control: Control<'a>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self { uniqueness: true, control: Control::NONE }
    }
}

/// The steps from a position to the solution, easiest first. An iterator: each step is found, applied and
/// returned. It ends with the solution, or with [`Stopped`].
///
/// ```
/// use redoku::{fast, logic::{Options, Path, Position}};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let position = Position::new(fast::prove(&text.parse()?)?);
/// let mut path = Path::new(position, Options::default());
/// assert_eq!(path.by_ref().count(), 51);
/// assert!(path.position().board().solution().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Path<'a> {
    position: Position,
    options: Options<'a>,
    /// The number of cells that were blank in the beginning.
    blanks: usize,
    ladder: Ladder,
    /// Whether the control has broken after a step.
    stopped: bool,
    ended: bool,
}

impl<'a> Path<'a> {
    /// Starts at a position.
    #[must_use]
    pub fn new(position: Position, options: Options<'a>) -> Self {
        Self {
            blanks: position.board().blanks().len(),
            position,
            options,
            ladder: Ladder::new(options.uniqueness),
            stopped: false,
            ended: false,
        }
    }

    /// Returns the position as the steps so far left it.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    fn progress(&self) -> Progress {
        Progress::new(self.blanks - self.position.board().blanks().len(), Some(self.blanks))
    }

    /// Finds the next step without applying it.
    fn find(&mut self) -> ControlFlow<(), Option<Step>> {
        let checkpoint = self.options.control.at(self.progress());
        self.ladder.find(self.position.board(), checkpoint)
    }

    /// Applies a step. Returns whether it changed anything, as every step does.
    fn apply(&mut self, step: &Step) -> bool {
        let before = *self.position.board();
        self.position.apply(step);
        self.ladder.note(step, &before, self.position.board())
    }
}

impl fmt::Debug for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Path")
            .field("position", &self.position)
            .field("steps", &self.ladder.steps())
            .finish_non_exhaustive()
    }
}

impl Iterator for Path<'_> {
    type Item = Result<Step, Stopped>;

    fn next(&mut self) -> Option<Result<Step, Stopped>> {
        if self.ended || self.position.board().blanks().is_empty() {
            return None;
        }
        let found = if self.stopped { ControlFlow::Break(()) } else { self.find() };
        let ControlFlow::Continue(Some(step)) = found else {
            debug_assert!(found.is_break(), "no step on {:#?}", self.position);
            self.ended = true;
            return found.is_break().then_some(Err(Stopped));
        };
        let changed = self.apply(&step);
        debug_assert!(changed, "{step:?} changes nothing on {:?}", self.position);
        // A path that does not move would never end.
        self.ended = !changed;
        self.stopped = self.options.control.report(self.progress()).is_break();
        Some(Ok(step))
    }
}

/// The way to the solution.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Explanation {
    /// The steps, in order.
    pub steps: Vec<Step>,
}

impl Explanation {
    /// Returns the hardest technique of the path; `None` if there was nothing to do.
    #[must_use]
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max()
    }
}

/// Explains a position to the end: every step with its reason, and never a guess.
///
/// ```
/// use redoku::{fast, logic::{Options, Position, Technique, explain}};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let position = Position::new(fast::prove(&text.parse()?)?);
/// let explained = explain(&position, Options::default())?;
/// assert_eq!(explained.hardest(), Some(Technique::HiddenSingle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If [`Options::control`] stops it. [`Path`] keeps the steps so far.
pub fn explain(position: &Position, options: Options) -> Result<Explanation, Stopped> {
    let steps = Path::new(*position, options).collect::<Result<_, _>>()?;
    Ok(Explanation { steps })
}

/// Returns the easiest step; `None` if the board is full.
///
/// # Errors
/// If [`Options::control`] stops the search.
pub fn hint(position: &Position, options: Options) -> Result<Option<Step>, Stopped> {
    Path::new(*position, options).next().transpose()
}

/// Finds every step of some techniques; of those with equal effects the one with the least to follow.
///
/// ```
/// use redoku::{fast, logic::{Options, Position, Technique, find_steps}};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let position = Position::new(fast::prove(&text.parse()?)?);
/// let singles = find_steps(&position, &[Technique::NakedSingle], Options::default())?;
/// assert!(singles.iter().all(|step| step.place.len() == 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If [`Options::control`] stops the search.
pub fn find_steps(
    position: &Position,
    techniques: &[Technique],
    options: Options,
) -> Result<Vec<Step>, Stopped> {
    let survey = Survey::new(position.board());
    let checkpoint = options.control.at(Progress::new(0, None));
    let mut steps: Vec<Step> = Vec::new();
    let mut known = std::collections::HashMap::new();
    for &technique in techniques {
        if technique.needs_uniqueness() && !options.uniqueness {
            continue;
        }
        let ask = Ask { technique, all: true, changed: CandidateSet::ALL, checkpoint };
        let flow = technique.find(&survey, &ask, &mut |step| {
            debug_assert!(step.agrees_with(position.proper().solution()), "{step:#?}");
            let index = *known.entry((technique, step.place, step.remove)).or_insert(steps.len());
            match steps.get_mut(index) {
                None => steps.push(step),
                Some(other) if step.evidence.size() < other.evidence.size() => *other = step,
                Some(_) => {}
            }
            ControlFlow::Continue(())
        });
        Stopped::or(flow)?;
    }
    Ok(steps)
}
