//! Draws a grid: bare rows, or rows with lines around and between the boxes.

use crate::model::{Cell, Grid};
use crate::text::cells::put_digit;
use crate::text::out::add;

/// What stands around the rows of a drawing, and between their cells.
pub(in crate::text) struct Drawing {
    /// The lines above, between the bands, and below.
    borders: [&'static str; 3],
    /// Before a row, between its boxes, between its cells, and after it.
    row: [&'static str; 4],
}

/// Nine bare rows.
const ROWS: Drawing = Drawing { borders: ["", "", ""], row: ["", "", "", "\n"] };
/// A frame, with spaces between the cells.
pub(in crate::text) const GRID: Drawing =
    Drawing { borders: ["+-------+-------+-------+\n"; 3], row: ["| ", " | ", " ", " |\n"] };
/// A frame, without spaces.
pub(in crate::text) const GRID_TIGHT: Drawing = Drawing {
    borders: ["*-----------*\n", "|---+---+---|\n", "*-----------*\n"],
    row: ["|", "|", "", "|\n"],
};
/// Lines between the boxes only, without spaces.
pub(in crate::text) const SS: Drawing =
    Drawing { borders: ["", "-----------\n", ""], row: ["", "|", "", "\n"] };
/// The same with spaces between the cells.
pub(in crate::text) const SPF: Drawing =
    Drawing { borders: ["", "------+-------+------\n", ""], row: ["", " | ", " ", " \n"] };

/// Writes nine bare rows.
pub(in crate::text) fn print_rows(out: &mut String, grid: &Grid) {
    print(out, grid, &ROWS);
}

/// Draws a grid.
#[inline(never)]
pub(in crate::text) fn print(out: &mut String, grid: &Grid, drawing: &Drawing) {
    let [top, between, bottom] = drawing.borders;
    let [before, bar, gap, after] = drawing.row;
    add(out, top);
    for cell in Cell::all() {
        add(
            out,
            match cell.column() {
                0 => before,
                3 | 6 => bar,
                _ => gap,
            },
        );
        put_digit(out, grid, cell.index(), b'.');
        if cell.column() == 8 {
            add(out, after);
            add(out, if matches!(cell.row(), 2 | 5) { between } else { "" });
        }
    }
    add(out, bottom);
}
