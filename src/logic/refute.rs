//! Why a puzzle has no solution: the human solver goes on until the rules ask for something that cannot be.

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

use crate::control::{Control, Progress};
use crate::fast;
use crate::model::{Board, Demand, Puzzle};

use super::ladder::Ladder;
use super::step::Step;
use super::verify::verify_on;

/// Why a puzzle has no solution: steps that hold on it, and what they make impossible.
///
/// Each step holds on the puzzle's board after the steps before it, and none of them rests on the puzzle having one
/// solution. After the last one nothing is left that could meet the demand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Refutation {
    /// The steps, in order; only those that the contradiction rests on.
    pub steps: Vec<Step>,
    /// The cell that no digit is left for, or the digit that no place in a house is left for.
    pub stuck: Demand,
}

/// Why there is no refutation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotRefuted {
    /// The puzzle has a solution.
    Solvable,
    /// The search gave up: a proof would be far too long to read.
    Undecided,
    /// The control stopped the search.
    Stopped,
}

impl fmt::Display for NotRefuted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Solvable => "the puzzle has a solution",
            Self::Undecided => "the search gave up before it found a contradiction",
            Self::Stopped => "stopped before there was an answer",
        })
    }
}

impl Error for NotRefuted {}

/// Explains why a puzzle has no solution.
///
/// ```
/// use redoku::{Control, Demand, logic::{NotRefuted, refute}};
/// // A 4 for the 5 at r2c6.
/// let typed = "53..7....6..194....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let refutation = refute(&typed.parse()?, Control::NONE)?;
/// assert!(refutation.steps.is_empty());
/// assert_eq!(refutation.stuck.to_string(), "4 in box 5");
/// let right = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(refute(&right.parse()?, Control::NONE), Err(NotRefuted::Solvable));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the puzzle has a solution, or the search ends too soon.
pub fn refute(puzzle: &Puzzle, control: Control<'_>) -> Result<Refutation, NotRefuted> {
    if fast::has_solution(puzzle) {
        return Err(NotRefuted::Solvable);
    }
    let start = Board::new(puzzle);
    let (mut board, mut steps) = (start, Vec::new());
    let mut ladder = Ladder::new(false);
    while board.stuck().is_none() {
        let blanks = start.blanks().len();
        let progress = Progress::new(blanks - board.blanks().len(), Some(blanks));
        let found = match control.report(progress) {
            ControlFlow::Continue(()) => ladder.find(&board, control.at(progress)),
            ControlFlow::Break(()) => ControlFlow::Break(()),
        };
        let ControlFlow::Continue(found) = found else { return Err(NotRefuted::Stopped) };
        let Some(step) = found else { return Err(NotRefuted::Undecided) };
        debug_assert_eq!(verify_on(&board, &step), Ok(()), "{step:#?} on {board:#?}");
        let before = board;
        step.apply(&mut board);
        if !ladder.note(&step, &before, &board) {
            return Err(NotRefuted::Undecided);
        }
        steps.push(step);
    }
    // Of equally short ones the first counts; boxes come first, because they are the easiest to see.
    let all = Demand::all().rev().filter(|&demand| is_stuck(&board, demand));
    let slices = all.map(|stuck| Refutation { steps: slice(&start, &steps, stuck), stuck });
    slices.min_by_key(|slice| slice.steps.len()).ok_or(NotRefuted::Undecided)
}

/// Whether nothing is left that could meet a demand.
fn is_stuck(board: &Board, demand: Demand) -> bool {
    !board.is_met(demand) && board.choices(demand).is_empty()
}

/// Leaves out every step that the contradiction does not rest on, the last ones first.
fn slice(start: &Board, steps: &[Step], stuck: Demand) -> Vec<Step> {
    let mut boards = vec![*start];
    for step in steps {
        let mut board = boards[boards.len() - 1];
        step.apply(&mut board);
        boards.push(board);
    }
    let mut kept: Vec<&Step> = Vec::new();
    for (step, before) in steps.iter().zip(boards).rev() {
        // In reverse: the steps kept so far come after this one.
        let mut board = before;
        let holds = |step: &Step| {
            let holds = verify_on(&board, step).is_ok();
            step.apply(&mut board);
            holds
        };
        if !(kept.iter().rev().copied().all(holds) && is_stuck(&board, stuck)) {
            kept.push(step);
        }
    }
    kept.into_iter().rev().cloned().collect()
}
