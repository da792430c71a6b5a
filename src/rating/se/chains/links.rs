//! The links of a grid, and the search along them from one candidate.

use crate::model::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House};

use super::super::marks::Marks;
use super::super::order::{BRC, cell_at, house_of};

/// Which links a chain may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// One digit: houses only.
    X,
    /// Cells with two candidates only.
    Y,
    /// All links.
    XY,
}

/// The strong links of a candidate: what is true if it is false.
#[derive(Clone, Copy, Default)]
struct Strong {
    cell: Option<Candidate>,
    houses: [Option<Candidate>; 3],
}

/// The links of a grid.
pub(super) struct Links<'a> {
    pub(super) marks: &'a Marks,
    strong: Vec<Strong>,
    /// The candidates with a strong link in their cell, and in a house.
    by_cell: CandidateSet,
    by_house: CandidateSet,
}

impl<'a> Links<'a> {
    pub(super) fn new(marks: &'a Marks) -> Self {
        let (mut by_cell, mut by_house) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        let mut strong = vec![Strong::default(); Candidate::NUM];
        for cell in marks.blanks() {
            let candidates = marks.candidates(cell);
            if let (Some(low), Some(high), 2) = (candidates.first(), candidates.last(), candidates.len()) {
                for (digit, other) in [(low, high), (high, low)] {
                    let candidate = Candidate { digit, cell };
                    by_cell.insert(candidate);
                    strong[candidate.index()].cell = Some(Candidate { digit: other, cell });
                }
            }
        }
        for house in House::all() {
            for digit in Digit::all() {
                let places = marks.places(house, digit);
                if places.count_ones() != 2 {
                    continue;
                }
                let ends = [places.trailing_zeros(), places.ilog2()].map(|position| {
                    Candidate { digit, cell: cell_at(house, position as usize) }
                });
                for (one, two) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                    by_house.insert(one);
                    let kind = BRC.iter().position(|&kind| kind == house.kind()).unwrap_or(0);
                    strong[one.index()].houses[kind] = Some(two);
                }
            }
        }
        for links in &mut strong {
            // A partner in the box that also shares the line counts once, for the box.
            let [block, row, column] = links.houses;
            links.houses[1] = row.filter(|_| row != block);
            links.houses[2] = column.filter(|_| column != block);
        }
        Self { marks, strong, by_cell, by_house }
    }

    /// The candidates with a strong link.
    pub(super) fn linked(&self, mode: Mode) -> CandidateSet {
        match mode {
            Mode::X => self.by_house,
            Mode::Y => self.by_cell,
            Mode::XY => self.by_cell | self.by_house,
        }
    }

    /// What is true if `candidate` is false, in order.
    #[inline]
    pub(super) fn strong(&self, mode: Mode, candidate: Candidate) -> impl Iterator<Item = Candidate> {
        let Strong { cell, houses } = self.strong[candidate.index()];
        let cell = if mode == Mode::X { None } else { cell };
        let houses = if mode == Mode::Y { [None; 3] } else { houses };
        cell.into_iter().chain(houses.into_iter().flatten())
    }
}

/// Visits the members of `among` that see `candidate`, in the order of weak links: its cell (unless in mode
/// X), its box, its row, its column.
#[inline]
pub(super) fn weak(
    mode: Mode,
    candidate: Candidate,
    cell_digits: DigitSet,
    among: CellSet,
    mut visit: impl FnMut(Candidate),
) {
    let Candidate { digit, cell } = candidate;
    if mode != Mode::X {
        cell_digits.iter().for_each(|digit| visit(Candidate { digit, cell }));
    }
    let mut seen = among & cell.peers();
    for kind in BRC {
        let house = house_of(cell, kind).cells();
        for cell in seen & house {
            visit(Candidate { digit, cell });
        }
        seen -= house;
    }
}

/// A candidate that the search reached as true.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub(super) candidate: Candidate,
    /// The false candidate that implied it; itself for a start.
    pub(super) via: Candidate,
    /// Where the true candidate before that stands in the list.
    pub(super) parent: u16,
    pub(super) depth: u16,
}

/// The breadth-first search from one candidate along weak and strong links.
///
/// Every candidate is reached as true once and as false once. Sudoku Explainer's search for cycles does
/// not merge false candidates, but a second visit to one of them never reaches anything new.
#[derive(Default)]
pub(super) struct Search {
    pub(super) reached: Vec<Reached>,
    on: CandidateSet,
    off: CandidateSet,
}

impl Search {
    pub(super) fn start(&mut self, starts: impl Iterator<Item = Candidate>) {
        self.reached.clear();
        self.on = CandidateSet::EMPTY;
        self.off = CandidateSet::EMPTY;
        for candidate in starts {
            self.reach(candidate, candidate, 0, 0);
        }
    }

    fn reach(&mut self, candidate: Candidate, via: Candidate, parent: u16, depth: u16) {
        if !self.on.has(candidate) {
            self.on.insert(candidate);
            self.reached.push(Reached { candidate, via, parent, depth });
        }
    }

    /// Follows all links of the candidate at `index`. `linked` are the candidates with strong links.
    pub(super) fn expand(&mut self, links: &Links<'_>, mode: Mode, linked: &CandidateSet, index: usize) {
        let Reached { candidate, depth, .. } = self.reached[index];
        let Candidate { digit, cell } = candidate;
        let fresh = linked.cells(digit) - self.off.cells(digit);
        let digits = links.marks.candidates(cell) - DigitSet::from(digit);
        let fresh_digits = digits
            .iter()
            .filter(|&digit| {
                let candidate = Candidate { digit, cell };
                linked.has(candidate) && !self.off.has(candidate)
            })
            .collect();
        weak(mode, candidate, fresh_digits, fresh, |off| {
            self.off.insert(off);
            for on in links.strong(mode, off) {
                self.reach(on, off, index as u16, depth + 1);
            }
        });
    }

    /// Whether the path to the candidate at `index` passes through `off` as false.
    pub(super) fn passes(&self, mut index: usize, off: Candidate) -> bool {
        while self.reached[index].depth > 0 {
            if self.reached[index].via == off {
                return true;
            }
            index = self.reached[index].parent as usize;
        }
        false
    }
}

/// Whether a true `one` makes `two` false.
pub(super) fn sees(mode: Mode, one: Candidate, two: Candidate) -> bool {
    if one.cell == two.cell {
        mode != Mode::X && one.digit != two.digit
    } else {
        one.digit == two.digit && one.cell.sees(two.cell)
    }
}
