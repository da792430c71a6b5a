//! Whether a path holds: each step on the board that the steps before it leave.

use std::error::Error;
use std::fmt;

use super::{Flaw, verify, verify_on};
use crate::logic::position::Position;
use crate::logic::step::Step;
use crate::model::{Board, Demand, Puzzle};

/// The first step of a path that does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadStep {
    /// The position of the step, counted from zero.
    pub at: usize,
    /// Why it does not hold.
    pub flaw: Flaw,
}

impl fmt::Display for BadStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}: {}", self.at + 1, self.flaw)
    }
}

impl Error for BadStep {}

/// Checks each step of a path from its evidence alone. Returns the position after the last one.
///
/// # Errors
/// The first step that does not hold.
///
/// ```
/// use redoku::{fast, logic::{Flaw, Options, Position, explain, verify_path}};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let position = Position::new(fast::prove(&text.parse()?)?);
/// let mut steps = explain(&position, Options::default())?.steps;
/// assert!(verify_path(&position, &steps)?.board().solution().is_some());
/// steps.push(steps[0].clone());
/// assert_eq!(verify_path(&position, &steps).unwrap_err().flaw, Flaw::Effect);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn verify_path(position: &Position, steps: &[Step]) -> Result<Position, BadStep> {
    let mut position = *position;
    for (at, step) in steps.iter().enumerate() {
        verify(&position, step).map_err(|flaw| BadStep { at, flaw })?;
        let next = position.with(&step.place, &step.remove);
        position = next.map_err(|_| BadStep { at, flaw: Flaw::Claim })?;
    }
    Ok(position)
}

/// Checks that a puzzle has no solution: each step from its evidence alone, and that after the last one nothing is left
/// that meets the demand.
///
/// # Errors
/// The first step that does not hold. The contradiction counts as the last one.
///
/// ```
/// use redoku::{Control, logic::{Flaw, refute, verify_refutation}};
/// let text = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
/// let puzzle = text.parse()?;
/// let found = refute(&puzzle, Control::NONE)?;
/// assert_eq!(verify_refutation(&puzzle, &found.steps, found.stuck), Ok(()));
/// let error = verify_refutation(&puzzle, &[], found.stuck).unwrap_err();
/// assert_eq!(error.flaw, Flaw::Possible(found.stuck));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn verify_refutation(puzzle: &Puzzle, steps: &[Step], stuck: Demand) -> Result<(), BadStep> {
    let mut board = Board::new(puzzle);
    for (at, step) in steps.iter().enumerate() {
        verify_on(&board, step).map_err(|flaw| BadStep { at, flaw })?;
        step.apply(&mut board);
    }
    if !board.is_met(stuck) && board.choices(stuck).is_empty() {
        Ok(())
    } else {
        Err(BadStep { at: steps.len(), flaw: Flaw::Possible(stuck) })
    }
}
