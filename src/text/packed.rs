//! Short codes for a grid: SudokuExchange's (SudokuPad's second) and SudokuPad's first.
//!
//! - SudokuExchange: each character is a digit and the 0 to 5 blanks behind it, `digit + 10 × blanks`
//!   in `0-9A-Za-x`
//! - SudokuPad's first: digits as they are, a run of blanks by the place of its character in [`RUNS`]

use crate::model::{Cell, Grid};

use super::cells::{Filling, digit_at};
use super::out::put;
use super::scan::find;

const RUNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// Reads a short code of either kind. Some codes can be read as both: one without conflict is preferred.
#[inline(never)]
pub(super) fn unpack(code: &[u8], grid: &mut Grid) -> bool {
    let is_pairs = read(code, pair, grid);
    if is_pairs && !grid.has_conflict() {
        return true;
    }
    read(code, run, grid) || is_pairs
}

/// Reads a code by what each of its bytes stands for: a cell, if there is one, and blanks.
#[inline(never)]
fn read(code: &[u8], meaning: fn(u8) -> Option<(Option<u8>, u8)>, grid: &mut Grid) -> bool {
    let mut cells = Filling::EMPTY;
    for &byte in code {
        let Some((cell, blanks)) = meaning(byte) else { return false };
        if let Some(digit) = cell {
            cells.push(digit);
        }
        (0..blanks).for_each(|_| cells.push(0));
        if cells.count > Cell::NUM {
            return false;
        }
    }
    if cells.is_whole() {
        *grid = cells.grid;
    }
    cells.is_whole()
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
        _ => Some((None, find(RUNS, &[byte]) as u8)).filter(|run| usize::from(run.1) < RUNS.len()),
    }
}

/// Writes SudokuExchange's code.
#[inline(never)]
pub(super) fn pack(out: &mut String, grid: &Grid) {
    let mut at = 0;
    while at < Cell::NUM {
        let mut blanks = 0;
        while blanks < 5 && at + 1 + blanks < Cell::NUM && digit_at(grid, at + 1 + blanks) == 0 {
            blanks += 1;
        }
        let value = digit_at(grid, at) + 10 * blanks as u8;
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
