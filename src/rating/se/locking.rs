//! Pointing (2.6) and claiming (2.8), and their direct forms (1.7, 1.9).

use std::ops::ControlFlow;

use crate::model::{CellSet, Digit, DigitSet, House, HouseKind};

use super::hint::{Hint, Pattern, Product};
use super::marks::Marks;
use super::order::{cell_at, house, houses_of, shared};

use HouseKind::{Block as B, Column as C, Row as R};

/// The kinds of the house that has the candidates, and of the house that they lie in.
const PAIRS: [(HouseKind, HouseKind); 4] = [(B, C), (B, R), (C, B), (R, B)];

/// All candidates of `digit` in `from`, at least two, lie in `to`.
struct Locked {
    from: House,
    to: House,
    digit: Digit,
}

fn locked<T>(marks: &Marks, mut visit: impl FnMut(Locked) -> ControlFlow<T>) -> ControlFlow<T> {
    for (from_kind, to_kind) in PAIRS {
        for from in houses_of(from_kind) {
            for to in houses_of(to_kind) {
                let common = shared(from, to);
                if common == 0 {
                    continue;
                }
                for digit in Digit::all() {
                    let places = marks.places(from, digit);
                    if places & !common == 0 && places & places.wrapping_sub(1) != 0 {
                        visit(Locked { from, to, digit })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A locked digit that leaves another house a single place.
pub(super) fn direct(marks: &Marks) -> Option<Hint> {
    locked(marks, |Locked { from, to, digit }| {
        for position in (0..9).filter(|&position| position != from.position()) {
            let other = house(from.kind(), position);
            let common = shared(other, to);
            let places = marks.places(other, digit);
            let outside = places & !common;
            if common != 0 && places.count_ones() >= 2 && outside.is_power_of_two() {
                let rating = if from.kind() == B { 17 } else { 19 };
                let cell = cell_at(other, outside.trailing_zeros() as usize);
                return ControlFlow::Break(Hint::placing(rating, digit, cell));
            }
        }
        ControlFlow::Continue(())
    })
    .break_value()
}

/// Visits the useful patterns with their ratings.
pub(super) fn patterns<T>(
    marks: &Marks,
    mut visit: impl FnMut(u8, Pattern) -> ControlFlow<T>,
) -> ControlFlow<T> {
    locked(marks, |Locked { from, to, digit }| {
        let product = |cells: CellSet| Product { digits: DigitSet::from(digit), cells };
        let remove = product(to.cells() - from.cells());
        if !remove.is_useful(marks) {
            return ControlFlow::Continue(());
        }
        let absent = product(from.cells() - to.cells());
        visit(if from.kind() == B { 26 } else { 28 }, Pattern { remove, absent })
    })
}

/// Candidates of a digit that a locked one removes.
pub(super) fn plain(marks: &Marks) -> Option<Hint> {
    let hint = |rating, pattern: Pattern| match Hint::removing(rating, marks, pattern.remove) {
        Some(hint) => ControlFlow::Break(hint),
        None => ControlFlow::Continue(()),
    };
    patterns(marks, hint).break_value()
}
