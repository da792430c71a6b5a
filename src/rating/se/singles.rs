//! Hidden singles (1.0, 1.2, 1.5) and naked singles (2.3).

use crate::model::{Digit, HouseKind};

use super::hint::Hint;
use super::marks::Marks;
use super::order::{BCR, cell_at, houses};

/// The last blank cell of a house anywhere, then digits with one place left in a house.
pub(super) fn hidden(marks: &Marks, least: u8) -> Option<Hint> {
    let last = single_place(marks, least, |empty| empty == 1);
    last.or_else(|| single_place(marks, least, |empty| empty > 1))
}

fn single_place(marks: &Marks, least: u8, fits: impl Fn(usize) -> bool) -> Option<Hint> {
    for house in houses(BCR).filter(|&house| fits(marks.empty(house))) {
        for digit in Digit::all() {
            let places = marks.places(house, digit);
            if places.is_power_of_two() {
                let rating = match (marks.empty(house), house.kind()) {
                    (1, _) => least,
                    (_, HouseKind::Block) => least + 2,
                    _ => least + 5,
                };
                let cell = cell_at(house, places.trailing_zeros() as usize);
                return Some(Hint::placing(rating, digit, cell));
            }
        }
    }
    None
}

/// A cell with one candidate.
pub(super) fn naked(marks: &Marks, rating: u8) -> Option<Hint> {
    marks.blanks().iter().find_map(|cell| {
        let digit = marks.candidates(cell).single()?;
        Some(Hint::placing(rating, digit, cell))
    })
}
