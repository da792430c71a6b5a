//! X-wing (3.2), swordfish (3.8) and jellyfish (5.2).

use std::ops::ControlFlow;

use crate::model::{Digit, DigitSet, HouseKind, HouseSet};

use super::hint::{Pattern, Product};
use super::marks::Marks;
use super::order::{bits, house, subsets};

/// The kinds of the base and the cover lines.
const DIRECTIONS: [(HouseKind, HouseKind); 2] =
    [(HouseKind::Column, HouseKind::Row), (HouseKind::Row, HouseKind::Column)];

/// Visits the useful fish with `size` base lines.
pub(super) fn fish<T>(
    marks: &Marks,
    size: usize,
    mut visit: impl FnMut(Pattern) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for (base_kind, cover_kind) in DIRECTIONS {
        let places = |line, digit| marks.places(house(base_kind, line), digit);
        // Per digit the lines that can take part: two to `size` places.
        let lines: [u32; 9] = std::array::from_fn(|index| {
            let digit = Digit::from_index(index);
            let fits =
                |&line: &usize| (2..=size as u32).contains(&places(line, digit).count_ones());
            let fish_left = marks.filled(digit) + 2 * size <= 9;
            if fish_left { (0..9).filter(fits).fold(0, |lines, line| lines | 1 << line) } else { 0 }
        });
        for subset in subsets(size, 9) {
            for digit in Digit::all().filter(|digit| subset & !lines[digit.index()] == 0) {
                let cover = bits(subset).fold(0, |cover, line| cover | places(line, digit));
                if cover.count_ones() as usize != size {
                    continue;
                }
                let cells = |kind, mask| {
                    bits(mask).map(|line| house(kind, line)).collect::<HouseSet>().cells()
                };
                let base_cells = cells(base_kind, subset);
                let cover_cells = cells(cover_kind, u32::from(cover));
                let digits = DigitSet::from(digit);
                let remove = Product { digits, cells: cover_cells - base_cells };
                if remove.is_useful(marks) {
                    let absent = Product { digits, cells: base_cells - cover_cells };
                    visit(Pattern { remove, absent })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
