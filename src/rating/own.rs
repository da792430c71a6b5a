//! Our own rating: how hard the human solver finds a puzzle.
//!
//! The puzzle is solved in rounds. A round applies all steps of the easiest technique at once, so neither the order
//! of cells nor that of digits matters, and isomorphic puzzles are rated alike. (A path chooses one of several steps;
//! for 9 of 20,000 puzzles that gives another hardest technique once they are turned.)
//!
//! The level is that of the hardest technique. The score is the cube root of the sum of the cubes of all rounds'
//! weights: the hardest rounds decide, and twice as many of them add a quarter.
//!
//! ```text
//!  board ─▶ easiest technique that finds anything ─▶ all its effects at once ─┐   level = that of the hardest round
//!    ▲                                                                        │
//!    └────────────────────────────────────────────────────────────────────────┘   score = ∛ Σ weight³ of all rounds
//! ```
//!
//! Of chains only the shortest count, by what sees both ends: that is the same whichever of several chains is found.
//! Nets show effects without reasons (`proof::conclusions`), so the hardest puzzles take a quarter of a second.

use std::ops::ControlFlow;

use crate::control::{Control, Progress, Stopped};
use crate::logic::{Level, Round, Technique};
use crate::model::{Board, Proper};

/// How hard the human solver finds a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grade {
    /// The level of the hardest technique.
    pub level: Level,
    /// From 4 for a puzzle with one blank cell to some thousands.
    pub score: u32,
    /// The hardest technique; `None` if there is nothing to solve.
    pub hardest: Option<Technique>,
}

/// Rates a puzzle.
///
/// ```
/// use redoku::{Control, fast, logic::Technique, rating::own::rate};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let rating = rate(&fast::prove(&text.parse()?)?, Control::NONE)?;
/// assert_eq!(rating.hardest, Some(Technique::HiddenSingle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the control stops it.
pub fn rate(proper: &Proper, control: Control) -> Result<Grade, Stopped> {
    Stopped::or(rounds(proper, control))
}

fn rounds(proper: &Proper, control: Control) -> ControlFlow<(), Grade> {
    let mut board = Board::new(proper.puzzle());
    let total = board.blanks().len();
    let mut hardest = None;
    let mut cubes = 0;
    while !board.blanks().is_empty() {
        let progress = Progress::new(total - board.blanks().len(), Some(total));
        let round = Round::next(&board, control.at(progress))?;
        debug_assert!(round.is_some_and(|round| round.agrees_with(proper.solution())));
        let Some(round) = round else { break };
        round.apply(&mut board);
        hardest = hardest.max(Some(round.technique));
        cubes += u64::from(round.technique.score()).pow(3);
    }
    let level = hardest.map_or(Level::Easy, Technique::level);
    let score = (cubes as f64).cbrt().round() as u32;
    ControlFlow::Continue(Grade { level, score, hardest })
}
