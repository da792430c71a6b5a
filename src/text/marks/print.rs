//! Writes grids of pencil marks; a blank without marks gets all that the rules allow.

use crate::model::{Cell, DigitSet};
use crate::text::Entry;

use super::sets_of;

/// Writes SudoCue's file: the person's own digits have a `u`.
pub(in crate::text) fn print_sdx(entry: &Entry) -> String {
    let mut out = String::new();
    for (cell, set) in Cell::all().zip(sets_of(entry)) {
        out += if entry.placed.digit(cell).is_some() { "u" } else { "" };
        out += &group(set);
        out.push(if cell.column() == 8 { '\n' } else { ' ' });
    }
    out
}

/// Draws the marks, each column as wide as it needs.
///
/// ```text
/// .---------------.---
/// | 5   3    124  | 26
/// :---------------+---
/// ```
pub(in crate::text) fn print_marks(entry: &Entry) -> String {
    let sets = sets_of(entry);
    let mut widths = [1; 9];
    for cell in Cell::all() {
        let width = &mut widths[cell.column()];
        *width = sets[cell.index()].len().max(*width);
    }
    let mut out = String::new();
    for cell in Cell::all() {
        let (row, column) = (cell.row(), cell.column());
        if column == 0 && row % 3 == 0 {
            out += &if row == 0 { border('.', '.', &widths) } else { border(':', '+', &widths) };
        }
        out += if column % 3 == 0 { "| " } else { " " };
        out += &format!("{:width$} ", group(sets[cell.index()]), width = widths[column]);
        out += if column == 8 { "|\n" } else { "" };
    }
    out + &border('\'', '\'', &widths)
}

/// A border: its corners, its crossings, and dashes as wide as the columns.
fn border(corner: char, crossing: char, widths: &[usize; 9]) -> String {
    let boxes = widths.chunks(3).map(|widths| "-".repeat(widths.iter().sum::<usize>() + 6));
    let line = boxes.collect::<Vec<_>>().join(&crossing.to_string());
    format!("{corner}{line}{corner}\n")
}

fn group(set: DigitSet) -> String {
    if set.is_empty() {
        return String::from(".");
    }
    set.iter().map(|digit| char::from(digit.ascii())).collect()
}
