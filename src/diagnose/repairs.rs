//! Finds the single changes that give a grid exactly one solution: what a person may have meant to type.
//!
//! Every single slip that happens while a puzzle is copied is tried: a wrong digit, a digit too many, two neighbours
//! swapped, the rest of a row moved by one cell. A repair has to change a given of the minimal contradiction, so most
//! of the five hundred changes need no search. Repairs are sorted by how common their slip is: two digits swapped, a
//! row moved, a digit with a neighbouring key or a similar look, any digit, a digit one cell off, a digit too many; but
//! repairs that give a half-turn symmetric pattern of givens, as printed puzzles have, come first.

use super::BUDGET;
use super::changes::single_changes;
use super::reason::reason;
use crate::fast::{self, Budget};
use crate::model::names::named_enum;
use crate::model::{Cell, CellSet, Digit, Grid, NotProper, Proper, Puzzle};

/// A change that gives a grid exactly one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Repair {
    /// What the change does.
    pub kind: RepairKind,
    /// The cells that it changes.
    pub cells: CellSet,
    /// The puzzle after the change, and its solution.
    pub proper: Proper,
}

named_enum! {
    /// What a repair does.
    #[non_exhaustive]
    pub enum RepairKind {
        /// Gives a cell another digit.
        Digit = "digit",
        /// Removes a digit.
        Remove = "remove",
        /// Swaps the contents of two cells that share a side; one of them may be blank.
        Swap = "swap",
        /// Moves the rest of a row by one cell, to the right or to the left.
        Shift = "shift",
    }
}

/// Returns all single changes that give `grid` exactly one solution, likeliest first; none if it has one already.
///
/// ```
/// use redoku::{Cell, diagnose::{RepairKind, repairs}};
/// // A 4 for the 5 at r2c6.
/// let typed = "53..7....6..194....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let first = repairs(&typed.parse()?)[0];
/// assert_eq!(first.kind, RepairKind::Digit);
/// assert_eq!(first.proper.puzzle().grid()[Cell::at(1, 5)].unwrap().value(), 5);
/// # Ok::<(), redoku::ParseGridError>(())
/// ```
#[must_use]
pub fn repairs(grid: &Grid) -> Vec<Repair> {
    let suspects = suspects(grid);
    let mut budget = Budget::new(BUDGET);
    let mut found = Vec::new();
    for (kind, changed) in single_changes(grid) {
        let cells = grid.differing(&changed);
        if suspects.is_disjoint(cells) {
            continue;
        }
        let Ok(puzzle) = Puzzle::new(changed) else { continue };
        if let Ok(proper) = budget.prove(&puzzle) {
            found.push(Repair { kind, cells, proper });
        }
    }
    found.sort_by_key(|repair| {
        (!is_symmetric(repair.proper.puzzle().givens()), oddness(grid, repair))
    });
    found
}

/// The cells of which every repair changes at least one: equal digits in a house, or givens that contradict each
/// other. All cells if there are several solutions; none if there is one.
fn suspects(grid: &Grid) -> CellSet {
    let puzzle = match Puzzle::new(*grid) {
        Ok(puzzle) => puzzle,
        Err(error) => return error.conflicts()[0].cells,
    };
    match fast::prove(&puzzle) {
        Ok(_) => CellSet::EMPTY,
        Err(NotProper::None) => reason(&puzzle).givens,
        Err(_) => CellSet::ALL,
    }
}

/// Whether a half turn maps the givens onto each other, as in most printed puzzles.
fn is_symmetric(givens: CellSet) -> bool {
    givens.iter().all(|cell| givens.has(Cell::from_index(80 - cell.index())))
}

/// How unusual the slip is that a repair undoes; 0 for the most usual one.
///
/// Nothing else tells repairs apart: each gives one solution. Preferring puzzles that take fewer guesses, or that
/// have more givens than they need, finds the digit that was meant less often.
fn oddness(grid: &Grid, repair: &Repair) -> u8 {
    match repair.kind {
        RepairKind::Swap if is_transposition(grid, repair.cells) => 0,
        RepairKind::Shift => 1,
        RepairKind::Digit if is_near_miss(grid, repair) => 2,
        RepairKind::Digit => 3,
        RepairKind::Swap => 4,
        RepairKind::Remove => 5,
    }
}

/// Whether the cells are two digits side by side.
fn is_transposition(grid: &Grid, cells: CellSet) -> bool {
    let mut rows = cells.iter().map(Cell::row);
    rows.next() == rows.next() && cells.is_subset(grid.filled())
}

/// Whether the digit that was typed is easily taken for the one that was meant.
fn is_near_miss(grid: &Grid, repair: &Repair) -> bool {
    let digits = |cell| grid.digit(cell).zip(repair.proper.puzzle().grid().digit(cell));
    repair.cells.first().and_then(digits).is_some_and(|(typed, meant)| are_alike(typed, meant))
}

/// Whether the keys of two digits lie together (in a row: 4 and 5; on a number pad: 2 and 5), or the digits
/// look alike.
fn are_alike(a: Digit, b: Digit) -> bool {
    const LOOKALIKES: [(u8, u8); 6] = [(1, 7), (2, 7), (3, 5), (3, 8), (4, 9), (6, 8)];
    let (low, high) = (a.value().min(b.value()), a.value().max(b.value()));
    matches!(high - low, 1 | 3) || LOOKALIKES.contains(&(low, high))
}
