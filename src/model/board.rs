//! A position with pencil marks: what is placed, and what each blank cell may still hold.

use std::fmt;

use super::candidate::Candidate;
use super::candidate_set::CandidateSet;
use super::cell::{Cell, CellSet};
use super::demand::Demand;
use super::digit::{Digit, DigitSet};
use super::grid::Grid;
use super::house::House;
use super::puzzle::{Puzzle, Solution};

/// A position with pencil marks. [`place`](Self::place) and [`eliminate`](Self::eliminate) are the only ways
/// to change it, so no two equal digits ever see each other, and no pencil mark sees its digit.
///
/// A board may still be wrong: with a mistake in it, some demand has no candidate left
/// (see [`stuck`](Self::stuck)).
///
/// ```
/// use redoku::{Board, Candidate, Cell, House, Puzzle};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut board = Board::new(&text.parse()?);
/// let middle = Cell::at(4, 4);
/// let digit = board.candidates(middle).single().expect("a naked single");
/// assert_eq!(digit.value(), 5);
/// assert!(board.place(Candidate { digit, cell: middle }));
/// assert!(board.candidates(middle).is_empty());
/// assert!(board.cells_with(digit).is_disjoint(middle.peers()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    // The candidates of the blank cells twice, by digit and by cell: finders ask for both.
    by_digit: CandidateSet,
    by_cell: [DigitSet; Cell::NUM],
    grid: Grid,
    /// The digits that each house still lacks.
    missing: [DigitSet; House::NUM],
    blanks: CellSet,
    givens: CellSet,
}

impl Board {
    /// The board without a digit, every candidate marked.
    pub const EMPTY: Self = Self {
        by_digit: CandidateSet::ALL,
        by_cell: [DigitSet::ALL; Cell::NUM],
        grid: Grid::EMPTY,
        missing: [DigitSet::ALL; House::NUM],
        blanks: CellSet::ALL,
        givens: CellSet::EMPTY,
    };

    /// Creates the board of a puzzle: its digits are the givens, and each blank cell is marked with all
    /// digits that no peer has.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        let mut board = Self::EMPTY;
        for (cell, digit) in puzzle.grid().digits() {
            board.place(Candidate { digit, cell });
        }
        board.givens = puzzle.givens();
        board
    }

    /// Writes a digit into its cell, and eliminates what it sees. Does nothing and returns `false` if the
    /// candidate is not there.
    pub fn place(&mut self, candidate: Candidate) -> bool {
        if !self.has(candidate) {
            return false;
        }
        let Candidate { digit, cell } = candidate;
        for other in self.candidates(cell) {
            self.eliminate(Candidate { digit: other, cell });
        }
        for peer in self.cells_with(digit) & cell.peers() {
            self.eliminate(Candidate { digit, cell: peer });
        }
        for house in cell.houses() {
            self.missing[house.index()].remove(digit);
        }
        self.grid.set(cell, Some(digit));
        self.blanks.remove(cell);
        true
    }

    /// Erases a pencil mark. Does nothing and returns `false` if it is not there.
    #[inline]
    pub fn eliminate(&mut self, candidate: Candidate) -> bool {
        let was_there = self.has(candidate);
        self.by_digit.remove(candidate);
        self.by_cell[candidate.cell.index()].remove(candidate.digit);
        was_there
    }

    /// Erases several pencil marks. Returns whether any of them was there.
    pub fn eliminate_all(&mut self, candidates: &CandidateSet) -> bool {
        let there = self.by_digit & *candidates;
        for candidate in there {
            self.eliminate(candidate);
        }
        !there.is_empty()
    }

    /// Returns whether a blank cell is marked with a digit.
    #[inline]
    #[must_use]
    pub const fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).has(candidate.digit)
    }

    /// Returns the digits that a blank cell is marked with; none for a filled cell.
    #[inline]
    #[must_use]
    pub const fn candidates(&self, cell: Cell) -> DigitSet {
        self.by_cell[cell.index()]
    }

    /// Returns the blank cells that are marked with a digit.
    #[inline]
    #[must_use]
    pub const fn cells_with(&self, digit: Digit) -> CellSet {
        self.by_digit.cells(digit)
    }

    /// Returns all pencil marks.
    #[inline]
    #[must_use]
    pub const fn marks(&self) -> &CandidateSet {
        &self.by_digit
    }

    /// Returns the digits that a house still lacks.
    #[inline]
    #[must_use]
    pub const fn missing(&self, house: House) -> DigitSet {
        self.missing[house.index()]
    }

    /// Returns the digits placed so far, the givens among them.
    #[inline]
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the digit in a cell.
    #[inline]
    #[must_use]
    pub const fn digit(&self, cell: Cell) -> Option<Digit> {
        self.grid.digit(cell)
    }

    /// Returns the cells without a digit.
    #[inline]
    #[must_use]
    pub const fn blanks(&self) -> CellSet {
        self.blanks
    }

    /// Returns the cells whose digit belongs to the puzzle.
    #[inline]
    #[must_use]
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// Returns whether a digit that meets the demand is placed.
    #[inline]
    #[must_use]
    pub const fn is_met(&self, demand: Demand) -> bool {
        match demand {
            Demand::Cell(cell) => !self.blanks.has(cell),
            Demand::Digit(digit, house) => !self.missing(house).has(digit),
        }
    }

    /// Returns the candidates that could still meet a demand; none if it is met.
    #[inline]
    #[must_use]
    pub fn choices(&self, demand: Demand) -> CandidateSet {
        match demand {
            Demand::Cell(cell) => CandidateSet::of(self.candidates(cell), cell),
            Demand::Digit(digit, house) => {
                CandidateSet::of(digit, self.cells_with(digit) & house.cells())
            }
        }
    }

    /// Returns the first demand that is neither met nor has a choice: then the board has no solution.
    ///
    /// ```
    /// use redoku::{Board, Candidate, Cell, Demand, Digit};
    /// let mut board = Board::EMPTY;
    /// assert_eq!(board.stuck(), None);
    /// let cell = Cell::at(0, 0);
    /// Digit::all().for_each(|digit| assert!(board.eliminate(Candidate { digit, cell })));
    /// assert_eq!(board.stuck(), Some(Demand::Cell(cell)));
    /// ```
    #[must_use]
    pub fn stuck(&self) -> Option<Demand> {
        let cell = (self.blanks - self.by_digit.all_cells()).first().map(Demand::Cell);
        cell.or_else(|| {
            House::all().find_map(|house| {
                let placeless = |&digit: &Digit| self.cells_with(digit).is_disjoint(house.cells());
                let digit = self.missing(house).iter().find(placeless)?;
                Some(Demand::Digit(digit, house))
            })
        })
    }

    /// Returns the solution, once every cell is filled.
    #[must_use]
    pub fn solution(&self) -> Option<Solution> {
        Solution::new(self.grid)
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl From<&Puzzle> for Board {
    fn from(puzzle: &Puzzle) -> Self {
        Self::new(puzzle)
    }
}

/// Writes the digits; `{:#?}` draws the pencil marks, nine columns wide enough for all of them.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return write!(f, "board(\"{}\")", self.grid);
        }
        for cell in Cell::all() {
            let marks: String =
                self.candidates(cell).iter().map(|digit| digit.to_string()).collect();
            let text = self.digit(cell).map_or(marks, |digit| format!("={digit}"));
            let gap = if cell.column() < 8 || cell.row() == 8 { "" } else { "\n" };
            write!(f, "{text:<10}{gap}")?;
        }
        Ok(())
    }
}
