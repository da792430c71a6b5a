//! Facts about the digits of a house.

use super::{Checker, all_of};
use crate::model::{CellSet, DigitSet, House};
use crate::tell::outline::HouseFact;

impl Checker<'_> {
    pub(super) fn house(&mut self, fact: &HouseFact) -> bool {
        match *fact {
            HouseFact::Places { digit, house, cells } => {
                self.board.missing(house).has(digit) && self.places(digit, house.cells()) == cells
            }
            HouseFact::Digits { cells, digits } => {
                cells.is_subset(self.board.blanks()) && self.digits_of(cells) == digits
            }
            HouseFact::Within { cells, house } => cells.is_subset(house.cells()),
            HouseFact::SameDigit { digit, from, to } => {
                self.falls |= all_of(digit.into(), to.cells() - from.cells());
                let places = self.places(digit, from.cells());
                self.board.missing(from).has(digit) && places.is_subset(to.cells())
            }
            HouseFact::DigitPlaces { digits, house, cells } => {
                let places = |digit| self.places(digit, house.cells());
                let all = digits.iter().fold(CellSet::EMPTY, |all, digit| all | places(digit));
                digits.is_subset(self.board.missing(house)) && all == cells
            }
            HouseFact::UsedUp { digits, cells, houses } => {
                for house in houses {
                    self.falls |= all_of(digits, house.cells() - cells);
                }
                self.digits_of(cells) == digits
                    && digits.len() == cells.len()
                    && houses.iter().all(|house| cells.is_subset(house.cells()))
            }
            HouseFact::NoRoom { digits, cells } => {
                self.falls |= all_of(DigitSet::ALL - digits, cells);
                let locked = |house: House| {
                    let inside = |digit| self.places(digit, house.cells()).is_subset(cells);
                    digits.is_subset(self.board.missing(house)) && digits.iter().all(inside)
                };
                digits.len() == cells.len() && cells.common_houses().iter().any(locked)
            }
        }
    }
}
