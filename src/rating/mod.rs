//! How hard a puzzle is.
//!
//! [`se`] is the rating that players quote: that of Sudoku Explainer. [`own`] says how hard the human solver finds
//! it: a level in words and a score, the same for isomorphic puzzles.
//!
//! ```text
//!           ┌─ se    the first hint of the first of thirty producers, step by step ─▶ ER 4.5  EP 1.2  ED 1.2
//!  Proper ──┤
//!           └─ own   all steps of the easiest technique at once, round by round ────▶ hard, 244
//! ```
//!
//! ```
//! use redoku::{Control, fast, rating::rate};
//! let text = "87.......6..4.....51.23.7....2.6..1.9.1...6.5.6..2.9....6.12.54.....5..6.......91";
//! let rating = rate(&fast::prove(&text.parse()?)?, Control::NONE)?;
//! assert_eq!(rating.se.er.to_string(), "4.5");
//! assert_eq!((rating.own.level.id(), rating.own.score), ("hard", 244));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod own;
pub mod se;
#[cfg(feature = "serde")]
mod wire;

use crate::control::{Control, Progress, Stopped};
use crate::model::Proper;

/// Both ratings of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The numbers of Sudoku Explainer.
    pub se: se::Numbers,
    /// Level, score and hardest technique.
    pub own: own::Grade,
}

/// Rates a puzzle. Progress goes up to the end with the first rating, the slower one, and stays there.
///
/// ```
/// use redoku::{Control, fast, rating::rate};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let rating = rate(&fast::prove(&text.parse()?)?, Control::NONE)?;
/// assert_eq!(rating.se.er.to_string(), "1.2");
/// assert_eq!(rating.own.level.id(), "easy");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the control stops it.
pub fn rate(proper: &Proper, control: Control) -> Result<Rating, Stopped> {
    let se = se::rate(proper, control)?;
    let at_the_end = |progress: Progress| {
        control.report(Progress { done: progress.total.unwrap_or(0), ..progress })
    };
    let own = own::rate(proper, Control::new(&at_the_end))?;
    Ok(Rating { se, own })
}
