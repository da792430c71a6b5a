//! Writes the file of f-puzzles.

use crate::model::Cell;
use crate::text::Entry;
use crate::text::print::one_line;

/// Writes a puzzle with its title, its own digits and its marks.
pub(in crate::text) fn print(entry: &Entry) -> String {
    let mut out = String::from("{\"size\":9");
    if let Some(name) = &entry.name {
        out += &format!(",\"title\":\"{}\"", one_line(name));
    }
    out += ",\"grid\":[";
    for cell in Cell::all() {
        out += match cell.index() {
            0 => "[",
            _ if cell.column() == 0 => "],[",
            _ => ",",
        };
        out += &print_cell(entry, cell);
    }
    out + "]]}"
}

fn print_cell(entry: &Entry, cell: Cell) -> String {
    let marks = entry.marks.as_ref().map(|marks| marks[cell.index()]);
    match (entry.grid.digit(cell), entry.placed.digit(cell), marks) {
        (Some(given), ..) => format!("{{\"value\":{given},\"given\":true}}"),
        (None, Some(own), _) => format!("{{\"value\":{own}}}"),
        (None, None, Some(marks)) if !marks.is_empty() => {
            let marks: Vec<String> = marks.iter().map(|digit| digit.to_string()).collect();
            format!("{{\"centerPencilMarks\":[{}]}}", marks.join(","))
        }
        (None, None, _) => String::from("{}"),
    }
}
