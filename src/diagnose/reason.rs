//! Why a puzzle has no solution, as plainly as the puzzle allows.

use crate::model::{Cell, CellSet, Digit, DigitSet, Grid, House, Puzzle};

use super::minimal::minimal_contradiction;

/// Why a puzzle has no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// What can be seen at a glance, if anything.
    pub kind: ReasonKind,
    /// A minimal set of givens with no solution: without any one of them there is a solution.
    pub givens: CellSet,
}

/// What the contradicting givens do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReasonKind {
    /// They leave no digit for this blank cell.
    Cell(Cell),
    /// They leave no place for the digit in this house.
    Digit(Digit, House),
    /// Neither: they contradict each other deeper down.
    Givens,
}

/// Why `puzzle`, which must have no solution, has none. Of the reasons that can be seen at a glance it takes the one
/// with the fewest givens: the fewer there are, the sooner a mistyped one is found.
pub(super) fn reason(puzzle: &Puzzle) -> Reason {
    let seen = glances(puzzle.grid()).min_by_key(|givens| givens.len());
    let givens = minimal_contradiction(puzzle, seen.unwrap_or_else(|| puzzle.givens()));
    Reason { kind: kind_of(puzzle.restricted_to(givens).grid()), givens }
}

/// What can be seen at a glance on a grid with no solution.
fn kind_of(grid: &Grid) -> ReasonKind {
    let cell = stuck_cells(grid).next().map(ReasonKind::Cell);
    let digit = || stuck_digits(grid).next().map(|(digit, house)| ReasonKind::Digit(digit, house));
    cell.or_else(digit).unwrap_or(ReasonKind::Givens)
}

/// The givens of each reason that can be seen at a glance; cells before digits.
fn glances(grid: &Grid) -> impl Iterator<Item = CellSet> {
    let cells = stuck_cells(grid).map(|cell| nine_that_see(grid, cell));
    let digits = stuck_digits(grid).map(|(digit, house)| fewest_that_bar(grid, digit, house));
    cells.chain(digits)
}

/// The blank cells for which no digit is left.
fn stuck_cells(grid: &Grid) -> impl Iterator<Item = Cell> {
    grid.blanks().into_iter().filter(|&cell| grid.candidates(cell).is_empty())
}

/// The digits that have no cell left in a house, with that house; boxes first, because they are the
/// easiest to see.
fn stuck_digits(grid: &Grid) -> impl Iterator<Item = (Digit, House)> {
    House::all().rev().flat_map(move |house| {
        let possible = house
            .iter()
            .fold(grid.digits_in(house), |digits, cell| digits | open_candidates(grid, cell));
        (!possible).iter().map(move |digit| (digit, house))
    })
}

/// The candidates of a blank cell; none of a filled one.
fn open_candidates(grid: &Grid, cell: Cell) -> DigitSet {
    if grid.digit(cell).is_none() { grid.candidates(cell) } else { DigitSet::EMPTY }
}

/// One given for each digit that `cell` sees.
fn nine_that_see(grid: &Grid, cell: Cell) -> CellSet {
    Digit::all()
        .filter_map(|digit| cell.peers().iter().find(|&peer| grid.digit(peer) == Some(digit)))
        .collect()
}

/// The fewest givens that keep `digit` out of every cell of `house`: some with the same digit elsewhere, and
/// the given in each cell that those do not see.
fn fewest_that_bar(grid: &Grid, digit: Digit, house: House) -> CellSet {
    let equal: Vec<Cell> = Cell::all()
        .filter(|&cell| grid.digit(cell) == Some(digit))
        .filter(|&cell| !cell.peers().is_disjoint(house.cells()))
        .collect();
    // At most nine cells hold the digit, so at most 512 choices.
    (0..1u32 << equal.len())
        .filter_map(|choice| {
            let chosen: CellSet =
                (0..equal.len()).filter(|i| choice >> i & 1 == 1).map(|i| equal[i]).collect();
            let unseen = house.cells() - chosen.all_peers();
            unseen.is_disjoint(grid.blanks()).then_some(chosen | unseen)
        })
        .min_by_key(|givens| givens.len())
        .unwrap_or_else(|| grid.filled())
}
