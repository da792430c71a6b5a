//! Writes grids of pencil marks; a blank without marks gets all that the rules allow.

use crate::model::{Cell, DigitSet};
use crate::text::Entry;
use crate::text::out::{add, put};

use super::sets_of;

/// Writes SudoCue's file: the person's own digits have a `u`.
pub(in crate::text) fn print_sdx(out: &mut String, entry: &Entry) {
    for (cell, set) in Cell::all().zip(sets_of(entry)) {
        if entry.placed.digit(cell).is_some() {
            put(out, b'u');
        }
        put_group(out, set);
        put(out, if cell.column() == 8 { b'\n' } else { b' ' });
    }
}

/// Draws the marks, each column as wide as it needs.
///
/// ```text
/// .---------------.---
/// | 5   3    124  | 26
/// :---------------+---
/// ```
pub(in crate::text) fn print_marks(out: &mut String, entry: &Entry) {
    let sets = sets_of(entry);
    let mut widths = [1; 9];
    for cell in Cell::all() {
        let width = &mut widths[cell.column()];
        *width = sets[cell.index()].len().max(*width);
    }
    for cell in Cell::all() {
        let (row, column) = (cell.row(), cell.column());
        if column == 0 && row % 3 == 0 {
            put_border(out, if row == 0 { b".." } else { b":+" }, &widths);
        }
        add(out, if column % 3 == 0 { "| " } else { " " });
        let end = out.len() + widths[column] + 1;
        put_group(out, sets[cell.index()]);
        while out.len() < end {
            put(out, b' ');
        }
        if column == 8 {
            add(out, "|\n");
        }
    }
    put_border(out, b"''", &widths);
}

/// A border: its outer corners, its crossings, and dashes as wide as the columns.
#[inline(never)]
fn put_border(out: &mut String, corners: &[u8; 2], widths: &[usize; 9]) {
    for (column, width) in widths.iter().enumerate() {
        if column % 3 == 0 {
            put(out, corners[usize::from(column > 0)]);
        }
        (0..width + 2).for_each(|_| put(out, b'-'));
    }
    put(out, corners[0]);
    put(out, b'\n');
}

#[inline(never)]
fn put_group(out: &mut String, set: DigitSet) {
    if set.is_empty() {
        put(out, b'.');
    }
    set.iter().for_each(|digit| put(out, digit.ascii()));
}
