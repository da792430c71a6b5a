//! A digit that is locked where a line and a box cross.

use super::of;
use crate::model::{Board, Digit, House};
use crate::tell::outline::{HouseFact, Moment, Title};
use crate::tell::picture::{CandidateRole, CellRole, HouseRole};

pub(super) fn moments(board: &Board, digit: Digit, from: House, to: House) -> Vec<Moment> {
    let cells = board.cells_with(digit) & from.cells();
    let pattern = Moment::new(Title::Pattern)
        .say(HouseFact::Places { digit, house: from, cells })
        .draw(|picture| {
            picture.tint(cells, CellRole::Pattern);
            picture.mark(of(digit, cells), CandidateRole::Pattern);
            picture.frame(from, HouseRole::Base);
        });
    let reason = Moment::new(Title::Reason)
        .say(HouseFact::Within { cells, house: to })
        .say(HouseFact::SameDigit { digit, from, to })
        .draw(|picture| picture.frame(to, HouseRole::Cover));
    vec![pattern, reason]
}
