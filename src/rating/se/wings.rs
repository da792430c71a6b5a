//! XY-wing (4.2) and XYZ-wing (4.4).

use crate::model::{CellSet, DigitSet};

use super::hint::{Hint, Product};
use super::marks::Marks;
use super::order::peers;

/// A pivot with two candidates, and two pincers that share a digit.
pub(super) fn xy(marks: &Marks, rating: u8) -> Option<Hint> {
    wing(marks, 2, rating)
}

/// A pivot with three candidates: the victims must see it too.
pub(super) fn xyz(marks: &Marks, rating: u8) -> Option<Hint> {
    wing(marks, 3, rating)
}

fn wing(marks: &Marks, pivot_size: usize, rating: u8) -> Option<Hint> {
    let pairs: CellSet =
        marks.blanks().iter().filter(|&cell| marks.candidates(cell).len() == 2).collect();
    let pivots = marks.blanks().iter().filter(|&cell| marks.candidates(cell).len() == pivot_size);
    for pivot in pivots {
        if (pairs & pivot.peers()).len() < 2 {
            continue;
        }
        let middle = marks.candidates(pivot);
        let pincers = || peers(pivot).iter().copied().filter(|&cell| pairs.has(cell));
        for first in pincers().filter(|&cell| (middle - marks.candidates(cell)).len() == 1) {
            let one = marks.candidates(first);
            for second in pincers() {
                let two = marks.candidates(second);
                let common = middle & one & two;
                if (middle | one | two).len() != 3 || common.len() != pivot_size - 2 {
                    continue;
                }
                let mut seeing = CellSet::from([first, second]);
                let digits: DigitSet = if pivot_size == 2 {
                    one & two
                } else {
                    seeing.insert(pivot);
                    common
                };
                let cells = seeing.common_peers() - CellSet::from(pivot);
                let hint = Hint::removing(rating, marks, Product { digits, cells });
                if hint.is_some() {
                    return hint;
                }
            }
        }
    }
    None
}
