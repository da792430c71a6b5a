//! Aligned pair (6.2) and triplet exclusion (7.5): a combination of digits in two or three base cells is out
//! if it leaves a cell that they all see without a candidate.

use crate::model::{CandidateSet, Cell, CellSet, Digit, DigitSet};

use super::Tenths;
use super::hint::Hint;
use super::marks::Marks;
use super::order::peers;

/// The base cells and what they see.
struct Base<'a> {
    marks: &'a Marks,
    cells: Vec<Cell>,
    members: CellSet,
    /// The cells with few candidates.
    small: CellSet,
}

impl<'a> Base<'a> {
    /// Small cells have two candidates, or up to `largest`.
    fn new(marks: &'a Marks, largest: usize) -> Self {
        let sized = |sizes: std::ops::RangeInclusive<usize>| -> CellSet {
            let fits = |cell: &Cell| sizes.contains(&marks.candidates(*cell).len());
            marks.blanks().iter().filter(fits).collect()
        };
        let small = sized(2..=largest);
        let members: CellSet =
            sized(2..=9).iter().filter(|cell| !small.is_disjoint(cell.peers())).collect();
        Self { marks, cells: members.iter().collect(), members, small }
    }

    /// The small cells that `cell` sees.
    fn excluders(&self, cell: Cell) -> CellSet {
        self.small & cell.peers()
    }

    fn hint(&self, rating: u8, cells: &[Cell], allowed: &[DigitSet]) -> Option<Hint> {
        let mut remove = CandidateSet::EMPTY;
        for (&cell, &allowed) in cells.iter().zip(allowed) {
            remove |= CandidateSet::of(self.marks.candidates(cell) - allowed, cell);
        }
        let rating = Tenths(rating);
        (!remove.is_empty()).then_some(Hint { rating, complexity: 0, place: None, remove })
    }
}

/// Two base cells.
pub(super) fn pair(marks: &Marks) -> Option<Hint> {
    let base = Base::new(marks, 2);
    for (end, &second) in base.cells.iter().enumerate() {
        for &first in &base.cells[..end] {
            let common = base.excluders(first) & base.excluders(second);
            if common.len() < 2 {
                continue;
            }
            let mut allowed = [DigitSet::EMPTY; 2];
            for digit in marks.candidates(first) {
                let mut fits = marks.candidates(second);
                if first.sees(second) {
                    fits.remove(digit);
                }
                for excluder in common {
                    let candidates = marks.candidates(excluder);
                    if candidates.has(digit) {
                        fits -= candidates - DigitSet::from(digit);
                    }
                }
                if !fits.is_empty() {
                    allowed[0].insert(digit);
                    allowed[1] |= fits;
                }
            }
            let hint = base.hint(62, &[first, second], &allowed);
            if hint.is_some() {
                return hint;
            }
        }
    }
    None
}

/// Three base cells; the third is a small cell that the first or the second sees.
pub(super) fn triplet(marks: &Marks) -> Option<Hint> {
    let base = Base::new(marks, 3);
    for (end, &second) in base.cells.iter().enumerate() {
        for &first in &base.cells[..end] {
            let (by_first, by_second) = (base.excluders(first), base.excluders(second));
            let common = by_first & by_second;
            if common.len() < 2 {
                continue;
            }
            let thirds = base.members - CellSet::from([first, second]);
            let seen_by_first = peers(first).iter().filter(|&&cell| by_first.has(cell));
            let seen_by_second =
                peers(second).iter().filter(|&&cell| by_second.has(cell) && !by_first.has(cell));
            for &third in seen_by_first.chain(seen_by_second).filter(|&&cell| thirds.has(cell)) {
                let common = common & base.excluders(third);
                if common.len() < 2 {
                    continue;
                }
                let cells = [first, second, third];
                let hint = base.hint(75, &cells, &allowed_in(marks, cells, common));
                if hint.is_some() {
                    return hint;
                }
            }
        }
    }
    None
}

/// The digits of three cells that take part in an allowed combination.
fn allowed_in(marks: &Marks, cells: [Cell; 3], common: CellSet) -> [DigitSet; 3] {
    let [first, second, third] = cells;
    let candidates = cells.map(|cell| marks.candidates(cell));
    let masks: Vec<DigitSet> = common.iter().map(|cell| marks.candidates(cell)).collect();
    let mut allowed = [DigitSet::EMPTY; 3];
    let same = |a: Cell, b: Cell, digit: Digit| {
        if a.sees(b) { DigitSet::from(digit) } else { DigitSet::EMPTY }
    };
    for one in candidates[0] {
        for two in candidates[1] - same(first, second, one) {
            let used = DigitSet::from([one, two]);
            let mut fits = candidates[2] - same(first, third, one) - same(second, third, two);
            for &mask in &masks {
                let rest = mask - used;
                match rest.len() {
                    0 => fits = DigitSet::EMPTY,
                    1 => fits -= rest,
                    _ => {}
                }
            }
            if !fits.is_empty() {
                allowed[0].insert(one);
                allowed[1].insert(two);
                allowed[2] |= fits;
                if allowed == candidates {
                    return allowed;
                }
            }
        }
    }
    allowed
}
