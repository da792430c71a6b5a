//! Unique loops: six cells or more, two in each house that the loop visits.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::model::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

use super::Pattern;
use crate::logic::find::{Ask, Emit};
use crate::logic::survey::Survey;

/// The most cells of a loop, and the most of them with guardians.
const LONGEST: usize = 14;
const GUARDED: usize = 2;

/// Loops of two digits, of types 1 to 4.
pub(in crate::logic) fn find(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    let pairs: HashSet<u16> =
        survey.pairs().iter().map(|cell| board.candidates(cell).bits()).collect();
    for a in Digit::all() {
        for b in Digit::all().filter(|&b| b > a) {
            let digits = DigitSet::from([a, b]);
            let equal = survey.pairs().iter().filter(|&cell| board.candidates(cell) == digits);
            let changed = ask.changed.cells(a) | ask.changed.cells(b);
            if !pairs.contains(&digits.bits()) || equal.count() < 4 || changed.is_empty() {
                continue;
            }
            let cells = board.cells_with(a) & board.cells_with(b);
            let mut search = Walk { survey, ask, digits, cells, seen: HashSet::new() };
            for start in cells & survey.pairs() {
                ask.poll()?;
                search.walk(start, start, CellSet::from(start), HouseSet::EMPTY, emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

struct Walk<'a> {
    survey: &'a Survey<'a>,
    ask: &'a Ask<'a>,
    digits: DigitSet,
    cells: CellSet,
    seen: HashSet<u128>,
}

impl Walk<'_> {
    /// Goes on from `last`. No house is used twice, so each has two cells of the loop or none.
    fn walk(
        &mut self,
        start: Cell,
        last: Cell,
        visited: CellSet,
        used: HouseSet,
        emit: &mut Emit,
    ) -> ControlFlow<()> {
        let board = self.survey.board;
        for house in last.houses() {
            if used.has(house) {
                continue;
            }
            let inside = visited & house.cells();
            if visited.len() >= 6
                && visited.len().is_multiple_of(2)
                && house.cells().has(start)
                && inside.len() == 2
            {
                self.close(visited, emit)?;
            }
            if visited.len() == LONGEST || inside.len() > 1 {
                continue;
            }
            for next in (self.cells & house.cells()) - visited {
                let guarded = (visited | next.into()) - self.survey.pairs();
                // The first cell is the first of the loop's cells without guardians.
                let ordered = next > start || board.candidates(next).len() > 2;
                if guarded.len() <= GUARDED && ordered {
                    self.walk(start, next, visited | next.into(), used | house.into(), emit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn close(&mut self, cells: CellSet, emit: &mut Emit) -> ControlFlow<()> {
        let fair = House::all().all(|house| matches!((house.cells() & cells).len(), 0 | 2));
        if !fair || !self.seen.insert(cells.bits()) {
            return ControlFlow::Continue(());
        }
        let board = self.survey.board;
        let Some(pattern) = Pattern::new(board, cells, self.digits) else {
            return ControlFlow::Continue(());
        };
        pattern.type1(board, self.ask, emit)?;
        if pattern.roof.len() > 1 {
            pattern.type2(board, self.ask, emit)?;
        }
        pattern.type3(board, self.ask, emit)?;
        pattern.type4(board, self.ask, emit)
    }
}
