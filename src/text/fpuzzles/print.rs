//! Writes the file of f-puzzles.

use crate::model::{Cell, DigitSet};
use crate::text::Entry;
use crate::text::out::{add, add_name, put};

/// Writes a puzzle with its title, its own digits and its marks.
#[inline(never)]
pub(in crate::text) fn print(out: &mut String, entry: &Entry) {
    add(out, "{\"size\":9");
    if let Some(name) = &entry.name {
        add(out, ",\"title\":\"");
        add_name(out, name);
        put(out, b'"');
    }
    add(out, ",\"grid\":[");
    for cell in Cell::all() {
        add(
            out,
            match cell.index() {
                0 => "[{",
                _ if cell.column() == 0 => "],[{",
                _ => ",{",
            },
        );
        let (given, own) = (entry.grid.digit(cell), entry.placed.digit(cell));
        if let Some(digit) = given.or(own) {
            add(out, "\"value\":");
            put(out, digit.ascii());
        }
        if given.is_some() {
            add(out, ",\"given\":true");
        }
        let marks = entry.marks.as_ref().map_or(DigitSet::EMPTY, |marks| marks[cell.index()]);
        for (i, digit) in marks.iter().enumerate() {
            add(out, if i == 0 { "\"centerPencilMarks\":[" } else { "," });
            put(out, digit.ascii());
        }
        add(out, if marks.is_empty() { "}" } else { "]}" });
    }
    add(out, "]]}");
}
