//! What a loop removes: types 1 to 4, by its cells with further candidates.

use crate::model::{CandidateSet, Cell, CellSet, DigitSet, House};
use crate::rating::se::hint::Product;
use crate::rating::se::marks::Marks;
use crate::rating::se::order::{BRC, bits, cell_at, cells_at, house_of, position_in, subsets};

use super::{Kind, Loop, LoopHint, rating};

/// Visits every useful hint of a loop.
pub(super) fn hints(found: &Loop<'_>, mut visit: impl FnMut(LoopHint)) {
    let Loop { marks, path, digits } = *found;
    let pair = DigitSet::from(digits);
    let cells: CellSet = path.iter().copied().collect();
    let mut hint = |kind, extra, remove: CandidateSet| {
        if !remove.is_empty() {
            visit(LoopHint { rating: rating(path.len(), extra), kind, cells, remove });
        }
    };
    let larger: Vec<Cell> =
        path.iter().copied().filter(|&cell| marks.candidates(cell).len() > 2).collect();
    let extra = larger.iter().map(|&cell| marks.candidates(cell)).collect::<DigitSet>() - pair;
    let remove = |digits, cells| Product { digits, cells }.there(marks);
    match larger[..] {
        [] => {}
        [only] => hint(Kind::One, 0, remove(pair, CellSet::from(only))),
        [first, second] => {
            if extra.len() == 1 {
                hint(Kind::Two, 0, remove(extra, CellSet::from([first, second]).common_peers()));
            } else {
                type_three(marks, pair, extra, [first, second], &mut hint);
            }
            hint(Kind::Four, 0, type_four(found, [first, second]));
        }
        [first, ..] => {
            let digit =
                (marks.candidates(first) - pair).first().map_or(DigitSet::EMPTY, DigitSet::from);
            let seeing = larger.iter().copied().collect::<CellSet>().common_peers();
            hint(Kind::Two, 0, remove(digit, seeing));
        }
    }
}

/// The two larger cells act as one cell with the `extra` digits, in a naked or a hidden subset.
fn type_three(
    marks: &Marks,
    pair: DigitSet,
    extra: DigitSet,
    ends: [Cell; 2],
    hint: &mut impl FnMut(Kind, usize, CandidateSet),
) {
    for size in extra.len()..=7 {
        for kind in BRC {
            let house = house_of(ends[0], kind);
            if house != house_of(ends[1], kind) {
                continue;
            }
            let positions = ends.map(|cell| 1 << position_in(cell, kind));
            if 2 * size <= marks.empty(house) {
                naked(marks, extra, ends, house, positions, size, hint);
            }
            if 2 * size < marks.empty(house) {
                hidden(marks, pair, extra, ends[0], house, positions, size, hint);
            }
        }
    }
}

fn naked(
    marks: &Marks,
    extra: DigitSet,
    ends: [Cell; 2],
    house: House,
    [first, second]: [u32; 2],
    size: usize,
    hint: &mut impl FnMut(Kind, usize, CandidateSet),
) {
    let in_both = extra & marks.candidates(ends[0]) & marks.candidates(ends[1]);
    for subset in subsets(size, 9).filter(|subset| subset & first != 0 && subset & second == 0) {
        let others = || bits(subset & !first).map(|position| cell_at(house, position));
        if others().any(|cell| marks.candidates(cell).len() < 2) {
            continue;
        }
        let digits = others().map(|cell| marks.candidates(cell)).collect::<DigitSet>();
        let union = digits | extra;
        if union.len() == size && (in_both | digits).len() == size {
            let others: CellSet = others().collect();
            let cells = house.cells() - others - CellSet::from(ends);
            let remove = Product { digits: union, cells }.there(marks);
            hint(Kind::ThreeNaked(house, union, others), size - 1, remove);
        }
    }
}

#[allow(clippy::too_many_arguments, reason = "the parts of one pattern")]
fn hidden(
    marks: &Marks,
    pair: DigitSet,
    extra: DigitSet,
    end: Cell,
    house: House,
    [_, second]: [u32; 2],
    size: usize,
    hint: &mut impl FnMut(Kind, usize, CandidateSet),
) {
    let choice: Vec<_> = (!(pair | extra)).iter().collect();
    for subset in subsets(size - 2, choice.len()) {
        let digits = pair | bits(subset).map(|index| choice[index]).collect::<DigitSet>();
        let places = |digit| marks.places(house, digit) & !(second as u16);
        if digits.iter().any(|digit| places(digit) == 0) {
            continue;
        }
        let union = digits.iter().fold(0, |union, digit| union | places(digit));
        if union.count_ones() as usize == size {
            let cells: CellSet = cells_at(house, union).collect();
            let remove =
                Product { digits: !digits, cells: cells - CellSet::from(end) }.there(marks);
            hint(Kind::ThreeHidden(house, digits, cells), size - 2, remove);
        }
    }
}

/// One of the two digits is locked in the two larger cells: the other leaves both.
fn type_four(found: &Loop<'_>, ends: [Cell; 2]) -> CandidateSet {
    let ends = CellSet::from(ends);
    let locked = |digit| {
        let holds = |house: House| {
            ends.is_subset(house.cells())
                && (found.marks.cells_with(digit) & house.cells()).is_subset(ends)
        };
        BRC.into_iter().any(|kind| ends.first().is_some_and(|cell| holds(house_of(cell, kind))))
    };
    let [low, high] = found.digits;
    let remove = |digit| Product { digits: DigitSet::from(digit), cells: ends }.there(found.marks);
    if locked(low) {
        remove(high)
    } else if locked(high) {
        remove(low)
    } else {
        CandidateSet::EMPTY
    }
}
