//! Draws a grid: bare rows, or rows with lines around and between the boxes.

use crate::model::{Cell, Grid};

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
pub(in crate::text) fn print_rows(grid: &Grid) -> String {
    print(grid, &ROWS)
}

/// Draws a grid.
pub(in crate::text) fn print(grid: &Grid, drawing: &Drawing) -> String {
    let [top, between, bottom] = drawing.borders;
    let [before, bar, gap, after] = drawing.row;
    let mut out = String::from(top);
    for cell in Cell::all() {
        out += match cell.column() {
            0 => before,
            3 | 6 => bar,
            _ => gap,
        };
        out.push(grid.digit(cell).map_or('.', |digit| digit.ascii().into()));
        if cell.column() == 8 {
            out += after;
            out += if matches!(cell.row(), 2 | 5) { between } else { "" };
        }
    }
    out + bottom
}
