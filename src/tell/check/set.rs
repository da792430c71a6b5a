//! Facts about groups of cells.

use super::{Checker, all_of};
use crate::logic::Node;
use crate::model::{Board, CandidateSet, Cell, CellSet, DigitSet};
use crate::tell::outline::SetFact;

impl Checker<'_> {
    pub(super) fn set(&mut self, fact: &SetFact) -> bool {
        match fact {
            SetFact::Almost { cells, digits } => self.is_almost_locked(*cells, *digits),
            SetFact::Restricted { digit, sets, places } => {
                let [one, other] = *places;
                let apart = |cell: Cell| other.is_subset(cell.peers());
                *places == sets.map(|cells| self.places(*digit, cells))
                    && !one.is_empty()
                    && !other.is_empty()
                    && one.iter().all(apart)
            }
            SetFact::DoublyLinked { digits, sets } => {
                let holds_one = |cells: CellSet| {
                    let mut open: Vec<Cell> = (sets[0] | sets[1]).iter().collect();
                    open.sort_by_key(|&cell| self.board.candidates(cell).len());
                    !can_fill(self.board, &open, all_of(*digits, cells))
                };
                digits.len() > 1 && sets.iter().all(|&cells| holds_one(cells))
            }
            SetFact::Petal { stem, cells, holds } => {
                let digits = self.digits_of(*cells);
                let lost = self.places(stem.digit, *cells);
                self.board.has(*stem)
                    && self.is_almost_locked(*cells, digits)
                    && !lost.is_empty()
                    && lost.is_subset(stem.cell.peers())
                    && !holds.is_empty()
                    && holds.is_subset(digits - stem.digit.into())
            }
            SetFact::OneHolds { digit, cells, sets } => {
                self.held.push(Node { digit: *digit, cells: *cells });
                let banned = CandidateSet::of(*digit, *cells);
                let mut open: Vec<Cell> = sets.iter().collect();
                open.sort_by_key(|&cell| self.board.candidates(cell).len());
                !can_fill(self.board, &open, banned)
            }
            SetFact::SeenFrom { digit, cells, targets, seen } => {
                self.falls |= all_of((*digit).into(), *targets);
                let held = self.held.contains(&Node { digit: *digit, cells: *cells });
                held && self.is_view(*targets, *cells, seen)
            }
            SetFact::AllUsed { cells, digits } => {
                self.used = Some((*digits, *cells));
                let once = |digit| {
                    let places = self.places(digit, *cells);
                    places.iter().all(|cell| (places - cell.into()).is_subset(cell.peers()))
                };
                self.digits_of(*cells) == *digits
                    && digits.len() == cells.len()
                    && digits.iter().all(once)
            }
            SetFact::UsedIn { digits, cells, house } => {
                self.falls |= all_of(*digits, house.cells() - *cells);
                let inside = |digit| self.places(digit, *cells).is_subset(house.cells());
                self.used.is_some_and(|(all, used)| digits.is_subset(all) && used == *cells)
                    && digits.iter().all(inside)
            }
        }
    }

    /// Whether cells of a house have these digits, one more than there are cells.
    pub(super) fn is_almost_locked(&self, cells: CellSet, digits: DigitSet) -> bool {
        self.digits_of(cells) == digits
            && digits.len() == cells.len() + 1
            && !cells.common_houses().is_empty()
    }
}

/// Whether cells can be filled without banned candidates and without two equal digits that see each other.
fn can_fill(board: &Board, open: &[Cell], banned: CandidateSet) -> bool {
    let [cell, rest @ ..] = open else { return true };
    let digits = board.candidates(*cell) - banned.digits(*cell);
    digits.iter().any(|digit| {
        let seen = CandidateSet::of(digit, cell.peers());
        can_fill(board, rest, banned | seen)
    })
}
