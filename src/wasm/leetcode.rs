//! LeetCode 37: fills a `string[][]` in place, all of it or nothing.

use js_sys::Reflect;
use redoku::{Cell, Solution};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input;
use super::options::Options;

/// Fills the caller's own array and returns it. Throws, and leaves the board untouched, unless there is
/// exactly one solution.
#[wasm_bindgen(js_name = solveSudoku, skip_typescript)]
pub fn solve_sudoku(board: JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    Options::none(options)?;
    let rows = rows_of(&board)?;
    let grid = input::grid_from_rows(&board)?;
    let proper = input::prove(grid)?;
    let blanks: Vec<Cell> = grid.blanks().iter().collect();
    fill(&rows, &blanks, proper.solution())?;
    Ok(board)
}

/// The nine rows, each an array-like object of nine elements.
fn rows_of(board: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    match input::length(board)? {
        Some(9) => {}
        Some(rows) => return Err(input::wrong_rows(rows)),
        None => return Err(input::not_a_board(board)),
    }
    (0..9)
        .map(|index| {
            let row = input::element(board, index)?;
            if row.is_string() {
                let message = format!(
                    "row {}: expected an array of 9 cells, got a string, which cannot be filled",
                    index + 1
                );
                return Err(error("bad-shape", &message, &[("row", index.into())]));
            }
            input::row(board, index)
        })
        .collect()
}

/// Writes the answer into the blanks; if one cannot be written, restores all before it.
fn fill(rows: &[JsValue], blanks: &[Cell], solution: &Solution) -> Result<(), JsValue> {
    let mut old = Vec::with_capacity(blanks.len());
    for &cell in blanks {
        let row = &rows[cell.row()];
        let before = input::element(row, cell.column());
        let digit = JsValue::from_str(&solution.digit(cell).to_string());
        let written = before.and_then(|before| {
            old.push(before);
            write(row, cell, &digit)
        });
        if let Err(reason) = written {
            for (&cell, before) in blanks.iter().zip(&old).rev() {
                // A cell that cannot be restored was not written.
                let _ = write(&rows[cell.row()], cell, before);
            }
            return Err(reason);
        }
    }
    Ok(())
}

fn write(row: &JsValue, cell: Cell, value: &JsValue) -> Result<(), JsValue> {
    match Reflect::set_u32(row, cell.column() as u32, value) {
        Ok(true) => Ok(()),
        _ => {
            let place = [("row", cell.row().into()), ("column", cell.column().into())];
            let message = format!("row {} is read-only", cell.row() + 1);
            Err(error("read-only", &message, &place))
        }
    }
}
