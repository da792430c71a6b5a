//! Unique, hidden and avoidable rectangles: two rows, two columns, two boxes.

use std::ops::ControlFlow;

use crate::model::{Board, CandidateSet, Cell, CellSet, Demand, Digit, DigitSet, House};

use super::Pattern;
use crate::logic::find::{Ask, Emit, Find};
use crate::logic::survey::Survey;

/// Unique rectangles of types 1 to 6, and hidden ones: all four cells are blank.
#[derive(Clone, Copy, Debug)]
pub(in crate::logic) enum Unique {
    Type1,
    Type2,
    Type3,
    Type4,
    Type5,
    Type6,
    Hidden,
}

impl Find for Unique {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let board = survey.board;
        each(survey, ask, &mut |corners, pattern| {
            if !pattern.cells.is_subset(board.blanks()) {
                return ControlFlow::Continue(());
            }
            let in_line = !pattern.roof.common_houses().is_empty() && pattern.roof.len() == 2;
            match self {
                Self::Type1 => pattern.type1(board, ask, emit),
                Self::Type2 if in_line => pattern.type2(board, ask, emit),
                Self::Type3 => pattern.type3(board, ask, emit),
                Self::Type4 => pattern.type4(board, ask, emit),
                Self::Type5 if !in_line && pattern.roof.len() > 1 => {
                    pattern.type2(board, ask, emit)
                }
                Self::Type6 if !in_line => type6(board, ask, emit, pattern),
                Self::Hidden => hidden(board, ask, emit, corners, pattern),
                _ => ControlFlow::Continue(()),
            }
        })
    }
}

/// Avoidable rectangles: some of the cells are solved, none is given.
#[derive(Debug)]
pub(in crate::logic) struct Avoidable {
    pub(in crate::logic) solved: usize,
}

impl Find for Avoidable {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let board = survey.board;
        each(survey, ask, &mut |_, pattern| {
            let solved = pattern.cells - board.blanks();
            match solved.len() {
                number if number != self.solved => ControlFlow::Continue(()),
                3 => pattern.type1(board, ask, emit),
                2 if pattern.roof.len() == 2 => pattern.type2(board, ask, emit),
                _ => ControlFlow::Continue(()),
            }
        })
    }
}

/// Four corners, listed around the rectangle, and the pattern in them.
pub(in crate::logic) struct Rectangle {
    corners: [Cell; 4],
    pattern: Pattern,
}

/// Returns the rectangles on a board of which some corner has no guardians: no type does without one.
pub(in crate::logic) fn rectangles(board: &Board) -> Vec<Rectangle> {
    let free = !board.givens();
    let mut found = Vec::new();
    for floor in free {
        let marks = board.candidates(floor);
        let pairs = match board.digit(floor) {
            None if marks.len() == 2 => vec![marks],
            None => continue,
            Some(digit) => solved_pairs(board, floor, digit),
        };
        for digits in pairs {
            let fits = |cell: Cell| !possible(board, cell).is_disjoint(digits);
            let bare = |cell: Cell| possible(board, cell).is_subset(digits);
            for beside in (free & House::row(floor.row()).cells()) - floor.into() {
                if !fits(beside) {
                    continue;
                }
                for below in (free & House::column(floor.column()).cells()) - floor.into() {
                    let opposite = Cell::at(below.row(), beside.column());
                    let two_boxes =
                        (floor.block() == beside.block()) != (floor.block() == below.block());
                    let corners = [floor, beside, opposite, below];
                    // Each rectangle once: from the first of its corners without guardians.
                    let first = corners[1..].iter().all(|&cell| cell > floor || !bare(cell));
                    if two_boxes && fits(below) && first {
                        let pattern = Pattern::new(board, CellSet::from(corners), digits);
                        found.extend(pattern.map(|pattern| Rectangle { corners, pattern }));
                    }
                }
            }
        }
    }
    found
}

/// The pairs of a solved cell's digit with another one that is solved in its row or column.
fn solved_pairs(board: &Board, cell: Cell, digit: Digit) -> Vec<DigitSet> {
    let [row, column, _] = cell.houses();
    let lines = (row.cells() | column.cells()) - board.givens() - cell.into();
    let others: DigitSet = lines.iter().filter_map(|other| board.digit(other)).collect();
    others.iter().map(|other| DigitSet::from([digit, other])).collect()
}

/// The digits that a cell holds or may hold.
fn possible(board: &Board, cell: Cell) -> DigitSet {
    board.digit(cell).map_or(board.candidates(cell), DigitSet::from)
}

/// Calls `found` with each rectangle that may touch a change.
fn each(
    survey: &Survey,
    ask: &Ask,
    found: &mut dyn FnMut([Cell; 4], &Pattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let changed = ask.changed.all_cells();
    for Rectangle { corners, pattern } in survey.rectangles() {
        if !changed.is_disjoint(pattern.cells | pattern.cells.all_peers()) {
            found(*corners, pattern)?;
        }
    }
    ControlFlow::Continue(())
}

/// The guardians are in opposite corners, and one of the digits has no other places in both rows, or in both
/// columns: it is not in the cells with guardians.
fn type6(board: &Board, ask: &Ask, emit: &mut Emit, pattern: &Pattern) -> ControlFlow<()> {
    if pattern.roof.len() != 2 {
        return ControlFlow::Continue(());
    }
    let lines =
        |house: fn(Cell) -> House| -> Vec<House> { pattern.roof.iter().map(house).collect() };
    for lines in [lines(|cell| House::row(cell.row())), lines(|cell| House::column(cell.column()))]
    {
        for digit in pattern.digits {
            let confined = |line: &House| is_confined(board, digit, *line, pattern.cells);
            if lines.iter().all(confined) {
                let remove = CandidateSet::of(digit, board.cells_with(digit) & pattern.roof);
                let demands = lines.iter().map(|&line| Demand::Digit(digit, line)).collect();
                pattern.emit(ask, emit, remove, demands)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A corner without guardians; in the row and the column of the opposite corner, one of the digits has only
/// the rectangle's cells: the opposite corner is not the other digit.
fn hidden(
    board: &Board,
    ask: &Ask,
    emit: &mut Emit,
    corners: [Cell; 4],
    pattern: &Pattern,
) -> ControlFlow<()> {
    for at in 0..4 {
        let (corner, opposite) = (corners[at], corners[(at + 2) % 4]);
        if pattern.roof.has(corner) {
            continue;
        }
        let [row, column, _] = opposite.houses();
        for kept in pattern.digits {
            let Some(other) = (pattern.digits - kept.into()).single() else { continue };
            let confined =
                [row, column].iter().all(|&line| is_confined(board, kept, line, pattern.cells));
            if confined && board.candidates(opposite).has(other) {
                let remove = CandidateSet::of(other, opposite);
                let demands = [row, column].map(|line| Demand::Digit(kept, line)).into();
                pattern.emit(ask, emit, remove, demands)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether a line needs a digit and has it only in some cells.
fn is_confined(board: &Board, digit: Digit, line: House, cells: CellSet) -> bool {
    board.missing(line).has(digit) && (board.cells_with(digit) & line.cells()).is_subset(cells)
}
