//! Short codes for a grid: SudokuExchange's (SudokuPad's second) and SudokuPad's first.
//!
//! - SudokuExchange: each character is a digit and the 0 to 5 blanks behind it, `digit + 10 × blanks`
//!   in `0-9A-Za-x`
//! - SudokuPad's first: digits as they are, a run of blanks by the place of its character in [`RUNS`]

use crate::model::{Cell, Digit, Grid};

use super::scan::{Filling, put, sees};

const RUNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// The grid behind a short code of either kind. Some codes can be read as both: one without conflict is preferred.
pub(super) fn unpack(code: &[u8]) -> Option<Grid> {
    match (read(code, pair), read(code, run)) {
        (Some(first), Some(second)) => Some(if has_conflict(&first) { second } else { first }),
        (first, second) => first.or(second),
    }
}

/// Whether two equal digits see each other.
pub(super) fn has_conflict(grid: &Grid) -> bool {
    let clash = |one, other| sees(one, other) && grid.digit(one) == grid.digit(other);
    Cell::all().any(|one| grid.digit(one).is_some() && Cell::all().any(|other| clash(one, other)))
}

/// Reads a code by what each of its bytes stands for: a cell, if there is one, and blanks.
#[inline(never)]
fn read(code: &[u8], meaning: fn(u8) -> Option<(Option<u8>, u8)>) -> Option<Grid> {
    let mut cells = Filling::EMPTY;
    for &byte in code {
        let (cell, blanks) = meaning(byte)?;
        if let Some(digit) = cell {
            cells.push(digit);
        }
        (0..blanks).for_each(|_| cells.push(0));
    }
    cells.whole()
}

/// SudokuExchange's code.
fn pair(byte: u8) -> Option<(Option<u8>, u8)> {
    let value = match byte {
        b'0'..=b'9' => byte - b'0',
        b'A'..=b'Z' => byte - b'A' + 10,
        b'a'..=b'x' => byte - b'a' + 36,
        _ => return None,
    };
    Some((Some(value % 10), value / 10))
}

/// SudokuPad's first code.
fn run(byte: u8) -> Option<(Option<u8>, u8)> {
    match byte {
        b'1'..=b'9' => Some((Some(byte - b'0'), 0)),
        _ => Some((None, RUNS.iter().position(|&run| run == byte)? as u8)),
    }
}

/// Writes SudokuExchange's code.
#[inline(never)]
pub(super) fn pack(out: &mut String, grid: &Grid) {
    let mut at = 0;
    while let Some(cell) = Cell::new(at) {
        let is_blank = |i: &usize| Cell::new(*i).is_some_and(|cell| grid.digit(cell).is_none());
        let blanks = (at + 1..at + 6).take_while(is_blank).count();
        let value = grid.digit(cell).map_or(0, Digit::value) + 10 * blanks as u8;
        put(
            out,
            match value {
                0..10 => b'0' + value,
                10..36 => b'A' + value - 10,
                _ => b'a' + value - 36,
            },
        );
        at += 1 + blanks;
    }
}
