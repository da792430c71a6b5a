//! A board on the way to the only solution, with nothing on it that excludes that solution.

use std::error::Error;
use std::fmt;

use crate::model::{Board, Candidate, CandidateSet, Cell, CellSet, Proper};

use super::step::Step;

/// A position of a person at work: a puzzle with one solution, digits of that solution, and pencil marks that do not
/// exclude it.
///
/// ```
/// use redoku::{CandidateSet, fast, logic::Position};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let position = Position::new(fast::prove(&text.parse()?)?);
/// let none = CandidateSet::EMPTY;
/// let four = CandidateSet::from("4r1c3".parse::<redoku::Candidate>()?);
/// assert_eq!(position.with(&four, &none)?.board().blanks().len(), 50);
/// let one = CandidateSet::from("1r1c3".parse::<redoku::Candidate>()?);
/// let mistakes = position.with(&one, &none).unwrap_err();
/// assert_eq!(mistakes.to_string(), "the solution has 4r1c3, which the position excludes");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    proper: Proper,
    board: Board,
}

impl Position {
    /// Creates the position in which nothing is done.
    #[must_use]
    pub fn new(proper: Proper) -> Self {
        Self { board: Board::new(proper.puzzle()), proper }
    }

    /// Returns the position with more digits placed and pencil marks erased. What is on the board already is ignored.
    ///
    /// # Errors
    /// If that excludes the solution: a digit is wrong, or the right one is erased.
    pub fn with(&self, placed: &CandidateSet, removed: &CandidateSet) -> Result<Self, Mistakes> {
        let right = CandidateSet::from(self.proper.solution().grid());
        let wrong = *placed - right;
        let mut position = *self;
        for candidate in *placed & right {
            position.board.place(candidate);
        }
        let lost = *removed & right & *position.board.marks();
        if !(wrong | lost).is_empty() {
            let (digits, marks) = (wrong.all_cells(), lost.all_cells());
            let solution = self.proper.solution();
            let excluded = (digits | marks).iter().map(|cell| solution.candidate(cell));
            return Err(Mistakes { digits, marks, excluded: Box::new(excluded.collect()) });
        }
        position.board.eliminate_all(removed);
        Ok(position)
    }

    /// Applies a step of a finder.
    pub(super) fn apply(&mut self, step: &Step) {
        debug_assert!(step.agrees_with(self.proper.solution()), "{step:#?} on {self:#?}");
        step.apply(&mut self.board);
    }

    /// Returns the puzzle and its solution.
    #[must_use]
    pub const fn proper(&self) -> &Proper {
        &self.proper
    }

    /// Returns the digits and pencil marks.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }
}

impl From<Proper> for Position {
    fn from(proper: Proper) -> Self {
        Self::new(proper)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.fmt(f)
    }
}

/// Why a position is refused: it excludes the solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistakes {
    digits: CellSet,
    marks: CellSet,
    // Boxed to keep the error small.
    excluded: Box<CandidateSet>,
}

impl Mistakes {
    /// Returns the cells with a wrong digit.
    #[must_use]
    pub const fn digits(&self) -> CellSet {
        self.digits
    }

    /// Returns the blank cells from which the right digit is erased.
    #[must_use]
    pub const fn marks(&self) -> CellSet {
        self.marks
    }

    /// Returns the candidates of the solution that the position excludes, by another digit in their cell or by an
    /// erased pencil mark: one for each mistake.
    #[must_use]
    pub const fn excluded(&self) -> &CandidateSet {
        &self.excluded
    }

    /// Returns how to correct the first mistake; a wrong digit comes before an erased pencil mark.
    ///
    /// # Panics
    /// Never: there is at least one mistake.
    #[must_use]
    pub fn correction(&self) -> Correction {
        self.digits.first().map_or_else(
            || {
                let mark = self.excluded.iter().min_by_key(|candidate| candidate.cell);
                Correction::Restore(mark.expect("there is at least one mistake"))
            },
            Correction::Erase,
        )
    }
}

/// How to correct a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Correction {
    /// Erase the digit of a cell.
    Erase(Cell),
    /// Put an erased pencil mark back.
    Restore(Candidate),
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the solution has ")?;
        for (at, candidate) in self.excluded.iter().enumerate() {
            write!(f, "{}{candidate}", if at > 0 { ", " } else { "" })?;
        }
        f.write_str(", which the position excludes")
    }
}

impl Error for Mistakes {}
