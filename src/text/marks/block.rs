//! A grid of pencil marks on its way in, group by group.
//!
//! - HoDoKu's markup `* # @ - ( )` and letters are dropped; `u` before a digit marks it as the person's own
//! - `.` or `0` is a cell without a digit and without marks

use crate::model::{Cell, Digit, DigitSet, Grid};
use crate::text::Marks;
use crate::text::cells::{Filling, digit_at};
use crate::text::drawn::read_marked;
use crate::text::parts::Fields;

use super::NO_MARKS;

/// The cells read so far.
pub(super) struct Block {
    pub(super) sets: Marks,
    /// The digits marked as the person's own.
    pub(super) own: Grid,
    /// Whether a cell has several digits, or one of its own.
    pub(super) is_pencil: bool,
    pub(super) cells: usize,
}

impl Block {
    pub(super) const EMPTY: Self =
        Self { sets: NO_MARKS, own: Grid::EMPTY, is_pencil: false, cells: 0 };

    /// Takes a cell; beyond the last there is none.
    #[inline(never)]
    fn push(&mut self, set: DigitSet, is_own: bool) -> Option<()> {
        let cell = Cell::new(self.cells)?;
        self.sets[cell.index()] = set;
        self.is_pencil |= set.len() > 1 || is_own;
        self.own.set(cell, set.first().filter(|_| is_own));
        self.cells += 1;
        Some(())
    }

    /// Takes a row: nine cells side by side, else groups.
    pub(super) fn push_row(&mut self, line: &[u8]) -> Option<()> {
        let mut cells = Filling::EMPTY;
        if read_marked(line, &mut cells).is_err() || cells.count != 9 {
            return self.push_groups(line);
        }
        for i in 0..9 {
            let digit = digit_at(&cells.grid, i);
            self.push(DigitSet::from_bits((1 << digit) >> 1), false)?;
        }
        Some(())
    }

    /// Takes the groups of a line, if it is nothing but groups.
    #[inline(never)]
    pub(super) fn push_groups(&mut self, line: &[u8]) -> Option<()> {
        for (_, group) in Fields::of(line, b" \t|:!") {
            let mut set = DigitSet::EMPTY;
            let mut is_cell = false;
            for &byte in group {
                match byte {
                    b'1'..=b'9' => {
                        let digit = Digit::from_ascii(byte).filter(|&digit| !set.has(digit))?;
                        set.insert(digit);
                        is_cell = true;
                    }
                    b'.' | b'0' => is_cell = true,
                    b'*' | b'#' | b'@' | b'-' | b'(' | b')' | b'{' | b'}' | b'+' => {}
                    _ if byte.is_ascii_alphabetic() => {}
                    _ => return None,
                }
            }
            if is_cell {
                self.push(set, group[0] == b'u' && set.len() == 1)?;
            }
        }
        Some(())
    }

    /// The digits of a block in which no cell has several.
    pub(super) fn values(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in Cell::all() {
            grid.set(cell, self.sets[cell.index()].first());
        }
        grid
    }
}
