//! Facts about patterns that would allow two solutions.

use super::{Checker, all_of};
use crate::model::{CandidateSet, Cell, CellSet, DigitSet, House, HouseSet};
use crate::tell::outline::DeadlyFact;

impl Checker<'_> {
    pub(super) fn deadly(&mut self, fact: &DeadlyFact) -> bool {
        let board = self.board;
        match *fact {
            DeadlyFact::Rectangle { cells, digits, solved } => {
                let used = |all: HouseSet| {
                    all.iter().filter(|house| !house.cells().is_disjoint(cells)).count() == 2
                };
                let two =
                    [HouseSet::ROWS, HouseSet::COLUMNS, HouseSet::BLOCKS].into_iter().all(used);
                cells.len() == 4
                    && two
                    && solved == cells - board.blanks()
                    && self.may_swap(cells, digits)
            }
            DeadlyFact::Loop { cells, digits } => {
                cells.is_subset(board.blanks()) && self.may_swap(cells, digits)
            }
            DeadlyFact::TwoWays { cells, digits } => self.may_swap(cells, digits),
            DeadlyFact::Way { digits: [a, b], cells, again } => {
                self.fillings.push(cells);
                let other = [cells[1], cells[0]];
                a != b && fills(cells) && again == self.fillings.contains(&other)
            }
            DeadlyFact::SameHouses { cells } => {
                let of_cells = |filling: &&[CellSet; 2]| filling[0] | filling[1] == cells;
                self.fillings.iter().filter(of_cells).count() == 2
            }
            DeadlyFact::Grave { guardians } => {
                self.guardians = Some(guardians);
                let rest = *board.marks() - guardians;
                let even = |house: House| {
                    let two = |digit| (rest.cells(digit) & house.cells()).len() == 2;
                    board.missing(house).iter().all(two)
                };
                guardians.is_subset(board.marks())
                    && board.blanks().iter().all(|cell| rest.digits(cell).len() == 2)
                    && House::all().all(even)
            }
            DeadlyFact::Twins => self.guardians.is_some(),
            DeadlyFact::Guardians { guardians } => {
                if let Some(cell) = guardians.all_cells().single() {
                    self.falls |= all_of(DigitSet::ALL - guardians.digits(cell), cell.into());
                }
                self.holds |= guardians.single().map_or(CandidateSet::EMPTY, Into::into);
                let whole = self.guardians.get_or_insert_with(|| {
                    let cells = self
                        .fillings
                        .first()
                        .map_or(CellSet::EMPTY, |filling| filling[0] | filling[1]);
                    let digits = self.swapped;
                    let others =
                        |cell: Cell| CandidateSet::of(board.candidates(cell) - digits, cell);
                    cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | others(cell))
                });
                !guardians.is_empty() && *whole == guardians
            }
            DeadlyFact::EachRulesOut { guardians, targets } => {
                self.falls |= targets;
                let each = |target| guardians.iter().all(|candidate| candidate.sees(target));
                self.guardians == Some(guardians) && targets.iter().all(each)
            }
            DeadlyFact::LockedWith { guardians, cells, digits, houses } => {
                let roof = guardians.all_cells();
                for house in houses {
                    self.falls |= all_of(digits, house.cells() - cells - roof);
                }
                let own = guardians
                    .iter()
                    .fold(DigitSet::EMPTY, |all, candidate| all | candidate.digit.into());
                self.guardians == Some(guardians)
                    && own | self.digits_of(cells) == digits
                    && digits.len() == cells.len() + 1
                    && roof.is_disjoint(cells)
                    && houses.iter().all(|house| (roof | cells).is_subset(house.cells()))
            }
        }
    }

    /// Whether two digits could swap in these cells: none is given, each has or may have one of them, and each house
    /// that has any of them has two.
    fn may_swap(&mut self, cells: CellSet, digits: DigitSet) -> bool {
        self.swapped = digits;
        let fits = |cell: Cell| {
            let possible = self.board.digit(cell).map_or(self.board.candidates(cell), Into::into);
            !possible.is_disjoint(digits)
        };
        digits.len() == 2
            && cells.is_disjoint(self.board.givens())
            && cells.iter().all(fits)
            && House::all().all(|house| matches!((house.cells() & cells).len(), 0 | 2))
    }
}

/// Whether each house that has any of the cells has one of either side.
fn fills([one, other]: [CellSet; 2]) -> bool {
    one.is_disjoint(other)
        && House::all().all(|house| (house.cells() & one).len() == (house.cells() & other).len())
        && House::all().all(|house| (house.cells() & one).len() <= 1)
}
