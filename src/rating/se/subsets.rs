//! Naked subsets (3.0, 3.6, 5.0), hidden subsets (3.4, 4.0, 5.4) and direct hidden subsets (2.0, 2.5).

use std::ops::ControlFlow;

use crate::model::{CellSet, Digit, DigitSet, House};

use super::hint::{Hint, Pattern, Product};
use super::marks::Marks;
use super::order::{BCR, Positions, bits, cell_at, cells_at, houses, subsets};

/// Visits the useful naked subsets of `size` cells.
pub(super) fn naked<T>(
    marks: &Marks,
    size: usize,
    mut visit: impl FnMut(Pattern) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for house in houses(BCR).filter(|&house| marks.empty(house) >= 2 * size) {
        let of = |position| marks.candidates(cell_at(house, position)).bits();
        fitting(size, of, |positions, digits| {
            let cells: CellSet = cells_at(house, positions).collect();
            let digits = DigitSet::from_bits(digits);
            let remove = Product { digits, cells: house.cells() - cells };
            if !remove.is_useful(marks) {
                return ControlFlow::Continue(());
            }
            visit(Pattern { remove, absent: Product { digits: !digits, cells } })
        })?;
    }
    ControlFlow::Continue(())
}

/// Visits the useful hidden subsets of `size` digits.
pub(super) fn hidden<T>(
    marks: &Marks,
    size: usize,
    mut visit: impl FnMut(Pattern) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for house in houses(BCR).filter(|&house| marks.empty(house) > 2 * size) {
        hidden_in(marks, house, size, |digits, positions| {
            let cells: CellSet = cells_at(house, positions).collect();
            let remove = Product { digits: !digits, cells };
            if !remove.is_useful(marks) {
                return ControlFlow::Continue(());
            }
            visit(Pattern { remove, absent: Product { digits, cells: house.cells() - cells } })
        })?;
    }
    ControlFlow::Continue(())
}

/// A hidden subset that leaves another digit a single place in the house.
pub(super) fn direct(marks: &Marks, size: usize, rating: u8) -> Option<Hint> {
    houses(BCR).filter(|&house| marks.empty(house) > size).find_map(|house| {
        hidden_in(marks, house, size, |digits, positions| {
            for digit in !digits {
                let places = marks.places(house, digit);
                let rest = places & !positions;
                if places.count_ones() >= 2 && rest.is_power_of_two() {
                    let cell = cell_at(house, rest.trailing_zeros() as usize);
                    return ControlFlow::Break(Hint::placing(rating, digit, cell));
                }
            }
            ControlFlow::Continue(())
        })
        .break_value()
    })
}

fn hidden_in<T>(
    marks: &Marks,
    house: House,
    size: usize,
    mut visit: impl FnMut(DigitSet, Positions) -> ControlFlow<T>,
) -> ControlFlow<T> {
    let of = |index| marks.places(house, Digit::from_index(index));
    fitting(size, of, |digits, positions| visit(DigitSet::from_bits(digits), positions))
}

/// Visits the `size`-subsets of nine sets whose union has `size` members, where each of them has two or
/// more; with each its union. In colexicographic order.
fn fitting<T>(
    size: usize,
    of: impl Fn(usize) -> u16,
    mut visit: impl FnMut(u16, u16) -> ControlFlow<T>,
) -> ControlFlow<T> {
    // Larger sets cannot take part. Leaving them out keeps the order.
    let (mut sets, mut count) = ([(0, 0); 9], 0);
    for index in 0..9 {
        let set = of(index);
        if (2..=size as u32).contains(&set.count_ones()) {
            sets[count] = (1 << index, set);
            count += 1;
        }
    }
    for subset in subsets(size, count) {
        let (chosen, union) = bits(subset)
            .fold((0, 0), |(chosen, union), index| (chosen | sets[index].0, union | sets[index].1));
        if union.count_ones() as usize == size {
            visit(chosen, union)?;
        }
    }
    ControlFlow::Continue(())
}
