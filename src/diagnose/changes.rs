//! The single slips that happen while a puzzle is copied, each undone.

use super::repairs::RepairKind;
use crate::model::{Cell, Digit, Grid};

/// Every grid that is one change away, with the kind of the change; each grid once.
pub(super) fn single_changes(grid: &Grid) -> Vec<(RepairKind, Grid)> {
    let mut changes = Vec::new();
    for (cell, digit) in grid.digits() {
        for other in Digit::all().filter(|&other| other != digit) {
            changes.push((RepairKind::Digit, grid.with(cell, Some(other))));
        }
        changes.push((RepairKind::Remove, grid.with(cell, None)));
    }
    changes
        .extend(neighbours().filter_map(|(a, b)| Some((RepairKind::Swap, swapped(grid, a, b)?))));
    for cell in Cell::all() {
        let shifted = [moved_right(grid, cell), moved_left(grid, cell)];
        changes.extend(shifted.into_iter().flatten().map(|grid| (RepairKind::Shift, grid)));
    }
    changes
}

/// The pairs of cells that share a side.
fn neighbours() -> impl Iterator<Item = (Cell, Cell)> {
    let across = Cell::all().filter(|cell| cell.column() < 8).map(|cell| (cell, right_of(cell)));
    let down = Cell::all().filter(|cell| cell.row() < 8).map(|cell| (cell, below(cell)));
    across.chain(down)
}

fn right_of(cell: Cell) -> Cell {
    Cell::from_index(cell.index() + 1)
}

fn below(cell: Cell) -> Cell {
    Cell::from_index(cell.index() + 9)
}

/// The grid with the contents of two cells swapped, unless they are equal.
fn swapped(grid: &Grid, a: Cell, b: Cell) -> Option<Grid> {
    let differ = grid.digit(a) != grid.digit(b);
    differ.then(|| grid.with(a, grid.digit(b)).with(b, grid.digit(a)))
}

/// The grid with the rest of the row, from a digit on, one cell further to the right: a blank was skipped.
///
/// A single digit is left to the swaps. A digit at the end of the row has no room to move.
fn moved_right(grid: &Grid, from: Cell) -> Option<Grid> {
    let rest = rest_of_row(grid, from);
    let fits = rest[0].is_some() && rest[rest.len() - 1].is_none() && digits(&rest) > 1;
    fits.then(|| with_rest(grid, from, [&[None], &rest[..rest.len() - 1]].concat()))
}

/// The grid with the rest of the row, after a blank, one cell further to the left: the blank is one too many.
fn moved_left(grid: &Grid, to: Cell) -> Option<Grid> {
    let rest = rest_of_row(grid, to);
    let fits = rest[0].is_none() && rest.get(1)?.is_some() && digits(&rest) > 1;
    fits.then(|| with_rest(grid, to, [&rest[1..], &[None]].concat()))
}

/// The contents of a cell and of those to its right.
fn rest_of_row(grid: &Grid, from: Cell) -> Vec<Option<Digit>> {
    (from.column()..9).map(|column| grid.digit(Cell::at(from.row(), column))).collect()
}

fn with_rest(grid: &Grid, from: Cell, rest: Vec<Option<Digit>>) -> Grid {
    let columns = from.column()..9;
    columns
        .zip(rest)
        .fold(*grid, |grid, (column, digit)| grid.with(Cell::at(from.row(), column), digit))
}

fn digits(contents: &[Option<Digit>]) -> usize {
    contents.iter().flatten().count()
}
