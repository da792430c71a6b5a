//! Short codes for a grid: SudokuExchange's (SudokuPad's second) and SudokuPad's first.
//!
//! - SudokuExchange: each character is a digit and the 0 to 5 blanks behind it, `digit + 10 × blanks`
//!   in `0-9A-Za-x`
//! - SudokuPad's first: digits as they are, a run of blanks by the place of its character in [`RUNS`]

use crate::model::{Cell, Digit, Grid};

const RUNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/// The grid behind a short code of either kind. Some codes can be read as both: one without conflict is preferred.
pub(super) fn unpack(code: &str) -> Option<Grid> {
    let readings = || [unpack_pairs(code), unpack_runs(code)].into_iter().flatten();
    readings().find(|grid| !grid.has_conflict()).or_else(|| readings().next())
}

/// Reads SudokuExchange's code.
fn unpack_pairs(code: &str) -> Option<Grid> {
    let mut cells = Filling::default();
    for byte in code.bytes() {
        let value = match byte {
            b'0'..=b'9' => byte - b'0',
            b'A'..=b'Z' => byte - b'A' + 10,
            b'a'..=b'x' => byte - b'a' + 36,
            _ => return None,
        };
        cells.push(Digit::new(value % 10), 1);
        cells.push(None, value / 10);
    }
    cells.grid()
}

/// Reads SudokuPad's first code.
fn unpack_runs(code: &str) -> Option<Grid> {
    let mut cells = Filling::default();
    for byte in code.bytes() {
        match Digit::from_ascii(byte) {
            None => cells.push(None, RUNS.iter().position(|&run| run == byte)? as u8),
            digit => cells.push(digit, 1),
        }
    }
    cells.grid()
}

/// Writes SudokuExchange's code.
pub(super) fn pack(grid: &Grid) -> String {
    let cells = grid.to_ascii();
    let mut out = String::new();
    let mut rest = &cells[..];
    while let [first, behind @ ..] = rest {
        let blanks = behind.iter().take(5).take_while(|&&byte| byte == b'.').count();
        let value = Digit::from_ascii(*first).map_or(0, Digit::value) + 10 * blanks as u8;
        out.push(match value {
            0..10 => b'0' + value,
            10..36 => b'A' + value - 10,
            _ => b'a' + value - 36,
        } as char);
        rest = &behind[blanks..];
    }
    out
}

/// Cells in reading order, counted beyond the last.
struct Filling {
    grid: Grid,
    count: usize,
}

impl Default for Filling {
    fn default() -> Self {
        Self { grid: Grid::EMPTY, count: 0 }
    }
}

impl Filling {
    fn push(&mut self, digit: Option<Digit>, times: u8) {
        for _ in 0..times {
            if let Some(cell) = Cell::new(self.count) {
                self.grid.set(cell, digit);
            }
            self.count += 1;
        }
    }

    fn grid(self) -> Option<Grid> {
        (self.count == Cell::NUM).then_some(self.grid)
    }
}
