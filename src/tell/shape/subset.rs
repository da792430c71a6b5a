//! As many digits as cells in a house.

use super::mark_pattern;
use crate::logic::Subset;
use crate::model::{Board, HouseSet};
use crate::tell::outline::{HouseFact, Moment, Title};
use crate::tell::picture::{CellRole, HouseRole};

pub(super) fn moments(board: &Board, subset: &Subset) -> Vec<Moment> {
    let Subset { house, cells, digits, hidden, also } = *subset;
    let houses: HouseSet = std::iter::once(house).chain(also).collect();
    let (pattern, reason) = if hidden {
        (HouseFact::DigitPlaces { digits, house, cells }, HouseFact::NoRoom { digits, cells })
    } else {
        (HouseFact::Digits { cells, digits }, HouseFact::UsedUp { digits, cells, houses })
    };
    let pattern = Moment::new(Title::Pattern).say(pattern).draw(|picture| {
        picture.tint(cells, CellRole::Pattern);
        mark_pattern(picture, board, cells, digits);
        picture.frame(houses, HouseRole::Base);
    });
    vec![pattern, Moment::new(Title::Reason).say(reason)]
}
