//! Facts about fish.

use super::{Checker, all_of};
use crate::model::{Cell, CellSet, HouseSet};
use crate::tell::outline::{FishFact, Seen};

impl Checker<'_> {
    pub(super) fn fish(&mut self, fact: &FishFact) -> bool {
        match fact {
            FishFact::Covered { digit, base, cover, fins, .. } => {
                let body = self.places(*digit, base.cells());
                body.is_subset(cover.cells() | *fins) && fins.is_subset(body - cover.cells())
            }
            FishFact::InTwoBases { digit, base, cells } => {
                let twice = |cell: Cell| count(*base, cell) > 1;
                let body = self.places(*digit, base.cells());
                cells.is_subset(body) && cells.iter().all(twice)
            }
            FishFact::Taken { digit, base, cover, fins } => {
                let body = self.places(*digit, base.cells()) - *fins;
                let outside = cover.cells() - body;
                let taken = all_of((*digit).into(), outside);
                if fins.is_empty() {
                    self.falls |= taken;
                } else {
                    self.unless_fins = taken;
                }
                base.len() == cover.len()
                    && base.is_disjoint(*cover)
                    && base.iter().all(|house| self.board.missing(house).has(*digit))
                    && body.iter().all(|cell| count(*base, cell) == 1)
                    && body.is_subset(cover.cells())
            }
            FishFact::InTwoCovers { digit, cover, cells } => {
                let more = all_of((*digit).into(), *cells);
                if self.unless_fins.is_empty() {
                    self.falls |= more;
                } else {
                    self.unless_fins |= more;
                }
                cells.iter().all(|cell| count(*cover, cell) > 1)
            }
            FishFact::SeeFins { digit, fins, cells, seen } => {
                self.falls |= all_of((*digit).into(), *cells) & self.unless_fins;
                self.is_view(*cells, *fins, seen)
            }
        }
    }

    /// Whether each of the targets sees all of the cells through these houses.
    pub(super) fn is_view(&self, targets: CellSet, cells: CellSet, seen: &[Seen]) -> bool {
        let all = seen.iter().fold(CellSet::EMPTY, |all, part| all | part.cells);
        let through = |part: &Seen| (part.cells | targets).is_subset(part.through.cells());
        !targets.is_empty()
            && all == cells
            && seen.iter().all(through)
            && targets.is_disjoint(cells)
    }
}

/// How many of the houses have a cell.
fn count(houses: HouseSet, cell: Cell) -> usize {
    houses.iter().filter(|house| house.cells().has(cell)).count()
}
