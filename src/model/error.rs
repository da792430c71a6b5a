//! Why a text is not a grid, and why a grid is not a puzzle.

use std::error::Error;
use std::fmt;

use super::cell::CellSet;
use super::digit::Digit;
use super::grid::Grid;
use super::house::House;

/// Why a text is not 81 digits and blanks.
///
/// ```
/// use redoku::Grid;
/// let refused = |text: &str| text.parse::<Grid>().unwrap_err().to_string();
/// assert_eq!(refused(&".".repeat(80)), "expected 81 cells, got 80");
/// assert_eq!(refused("12x"), "expected a digit, '.' or '0', got 'x' at character 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseGridError {
    /// The text has this number of cells instead of 81.
    Length(usize),
    /// The text has a character that is neither a digit nor a blank.
    Character {
        /// The first such character.
        character: char,
        /// The number of characters before it.
        position: usize,
    },
}

impl fmt::Display for ParseGridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(cells) => write!(f, "expected 81 cells, got {cells}"),
            Self::Character { character, position } => {
                let number = position + 1;
                write!(f, "expected a digit, '.' or '0', got {character:?} at character {number}")
            }
        }
    }
}

impl Error for ParseGridError {}

/// Why a text does not name a digit, a cell, a candidate, a technique or anything else with a name.
///
/// ```
/// use redoku::{Candidate, Cell, Digit};
/// assert_eq!("7r4c5".parse(), Ok(Candidate { digit: Digit::new(7).unwrap(), cell: Cell::at(3, 4) }));
/// assert_eq!("r10c1".parse::<Cell>().unwrap_err().to_string(), "expected a cell such as r4c5");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseNameError(Expected);

/// What would have been a name.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Expected {
    /// Something like this.
    Like(&'static str),
    OneOf(Vec<&'static str>),
}

impl ParseNameError {
    pub(super) const fn like(expected: &'static str) -> Self {
        Self(Expected::Like(expected))
    }

    pub(crate) const fn one_of(ids: Vec<&'static str>) -> Self {
        Self(Expected::OneOf(ids))
    }
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Expected::Like(expected) => write!(f, "expected {expected}"),
            Expected::OneOf(ids) => write!(f, "expected one of {}", ids.join(", ")),
        }
    }
}

impl Error for ParseNameError {}

/// Equal digits in one house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Conflict {
    /// The digit that the house has more than once.
    pub digit: Digit,
    /// The cells that hold it: two or more.
    pub cells: CellSet,
    /// The house they share.
    pub house: House,
}

/// Writes `two 5s in row 1: r1c1, r1c3`.
impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const COUNTS: [&str; 10] =
            ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
        let cells: Vec<_> = self.cells.iter().map(|cell| cell.to_string()).collect();
        let (count, cells) = (COUNTS[cells.len().min(9)], cells.join(", "));
        write!(f, "{count} {}s in {}: {cells}", self.digit, self.house)
    }
}

/// Why a grid is not a puzzle: equal digits see each other.
///
/// ```
/// use redoku::{Grid, Puzzle};
/// let typed: Grid = format!("5.5{}", ".".repeat(78)).parse()?;
/// let error = Puzzle::new(typed).unwrap_err();
/// assert_eq!(error.to_string(), "two 5s in row 1: r1c1, r1c3; two 5s in box 1: r1c1, r1c3");
/// assert_eq!(error.conflicts().len(), 2);
/// assert_eq!(error.grid(), &typed);
/// # Ok::<(), redoku::ParseGridError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConflictError {
    // Boxed: a result that carries it stays as small as a puzzle.
    grid: Box<Grid>,
    conflicts: Vec<Conflict>,
}

impl ConflictError {
    pub(super) fn new(grid: Grid, conflicts: Vec<Conflict>) -> Self {
        Self { grid: Box::new(grid), conflicts }
    }

    /// Returns the grid as it was typed.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the conflicts: one at least, house by house, digit by digit.
    #[must_use]
    pub fn conflicts(&self) -> &[Conflict] {
        &self.conflicts
    }

    /// Returns the conflicts.
    #[must_use]
    pub fn into_conflicts(self) -> Vec<Conflict> {
        self.conflicts
    }
}

impl fmt::Display for ConflictError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, conflict) in self.conflicts.iter().enumerate() {
            write!(f, "{}{conflict}", if i > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl Error for ConflictError {}

/// Why a text is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParsePuzzleError {
    /// The text is not a grid.
    Grid(ParseGridError),
    /// Equal digits see each other.
    Conflicts(ConflictError),
}

impl fmt::Display for ParsePuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Grid(error) => error.fmt(f),
            Self::Conflicts(error) => error.fmt(f),
        }
    }
}

impl Error for ParsePuzzleError {}

impl From<ParseGridError> for ParsePuzzleError {
    fn from(error: ParseGridError) -> Self {
        Self::Grid(error)
    }
}

impl From<ConflictError> for ParsePuzzleError {
    fn from(error: ConflictError) -> Self {
        Self::Conflicts(error)
    }
}

/// Why a text is not a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseSolutionError {
    /// The text is not a puzzle.
    Puzzle(ParsePuzzleError),
    /// These cells are blank.
    Blank(CellSet),
}

impl fmt::Display for ParseSolutionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Puzzle(error) => error.fmt(f),
            Self::Blank(cells) => write!(f, "expected 81 digits, got {}", (!*cells).len()),
        }
    }
}

impl Error for ParseSolutionError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Puzzle(error) => Some(error),
            Self::Blank(_) => None,
        }
    }
}

impl From<ParsePuzzleError> for ParseSolutionError {
    fn from(error: ParsePuzzleError) -> Self {
        Self::Puzzle(error)
    }
}
