//! Short codes for a grid: SudokuExchange's (SudokuPad's second) and SudokuPad's first.
//!
//! - SudokuExchange: each character is a digit and the 0 to 5 blanks behind it, `digit + 10 × blanks` in `0-9A-Za-x`
//! - SudokuPad's first: digits as they are, a run of blanks by the place of its character in [`RUNS`]
//!
//! Any word can be read as a short code, and a few of them even give 81 cells. So a code counts only if its grid is one
//! that somebody would send: without a conflict, and with enough givens. Other grids are written as 81 digits.

use crate::model::{Cell, Digit, Grid};

use super::rows::{Digits, MIN_GIVENS};

const RUNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// Reads a short code of either kind; `Err` has the number of cells, if it is a code of another length.
pub(super) fn unpack(code: &str) -> Result<Grid, Option<usize>> {
    let readings = [pairs(code), runs(code)];
    let whole = readings.iter().flatten().filter(|cells| cells.len() == Cell::NUM);
    let grid = whole.map(|cells| cells.iter().copied().collect::<Digits>().0).find(is_likely);
    grid.ok_or_else(|| readings.into_iter().flatten().map(|cells| cells.len()).next())
}

/// Whether somebody would send this grid.
fn is_likely(grid: &Grid) -> bool {
    grid.filled().len() >= MIN_GIVENS && !grid.has_conflict()
}

/// The cells of SudokuExchange's code.
fn pairs(code: &str) -> Option<Vec<Option<Digit>>> {
    let mut cells = Vec::new();
    for c in code.chars().take(Cell::NUM) {
        let value = match c {
            '0'..='9' => c as u8 - b'0',
            'A'..='Z' => c as u8 - b'A' + 10,
            'a'..='x' => c as u8 - b'a' + 36,
            _ => return None,
        };
        cells.push(Digit::new(value % 10));
        cells.extend((0..value / 10).map(|_| None));
    }
    Some(cells)
}

/// The cells of SudokuPad's first code.
fn runs(code: &str) -> Option<Vec<Option<Digit>>> {
    let mut cells = Vec::new();
    for c in code.chars().take(2 * Cell::NUM) {
        match c {
            '1'..='9' => cells.push(Digit::from_ascii(c as u8)),
            // The characters of `RUNS` are one byte each.
            _ => cells.extend((0..RUNS.find(c)?).map(|_| None)),
        }
    }
    Some(cells)
}

/// Writes SudokuExchange's code, or 81 digits for a grid that is not read from a code.
pub(super) fn pack(grid: &Grid) -> String {
    if !is_likely(grid) {
        return Cell::all().map(|cell| grid.digit(cell).map_or('0', digit_char)).collect();
    }
    let mut out = String::new();
    let mut cells = Cell::all().map(|cell| grid.digit(cell)).peekable();
    while let Some(digit) = cells.next() {
        let mut blanks = 0;
        while blanks < 5 && cells.next_if(Option::is_none).is_some() {
            blanks += 1;
        }
        let value = digit.map_or(0, Digit::value) + 10 * blanks;
        out.push(char::from(match value {
            0..10 => b'0' + value,
            10..36 => b'A' + value - 10,
            _ => b'a' + value - 36,
        }));
    }
    out
}

fn digit_char(digit: Digit) -> char {
    digit.ascii().into()
}
