//! The loops themselves: a depth-first walk from each cell with two candidates.

use crate::model::{Cell, CellSet, Digit, DigitSet, HouseKind, HouseSet};
use crate::rating::se::marks::Marks;
use crate::rating::se::order::{BRC, house_of};

use super::Loop;

struct Walk<'a, F> {
    marks: &'a Marks,
    pair: DigitSet,
    digits: [Digit; 2],
    path: Vec<Cell>,
    visit: F,
}

/// Visits every loop, as often as the walk meets it.
pub(super) fn loops(marks: &Marks, mut visit: impl FnMut(&Loop<'_>)) {
    for start in marks.blanks() {
        let pair = marks.candidates(start);
        let (Some(first), Some(last), 2) = (pair.first(), pair.last(), pair.len()) else {
            continue;
        };
        // Every cell of a loop has both digits.
        let fitting = marks.cells_with(first) & marks.cells_with(last);
        if fitting.len() < 4 {
            continue;
        }
        let digits = [first, last];
        let mut walk = Walk { marks, pair, digits, path: Vec::new(), visit: &mut visit };
        walk.step(start, fitting, Met::default(), 2, DigitSet::EMPTY, None);
    }
}

impl<F: FnMut(&Loop<'_>)> Walk<'_, F> {
    /// Goes on from `cell`. Up to `allow` more cells may have further candidates, or more if all `extra`
    /// candidates are one digit.
    fn step(
        &mut self,
        cell: Cell,
        fitting: CellSet,
        met: Met,
        allow: i32,
        mut extra: DigitSet,
        last: Option<HouseKind>,
    ) {
        let Some(met) = met.with(cell) else { return };
        self.path.push(cell);
        for kind in BRC.into_iter().filter(|&kind| Some(kind) != last) {
            for next in house_of(cell, kind).cells() & fitting {
                if next == self.path[0] && self.path.len() >= 4 {
                    if met.is_deadly() {
                        let Self { marks, digits, .. } = *self;
                        (self.visit)(&Loop { marks, path: &self.path, digits });
                    }
                } else if !self.path.contains(&next) {
                    let candidates = self.marks.candidates(next);
                    // Sudoku Explainer keeps what an earlier neighbour added for the later ones.
                    extra = (extra | candidates) - self.pair;
                    if candidates.len() == 2 || extra.len() == 1 || allow > 0 {
                        let allow = allow - i32::from(candidates.len() > 2);
                        self.step(next, fitting, met, allow, extra, Some(kind));
                    }
                }
            }
        }
        self.path.pop();
    }
}

/// The houses that the cells of a path meet: those of even and of odd number.
///
/// The two digits could be swapped along a loop if every house that it meets has one cell of each sort. A
/// path with two of the same sort in a house cannot become such a loop, so the walk turns back there.
#[derive(Clone, Copy, Default)]
struct Met {
    next: HouseSet,
    last: HouseSet,
}

impl Met {
    /// Adds the next cell of the path, unless it shares a house with one of its sort.
    fn with(self, cell: Cell) -> Option<Self> {
        let houses = HouseSet::from(cell.houses());
        let fits = self.next.is_disjoint(houses);
        fits.then_some(Self { next: self.last, last: self.next | houses })
    }

    fn is_deadly(self) -> bool {
        self.next == self.last
    }
}
