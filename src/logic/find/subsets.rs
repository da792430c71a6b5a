//! Naked, hidden and locked subsets: as many digits as cells in a house.
//!
//! ```text
//! naked pair      12  12  123 245      two cells for 1 and 2: the other cells lose both
//! hidden pair     128 129 34  345      1 and 2 only there: these cells lose everything else
//! ```

use std::ops::ControlFlow;

use crate::model::{CandidateSet, Cell, CellSet, Digit, DigitSet, House};

use super::{Ask, Emit, Find};
use crate::logic::evidence::{Evidence, Subset};
use crate::logic::survey::Survey;

/// k cells with k digits.
#[derive(Debug)]
pub(in crate::logic) struct Naked {
    pub(in crate::logic) size: usize,
}

impl Find for Naked {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        each_naked(survey, ask, self.size, &mut |subset, remove, _| {
            emit(ask.removal(remove, Evidence::Subset(subset)))
        })
    }
}

/// k cells with k digits in the intersection of a line and a box, which eliminate in both.
#[derive(Debug)]
pub(in crate::logic) struct Locked {
    pub(in crate::logic) size: usize,
}

impl Find for Locked {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        each_naked(survey, ask, self.size, &mut |subset, remove, elsewhere| match subset.also {
            // Each is found in its line and in its box: the box counts.
            Some(also) if also < subset.house && !remove.is_empty() && !elsewhere.is_empty() => {
                emit(ask.removal(remove | elsewhere, Evidence::Subset(subset)))
            }
            _ => ControlFlow::Continue(()),
        })
    }
}

/// Calls `found` with each naked subset, what it eliminates in its house, and in the other one it lies in.
fn each_naked(
    survey: &Survey,
    ask: &Ask,
    size: usize,
    found: &mut dyn FnMut(Subset, CandidateSet, CandidateSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let board = survey.board;
    let changed = ask.changed.all_cells();
    for house in House::all() {
        let blanks = board.blanks() & house.cells();
        if blanks.len() <= size || changed.is_disjoint(blanks) {
            continue;
        }
        let narrow = |cell: &Cell| (2..=size).contains(&board.candidates(*cell).len());
        let cells: Vec<Cell> = blanks.iter().filter(narrow).collect();
        each_choice(&cells, size, |cell| board.candidates(cell), &mut |chosen, digits| {
            let cells: CellSet = chosen.iter().copied().collect();
            let remove = marks(survey, digits, blanks - cells);
            let also = cells.common_houses().iter().find(|&other| other != house);
            let elsewhere = also.map_or(CandidateSet::EMPTY, |also| {
                marks(survey, digits, also.cells() - house.cells())
            });
            if remove.is_empty() {
                return ControlFlow::Continue(());
            }
            found(Subset { house, cells, digits, hidden: false, also }, remove, elsewhere)
        })?;
    }
    ControlFlow::Continue(())
}

/// k digits with k places.
#[derive(Debug)]
pub(in crate::logic) struct Hidden {
    pub(in crate::logic) size: usize,
}

impl Find for Hidden {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let board = survey.board;
        let size = self.size;
        let changed = ask.changed.all_cells();
        for house in House::all() {
            let blanks = board.blanks() & house.cells();
            if blanks.len() <= size || changed.is_disjoint(house.cells()) {
                continue;
            }
            let places = |digit: Digit| board.cells_with(digit) & house.cells();
            let narrow = |digit: &Digit| (2..=size).contains(&places(*digit).len());
            let digits: Vec<Digit> = board.missing(house).iter().filter(narrow).collect();
            each_choice(&digits, size, places, &mut |chosen, cells| {
                let digits: DigitSet = chosen.iter().copied().collect();
                let remove = marks(survey, !digits, cells);
                if remove.is_empty() {
                    return ControlFlow::Continue(());
                }
                let subset = Subset { house, cells, digits, hidden: true, also: None };
                emit(ask.removal(remove, Evidence::Subset(subset)))
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// Returns the pencil marks of these digits in these cells.
fn marks(survey: &Survey, digits: DigitSet, cells: CellSet) -> CandidateSet {
    *survey.board.marks() & CandidateSet::of(digits, cells)
}

/// A set that [`each_choice`] unites.
trait Union: Copy + Default + std::ops::BitOr<Output = Self> {
    fn len(self) -> usize;
}

impl Union for DigitSet {
    fn len(self) -> usize {
        self.len()
    }
}

impl Union for CellSet {
    fn len(self) -> usize {
        self.len()
    }
}

/// Calls `found` with each choice of `size` items whose sets unite to `size` members.
fn each_choice<T: Copy, S: Union>(
    items: &[T],
    size: usize,
    set: impl Fn(T) -> S,
    found: &mut dyn FnMut(&[T], S) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let sets: Vec<S> = items.iter().map(|&item| set(item)).collect();
    let mut chosen = Vec::with_capacity(size);
    choose(items, &sets, size, S::default(), &mut chosen, found)
}

fn choose<T: Copy, S: Union>(
    items: &[T],
    sets: &[S],
    size: usize,
    union: S,
    chosen: &mut Vec<T>,
    found: &mut dyn FnMut(&[T], S) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if chosen.len() == size {
        return found(chosen, union);
    }
    for (index, &item) in items.iter().enumerate() {
        let wider = union | sets[index];
        if wider.len() <= size {
            chosen.push(item);
            choose(&items[index + 1..], &sets[index + 1..], size, wider, chosen, found)?;
            chosen.pop();
        }
    }
    ControlFlow::Continue(())
}
