//! Bivalue universal grave (5.6 to 6.2): without the extra candidates of a few cells, every blank cell would
//! have two candidates and every digit two places in every house.

use crate::model::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

use super::hint::{Hint, Product};
use super::marks::Marks;
use super::order::{BRC, bits, cells_at, house_of, houses, peers, subsets};

/// The cells with extra candidates.
struct Bug {
    cells: Vec<Cell>,
    /// The extra candidates of each of them.
    extra: Vec<DigitSet>,
    all: DigitSet,
    /// The cells that see all of them, in the order of the first one's peers.
    common: Vec<Cell>,
}

/// The easiest type that applies.
pub(super) fn bug(marks: &Marks) -> Option<Hint> {
    let bug = scan(marks)?;
    let remove = |digits, cells| Product { digits, cells };
    match bug.cells[..] {
        [] => None,
        [cell] => {
            let others = marks.candidates(cell) - bug.all;
            Hint::removing(56, marks, remove(others, CellSet::from(cell)))
        }
        _ if bug.all.len() == 1 => {
            let cells = bug.common.iter().copied().collect();
            Hint::removing(57, marks, remove(bug.all, cells)).or_else(|| type_four(marks, &bug))
        }
        _ if bug.common.is_empty() => None,
        _ => type_four(marks, &bug).or_else(|| type_three(marks, &bug)),
    }
}

fn scan(marks: &Marks) -> Option<Bug> {
    let mut rest = marks.clone();
    let mut bug =
        Bug { cells: Vec::new(), extra: Vec::new(), all: DigitSet::EMPTY, common: Vec::new() };
    for house in houses(BRC) {
        for digit in Digit::all() {
            let places = marks.places(house, digit);
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let mut larger =
                cells_at(house, places).filter(|&cell| marks.candidates(cell).len() >= 3);
            let cell = larger.next()?;
            if larger.next().is_none() {
                rest.remove(Candidate { digit, cell });
                bug.add(digit, cell);
                if bug.cells.len() > 1 && bug.all.len() > 1 && bug.common.is_empty() {
                    return None;
                }
            }
        }
    }
    let cells_fit = rest.blanks().iter().all(|cell| rest.candidates(cell).len() == 2);
    let fits =
        |digit| houses(BRC).all(|house| matches!(rest.places(house, digit).count_ones(), 0 | 2));
    (cells_fit && Digit::all().all(fits)).then_some(bug)
}

impl Bug {
    fn add(&mut self, digit: Digit, cell: Cell) {
        if self.cells.is_empty() {
            self.common = peers(cell).to_vec();
        }
        let index = self.cells.iter().position(|&known| known == cell).unwrap_or_else(|| {
            self.cells.push(cell);
            self.extra.push(DigitSet::EMPTY);
            self.cells.len() - 1
        });
        self.extra[index].insert(digit);
        self.all.insert(digit);
        self.common.retain(|other| other.sees(cell) && !self.cells.contains(other));
    }
}

/// Two cells of one house that share a single other digit.
fn type_four(marks: &Marks, bug: &Bug) -> Option<Hint> {
    let [one, two] = bug.cells[..] else { return None };
    let digit = ((marks.candidates(one) & marks.candidates(two)) - bug.all).single()?;
    if !one.sees(two) {
        return None;
    }
    let others = |index: usize| {
        let cell = bug.cells[index];
        let digits = marks.candidates(cell) - bug.extra[index] - DigitSet::from(digit);
        CandidateSet::of(digits, cell)
    };
    let remove = others(0) | others(1);
    let rating = super::Tenths(57);
    (!remove.is_empty()).then_some(Hint { rating, complexity: 0, place: None, remove })
}

/// The extra digits and some cells of a common house form a naked subset.
fn type_three(marks: &Marks, bug: &Bug) -> Option<Hint> {
    for kind in BRC {
        let house = house_of(bug.cells[0], kind);
        if bug.cells.iter().any(|&cell| house_of(cell, kind) != house) {
            continue;
        }
        let cells: Vec<_> =
            bug.common.iter().copied().filter(|&cell| house.cells().has(cell)).collect();
        for size in (2..=6).filter(|&size| cells.len() >= size) {
            for subset in subsets(size - 1, cells.len()) {
                let chosen = || bits(subset).map(|index| cells[index]);
                let digits = chosen().map(|cell| marks.candidates(cell)).collect::<DigitSet>();
                let fits = digits.len() == size && (digits | bug.all).len() == size;
                if !fits || chosen().any(|cell| marks.candidates(cell).len() < 2) {
                    continue;
                }
                let rest =
                    cells.iter().copied().collect::<CellSet>() - chosen().collect::<CellSet>();
                let hint = Hint::removing(56 + size as u8, marks, Product { digits, cells: rest });
                if bug.all.len() >= 2 && hint.is_some() {
                    return hint;
                }
            }
        }
    }
    None
}
