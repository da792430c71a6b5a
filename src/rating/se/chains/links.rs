//! The links of a grid, and the search along them from one candidate.

use crate::model::{Candidate, CandidateSet, Digit, DigitSet, House};
use crate::rating::se::marks::Marks;
use crate::rating::se::order::{BRC, cell_at, house_of};

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

/// The partners of strong links, at most four.
pub(super) type Partners = [Option<Candidate>; 4];

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
            if let (Some(low), Some(high), 2) =
                (candidates.first(), candidates.last(), candidates.len())
            {
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
                let ends = [places.trailing_zeros(), places.ilog2()]
                    .map(|position| Candidate { digit, cell: cell_at(house, position as usize) });
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
    pub(super) fn strong(&self, mode: Mode, candidate: Candidate) -> Partners {
        let Strong { cell, houses: [block, row, column] } = self.strong[candidate.index()];
        match mode {
            Mode::X => [None, block, row, column],
            Mode::Y => [cell, None, None, None],
            Mode::XY => [cell, block, row, column],
        }
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
pub(super) struct Spread {
    pub(super) reached: Vec<Reached>,
    /// The candidates that are reached as true.
    on: CandidateSet,
    /// The candidates with strong links that are not yet reached as false.
    open: CandidateSet,
}

impl Spread {
    /// Starts from true candidates. `linked` are those with strong links.
    pub(super) fn start(&mut self, linked: &CandidateSet, starts: impl Iterator<Item = Candidate>) {
        self.reached.clear();
        self.on = CandidateSet::EMPTY;
        self.open = *linked;
        for candidate in starts {
            self.reach(candidate, candidate, 0, 0);
        }
    }

    #[inline]
    fn reach(&mut self, candidate: Candidate, via: Candidate, parent: u16, depth: u16) {
        if !self.on.has(candidate) {
            self.on.insert(candidate);
            self.reached.push(Reached { candidate, via, parent, depth });
        }
    }

    /// Follows all links of the candidate at `index`: weak ones in its cell, box, row and column, each time
    /// followed by the strong ones.
    pub(super) fn expand(&mut self, links: &Links<'_>, mode: Mode, index: usize) {
        let Candidate { digit, cell } = self.reached[index].candidate;
        if mode != Mode::X {
            for digit in links.marks.candidates(cell) - DigitSet::from(digit) {
                let off = Candidate { digit, cell };
                if self.open.has(off) {
                    self.pass(links, mode, index, off);
                }
            }
        }
        let mut open = self.open.cells(digit) & cell.peers();
        for kind in BRC {
            if open.is_empty() {
                break;
            }
            let house = house_of(cell, kind).cells();
            for cell in open & house {
                self.pass(links, mode, index, Candidate { digit, cell });
            }
            open -= house;
        }
    }

    #[inline]
    fn pass(&mut self, links: &Links<'_>, mode: Mode, index: usize, off: Candidate) {
        self.open.remove(off);
        let depth = self.reached[index].depth + 1;
        for on in links.strong(mode, off).into_iter().flatten() {
            self.reach(on, off, index as u16, depth);
        }
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
