//! Reads the boards of a literal, bracket by bracket and cell by cell.

use crate::model::{Cell, Grid};
use crate::text::Entry;
use crate::text::cells::{Filling, digit_at, read_exact};
use crate::text::error::{Fault, ParseError};
use crate::text::format::Cells;
use crate::text::scan::{find, is_in, split};
use crate::text::symbol::{GAP, symbol};

/// The boards of one text on their way into a list.
pub(super) struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    /// The cells of the innermost list.
    list: Filling,
    /// The rows of the board.
    board: Filling,
    puzzles: &'a mut Vec<Entry>,
    /// How the first cell was written.
    pub(super) cells: Option<Cells>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a [u8], at: usize, puzzles: &'a mut Vec<Entry>) -> Self {
        Self { text, at, list: Filling::EMPTY, board: Filling::EMPTY, puzzles, cells: None }
    }

    /// Reads every board of the text, whose lists open with this bracket.
    pub(super) fn boards(&mut self, open: u8) -> Result<(), Fault> {
        // In ASCII the closing bracket stands two behind the opening one.
        let close = open + 2;
        let mut depth = 0usize;
        let mut is_fresh = false;
        while let Some(&byte) = self.text.get(self.at) {
            let start = self.at;
            let was_fresh = is_fresh;
            is_fresh &= symbol(byte) == GAP;
            self.at += 1;
            if byte == open {
                depth += 1;
                is_fresh = true;
                self.list.count = 0;
            } else if byte == close {
                depth = depth.saturating_sub(1);
                if was_fresh || self.list.count > 0 {
                    self.end_list()?;
                }
            } else if depth > 0 {
                // Between two boards anything may stand.
                self.item(byte, start)?;
            }
        }
        if self.board.count > 0 || self.puzzles.is_empty() {
            return Err(ParseError::row_count(self.puzzles.len(), self.board.count / 9));
        }
        Ok(())
    }

    /// Reads what begins with this byte in a list.
    fn item(&mut self, byte: u8, start: usize) -> Result<(), Fault> {
        match byte {
            b'[' => self.at = start + find(&self.text[start..], b"]"),
            b'\'' | b'"' => self.string(byte)?,
            b'0'..=b'9' | b'.' => self.number(start)?,
            b'a'..=b'z' | b'A'..=b'Z' => self.word(start)?,
            b' ' | b'\t' | b'\r' | b'\n' => {}
            _ if is_in(byte, b",;!<>()]}") => {}
            _ => return Err(self.bad_character(start)),
        }
        Ok(())
    }

    #[inline(never)]
    fn bad_character(&self, at: usize) -> Fault {
        ParseError::bad_character(self.text, at, self.board.count / 9, self.list.count)
    }

    #[inline(never)]
    fn cell(&mut self, cell: u8, cells: Cells) {
        self.cells.get_or_insert(cells);
        self.list.push(cell);
    }

    /// Reads a string, which is a cell, a row or a board.
    fn string(&mut self, quote: u8) -> Result<(), Fault> {
        let first = self.at;
        let content = split(&self.text[first..], &[quote]).0;
        self.at += content.len() + 1;
        let mut grid = Grid::EMPTY;
        if read_exact(content, &mut grid) {
            self.cells.get_or_insert(Cells::Strings);
            Entry::add(self.puzzles, &grid, None);
            return Ok(());
        }
        let is_row = content.len() > 1;
        let cells = if is_row { Cells::Strings } else { Cells::Characters };
        for (i, &byte) in content.iter().enumerate() {
            match symbol(byte) {
                cell @ 0..=9 => self.cell(cell, cells),
                GAP => self.cell(0, cells),
                _ => return Err(self.bad_character(first + i)),
            }
        }
        if content.is_empty() {
            self.cell(0, cells);
        }
        if is_row { self.end_list() } else { Ok(()) }
    }

    /// Reads a bare digit or dot.
    fn number(&mut self, start: usize) -> Result<(), Fault> {
        let number = self.run(start, |byte| byte.is_ascii_digit() || *byte == b'.');
        match number {
            [b'.', more @ ..] if more.iter().all(|&byte| byte == b'.') => {
                number.iter().for_each(|_| self.cell(0, Cells::Numbers));
            }
            [digit] | [digit, b'.'] | [digit, b'.', b'0'] => self.cell(digit & 15, Cells::Numbers),
            _ => return Err(self.bad_character(start + 1)),
        }
        Ok(())
    }

    /// Skips a word, unless it stands for a blank.
    fn word(&mut self, start: usize) -> Result<(), Fault> {
        let word = self.run(start, |byte| byte.is_ascii_alphanumeric() || *byte == b':');
        match word {
            b"null" | b"None" | b"nil" | b"NULL" | b"undefined" | b"x" | b"X" => {
                self.cell(0, Cells::Numbers);
            }
            _ if word.len() < 3 => return Err(self.bad_character(start)),
            _ => {}
        }
        Ok(())
    }

    /// The bytes of one kind from a place on, which are read with that.
    fn run(&mut self, start: usize, is_part: impl Fn(&u8) -> bool) -> &'a [u8] {
        let rest = &self.text[start..];
        let run = &rest[..rest.iter().take_while(|byte| is_part(byte)).count()];
        self.at = start + run.len();
        run
    }

    /// Takes what has been read since the last bracket as a row, or as a board.
    #[inline(never)]
    fn end_list(&mut self) -> Result<(), Fault> {
        let count = std::mem::take(&mut self.list.count);
        let rows = self.board.count / 9;
        match count {
            9 => {}
            Cell::NUM if rows == 0 => {}
            19.. if rows == 0 => return Err(ParseError::cells(count)),
            _ => return Err(ParseError::row_cells(rows, count)),
        }
        (0..count).for_each(|i| self.board.push(digit_at(&self.list.grid, i)));
        if self.board.is_whole() {
            Entry::add(self.puzzles, &self.board.grid, None);
            self.board.count = 0;
        }
        Ok(())
    }
}
