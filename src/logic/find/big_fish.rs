//! Fish with boxes: Franken fish have boxes among the bases or covers, mutant fish any mixture of houses.
//!
//! ```text
//!   each base needs the digit once, each cover takes it once. Count for each cell the bases and the covers
//!   that it lies in:
//!
//!     in a base and no cover       a fin                      in two bases       an endo-fin, acts as a fin
//!     in more covers than bases    eliminated, if it sees every fin
//! ```
//!
//! The search goes from base sets to targets: what does not see the target cannot be a fin and must be
//! covered, which leaves few covers to try.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::model::{CandidateSet, Cell, CellSet, Digit, House, HouseSet};

use super::{Ask, Emit, Find};
use crate::logic::evidence::{Evidence, Fish};
use crate::logic::step::Step;
use crate::logic::survey::Survey;

/// The most fins and endo-fins: people do not follow more.
const MOST_FINS: usize = 5;
const MOST_ENDO: usize = 2;

/// Franken and mutant fish, with and without fins.
#[derive(Clone, Copy, Debug)]
pub(in crate::logic) struct BigFish {
    pub(in crate::logic) size: usize,
    pub(in crate::logic) mix: Mix,
    pub(in crate::logic) fins: bool,
}

/// How mixed the houses of a fish are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::logic) enum Mix {
    /// Rows against columns.
    Basic,
    /// With boxes.
    Franken,
    /// Any mixture.
    Mutant,
}

impl BigFish {
    /// Which houses may be bases together with which covers.
    fn houses(self) -> Vec<(HouseSet, HouseSet)> {
        let (rows, columns) =
            (HouseSet::ROWS | HouseSet::BLOCKS, HouseSet::COLUMNS | HouseSet::BLOCKS);
        if self.mix == Mix::Mutant {
            vec![(HouseSet::ALL, HouseSet::ALL)]
        } else {
            vec![(rows, columns), (columns, rows)]
        }
    }
}

/// How mixed the houses of a fish are.
fn mix_of(base: HouseSet, cover: HouseSet) -> Mix {
    let lines = HouseSet::ROWS | HouseSet::COLUMNS;
    let across = |a: HouseSet, b: HouseSet| {
        (a & lines).is_subset(HouseSet::ROWS) && (b & lines).is_subset(HouseSet::COLUMNS)
    };
    match (across(base, cover) || across(cover, base), (base | cover).is_subset(lines)) {
        (true, true) => Mix::Basic,
        (true, false) => Mix::Franken,
        (false, _) => Mix::Mutant,
    }
}

impl Find for BigFish {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let shape = *self;
        for digit in Digit::all().filter(|&digit| !ask.changed.cells(digit).is_empty()) {
            let marked = survey.board.cells_with(digit);
            let useful = |house: &House| !marked.is_disjoint(house.cells());
            for (bases, covers) in shape.houses() {
                let bases: Vec<House> = bases.iter().filter(useful).collect();
                let covers = covers.iter().filter(useful).collect();
                let mut search = Search { ask, shape, digit, marked, covers, found: Vec::new() };
                search.choose_bases(
                    &bases,
                    HouseSet::EMPTY,
                    CellSet::EMPTY,
                    CellSet::EMPTY,
                    emit,
                )?;
            }
        }
        ControlFlow::Continue(())
    }
}

struct Search<'a> {
    ask: &'a Ask<'a>,
    shape: BigFish,
    digit: Digit,
    marked: CellSet,
    /// The houses that may be covers.
    covers: HouseSet,
    /// The fish on the present bases.
    found: Vec<Step>,
}

/// The bases of a fish: their cells, and those in two of them.
struct Bases {
    houses: HouseSet,
    cells: CellSet,
    endo: CellSet,
    tried: HashSet<u32>,
}

impl Search<'_> {
    fn choose_bases(
        &mut self,
        left: &[House],
        houses: HouseSet,
        cells: CellSet,
        endo: CellSet,
        emit: &mut Emit,
    ) -> ControlFlow<()> {
        if houses.len() == self.shape.size {
            self.ask.poll()?;
            return self.try_bases(Bases { houses, cells, endo, tried: HashSet::new() }, emit);
        }
        for (at, &house) in left.iter().enumerate() {
            let more = self.marked & house.cells();
            let endo = endo | (cells & more);
            let most = if self.shape.fins { MOST_ENDO } else { 0 };
            if endo.len() <= most {
                self.choose_bases(
                    &left[at + 1..],
                    houses | house.into(),
                    cells | more,
                    endo,
                    emit,
                )?;
            }
        }
        ControlFlow::Continue(())
    }

    fn try_bases(&mut self, mut bases: Bases, emit: &mut Emit) -> ControlFlow<()> {
        self.found.clear();
        for target in self.marked {
            let seen = if self.shape.fins { target.peers() } else { CellSet::EMPTY };
            if bases.endo.is_subset(seen) {
                let open = bases.cells - seen - target.into();
                self.cover(&mut bases, target, open, HouseSet::EMPTY);
            }
        }
        for step in &self.found {
            emit(step.clone())?;
        }
        if self.ask.all && self.shape.fins {
            super::fish::emit_twins(&self.found, emit)?;
        }
        ControlFlow::Continue(())
    }

    /// Covers the cells in `open`, one after the other.
    fn cover(&mut self, bases: &mut Bases, target: Cell, open: CellSet, cover: HouseSet) {
        let allowed =
            |house: &House| self.covers.has(*house) && !(bases.houses | cover).has(*house);
        let left = self.shape.size - cover.len();
        let Some(cell) = open.first() else {
            return self.complete(bases, target, cover);
        };
        if left == 0 || open.len() > 9 * left {
            return;
        }
        for house in cell.houses().into_iter().filter(allowed).collect::<Vec<_>>() {
            self.cover(bases, target, open - house.cells(), cover | house.into());
        }
    }

    /// Adds covers until there are as many as bases, then checks the fish.
    fn complete(&mut self, bases: &mut Bases, target: Cell, cover: HouseSet) {
        if cover.len() == self.shape.size {
            if bases.tried.insert(cover.bits()) {
                self.check(bases, cover);
            }
            return;
        }
        let touches =
            |house: &House| house.cells().has(target) || !bases.cells.is_disjoint(house.cells());
        let more: Vec<House> =
            (self.covers - bases.houses - cover).iter().filter(touches).collect();
        for house in more {
            self.complete(bases, target, cover | house.into());
        }
    }

    fn check(&mut self, bases: &Bases, cover: HouseSet) {
        let fins = (bases.cells - cover.cells()) | bases.endo;
        let wrong = fins.is_empty() == self.shape.fins || fins.len() > MOST_FINS;
        if wrong || self.shape.mix != mix_of(bases.houses, cover) {
            return;
        }
        let count = |houses: HouseSet, cell: Cell| {
            cell.houses().iter().filter(|&&house| houses.has(house)).count()
        };
        let exceeds = |&cell: &Cell| count(cover, cell) > count(bases.houses, cell);
        let remove: CellSet = (self.marked & fins.common_peers()).iter().filter(exceeds).collect();
        if remove.is_empty() {
            return;
        }
        let fish = Fish {
            digit: self.digit,
            base: bases.houses,
            cover,
            fins: bases.cells - cover.cells() - bases.endo,
            endo: bases.endo,
            twin: None,
        };
        let remove = CandidateSet::of(self.digit, remove);
        self.found.push(self.ask.removal(remove, Evidence::Fish(fish)));
    }
}
