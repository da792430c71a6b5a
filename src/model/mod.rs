//! What Sudoku is. Knows nothing of the rest of the crate.
//!
//! - The vocabulary: [`Digit`], [`Cell`], [`House`], [`Candidate`], [`Demand`], and sets of them.
//! - What a grid promises is its type: [`Grid`] anything, [`Puzzle`] no conflict, [`Proper`] one solution,
//!   [`Solution`] full and right.
//! - [`Board`]: a puzzle with pencil marks, for solvers that reason.
//! - [`Symmetry`]: what turns a puzzle into the same puzzle in other clothes.

mod board;
mod candidate;
mod candidate_set;
mod cell;
mod demand;
mod digit;
mod error;
mod grid;
mod house;
pub(crate) mod line;
pub(crate) mod names;
mod proper;
mod puzzle;
mod random;
mod sets;
mod symmetry;
mod tables;
#[cfg(feature = "serde")]
mod wire;

pub use board::Board;
pub use candidate::Candidate;
pub use candidate_set::{CandidateSet, CandidateSetIter};
pub use cell::{Cell, CellSet, CellSetIter};
pub use demand::Demand;
pub use digit::{Digit, DigitSet, DigitSetIter};
pub use error::{
    Conflict, ConflictError, ParseGridError, ParseNameError, ParsePuzzleError, ParseSolutionError,
};
pub use grid::Grid;
pub use house::{House, HouseKind, HouseSet, HouseSetIter};
pub use proper::{NotProper, Proper};
pub use puzzle::{Puzzle, Solution};
pub use random::Random;
pub use symmetry::Symmetry;
