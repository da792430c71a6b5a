//! What Sudoku is: the vocabulary, sets of it, and Grid → Puzzle → Solution. Knows nothing of the rest.

mod cell;
mod digit;
mod grid;
mod house;
mod puzzle;
mod sets;

pub use cell::{Cell, CellSet};
pub use digit::{Digit, DigitSet};
pub use grid::{Grid, NotAGrid};
pub use house::{House, HouseKind};
pub use puzzle::{Conflict, Puzzle, Solution};
