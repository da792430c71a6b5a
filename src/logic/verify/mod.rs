//! Whether a step holds, from its evidence alone.
//!
//! Nothing here searches the grid, and nothing here is shared with the finders. A step has to pass three
//! checks:
//!
//! - `shape`: the evidence is what the technique's name says;
//! - `truths` or `proof`: the effects follow from it;
//! - and the step does something: every effect is a pencil mark of the board.

mod path;
mod proof;
mod shape;
mod truths;

pub use path::{BadStep, verify_path, verify_refutation};

use std::fmt;

use super::evidence::Evidence;
use super::position::Position;
use super::step::Step;
use crate::model::{Board, Candidate, Demand};

/// The most links, houses or cells that a pattern can have. What names more repeats itself, and would only take time.
const LARGEST: usize = Candidate::NUM;

/// Why a step does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Flaw {
    /// The step has no effect, or one on a candidate that is not there.
    Effect,
    /// The evidence is not of the technique's shape.
    Shape,
    /// The evidence rests on something that is not true of the board.
    Premise,
    /// The effects do not follow.
    Claim,
    /// The step rests on the puzzle having one solution, which is not known.
    Uniqueness,
    /// The demand of a contradiction can still be met, or is met.
    Possible(Demand),
}

impl Flaw {
    /// Returns the name that programs know it by, such as `premise`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Effect => "effect",
            Self::Shape => "shape",
            Self::Premise => "premise",
            Self::Claim => "claim",
            Self::Uniqueness => "uniqueness",
            Self::Possible(_) => "possible",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Effect => "the step has no effect on this board",
            Self::Shape => "the evidence does not fit the technique",
            Self::Premise => "the evidence is not true of this board",
            Self::Claim => "the effects do not follow from the evidence",
            Self::Uniqueness => "the step rests on the puzzle having one solution",
            Self::Possible(demand) => return write!(f, "{demand} is still possible"),
        })
    }
}

impl std::error::Error for Flaw {}

/// Checks that a step holds in a position, from its evidence alone.
///
/// # Errors
/// The first flaw.
///
/// ```
/// use redoku::{fast, logic::{Flaw, Options, Position, hint, verify}};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let position = Position::new(fast::prove(&text.parse()?)?);
/// let mut step = hint(&position, Options::default())?.expect("a step");
/// assert_eq!(verify(&position, &step), Ok(()));
/// let cell = step.place.first().expect("a placement").cell;
/// let other = position.board().candidates(cell).iter().find(|&digit| step.place.digits(cell) != digit.into());
/// step.place = [redoku::Candidate { digit: other.expect("another candidate"), cell }].into();
/// assert_eq!(verify(&position, &step), Err(Flaw::Claim));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn verify(position: &Position, step: &Step) -> Result<(), Flaw> {
    check(position.board(), step)
}

/// Checks that a step holds on any board, from its evidence alone: also if there is no solution, or several.
///
/// # Errors
/// The first flaw. A step that rests on the puzzle having one solution has one.
///
/// ```
/// use redoku::{Board, Control, logic::{refute, verify_on}};
/// let text = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
/// let puzzle = text.parse()?;
/// let mut board = Board::new(&puzzle);
/// for step in refute(&puzzle, Control::NONE)?.steps {
///     assert_eq!(verify_on(&board, &step), Ok(()));
///     step.apply(&mut board);
/// }
/// assert!(board.stuck().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn verify_on(board: &Board, step: &Step) -> Result<(), Flaw> {
    if step.technique.needs_uniqueness() {
        return Err(Flaw::Uniqueness);
    }
    check(board, step)
}

fn check(board: &Board, step: &Step) -> Result<(), Flaw> {
    let effects = step.place | step.remove;
    if effects.is_empty() || !effects.is_subset(board.marks()) {
        return Err(Flaw::Effect);
    }
    let is_proof = matches!(step.evidence, Evidence::Proof(_));
    if (!is_proof && step.evidence.size() > LARGEST) || !shape::fits(board, step) {
        return Err(Flaw::Shape);
    }
    match &step.evidence {
        Evidence::Proof(proof) => proof::check(board, step, proof),
        evidence => truths::check(board, step, &truths::of(board, evidence)?),
    }
}
