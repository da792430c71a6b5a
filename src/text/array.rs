//! Literals of programming languages: LeetCode's boards, in every language that LeetCode speaks.
//!
//! - whatever stands before, between and after the boards is skipped: `board =`, `new char[][]`, `;`
//! - cells are characters in any quotes, numbers, or bare; `.`, `0`, `" "`, `""`, `null`, `None`, `nil` are blanks
//! - a row may be one string of nine; 81 cells in one list or one string are a board
//! - trailing commas, missing commas (NumPy), any depth of nesting; nine rows after nine rows are a list of boards

use crate::model::{Cell, Digit, Grid};

use super::error::{ParseError, ParseErrorKind, Place};
use super::format::{Cells, Format, Language};
use super::symbol::{Symbol, exact_grid};
use super::{Entry, Outcome, Parsed};

/// Reads a text with a nested list in brackets or braces.
pub(super) fn read(text: &str) -> Outcome {
    let first = text.split_whitespace().next()?;
    let (start, open) = opening(text).filter(|_| !first.contains("://"))?;
    Some(Reader::new(text, open).boards(start))
}

/// The bracket with which the first list opens.
///
/// Braces win, for a language with braces may have brackets in its types; those of a JSON object hold no list.
fn opening(text: &str) -> Option<(usize, u8)> {
    let is_list = |open: u8, i: usize| {
        let rest = text[i + 1..].trim_start();
        match (rest.as_bytes().first(), rest.as_bytes().get(1)) {
            (Some(b'"'), _) if open == b'{' => !is_key(rest),
            (Some(b'"' | b'\''), _) => true,
            (Some(&byte @ (b'[' | b'{' | b'(')), _) => byte == open || rest.starts_with("[]"),
            // A number of one digit: `{12}` is a pencil mark.
            (Some(b'0'..=b'9' | b'.'), Some(next)) => matches!(next, b',' | b' ' | b'.' | b'\n'),
            _ => rest.starts_with("new") || rest.starts_with("vec!"),
        }
    };
    [b'{', b'['].into_iter().find_map(|open| {
        let mut found = text.bytes().enumerate().filter(|&(_, byte)| byte == open);
        found.find(|&(i, _)| is_list(open, i))
    })
}

/// Whether a text starts with a string and a colon.
fn is_key(text: &str) -> bool {
    text[1..].split_once('"').is_some_and(|(_, rest)| rest.trim_start().starts_with(':'))
}

/// The boards of one text on their way into a list.
struct Reader<'a> {
    text: &'a str,
    open: u8,
    close: u8,
    /// The cells of the innermost list, and how many it has.
    row: ([Option<Digit>; Cell::NUM], usize),
    grid: Grid,
    rows: usize,
    puzzles: Vec<Entry>,
    cells: Option<Cells>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, open: u8) -> Self {
        Self {
            text,
            open,
            // In ASCII the closing bracket stands two behind the opening one.
            close: open + 2,
            row: ([None; Cell::NUM], 0),
            grid: Grid::EMPTY,
            rows: 0,
            puzzles: Vec::new(),
            cells: None,
        }
    }

    fn boards(mut self, start: usize) -> Result<Parsed, ParseError> {
        let bytes = self.text.as_bytes();
        let mut depth = 0usize;
        let mut i = start;
        while i < bytes.len() {
            let byte = bytes[i];
            let end = match byte {
                _ if byte == self.open => {
                    depth += 1;
                    self.row.1 = 0;
                    i + 1
                }
                _ if byte == self.close => {
                    depth = depth.saturating_sub(1);
                    let is_row =
                        self.row.1 > 0 || bytes[..i].trim_ascii_end().last() == Some(&self.open);
                    self.end_list(is_row)?;
                    i + 1
                }
                // Between two boards anything may stand.
                _ if depth == 0 => i + 1,
                b'[' => i + 1 + self.length(i, |c| c != ']'),
                b'\'' | b'"' => self.string(i, byte)?,
                b'0'..=b'9' | b'.' => self.number(i)?,
                b'a'..=b'z' | b'A'..=b'Z' => self.word(i)?,
                b' ' | b'\t' | b'\r' | b'\n' | b',' | b';' | b'!' | b'<' | b'>' | b'(' | b')'
                | b']' | b'}' => i + 1,
                _ => return Err(self.bad_character(i)),
            };
            i = end;
        }
        if self.rows > 0 || self.puzzles.is_empty() {
            return Err(ParseErrorKind::RowCount(9 * self.puzzles.len() + self.rows).into());
        }
        let cells = self.cells.unwrap_or(Cells::Characters);
        Ok(Parsed { puzzles: self.puzzles, format: Format::Array(language(self.text), cells) })
    }

    /// How many bytes from `start` on have the property.
    fn length(&self, start: usize, has: impl Fn(char) -> bool) -> usize {
        let rest = &self.text[start..];
        rest.find(|c| !has(c)).unwrap_or(rest.len())
    }

    fn bad_character(&self, at: usize) -> ParseError {
        let character = self.text[at..].chars().next().unwrap_or(' ');
        let row = Some(self.rows);
        let column = Some(self.row.1).filter(|&column| column < 9);
        let position = Some(self.text[..at].chars().count());
        let at = Place { line: None, position, row, column };
        ParseError { kind: ParseErrorKind::BadCharacter(character), at }
    }

    fn cell(&mut self, digit: Option<Digit>, cells: Cells) {
        self.cells.get_or_insert(cells);
        if let Some(slot) = self.row.0.get_mut(self.row.1) {
            *slot = digit;
        }
        self.row.1 += 1;
    }

    /// Reads a string, which is a cell, a row or a board, and says where it ends.
    fn string(&mut self, start: usize, quote: u8) -> Result<usize, ParseError> {
        let first = start + 1;
        let content = &self.text[first..][..self.length(first, |c| c != quote as char)];
        let end = (first + content.len() + 1).min(self.text.len());
        if content.len() <= 1 {
            let digit = match content.chars().next().map(Symbol::of) {
                None | Some(Symbol::Gap) => None,
                Some(symbol) => symbol.cell().ok_or_else(|| self.bad_character(first))?,
            };
            self.cell(digit, Cells::Characters);
            return Ok(end);
        }
        self.cells.get_or_insert(Cells::Strings);
        if let Some(grid) = exact_grid(content) {
            self.puzzles.push(grid.into());
            return Ok(end);
        }
        for (i, c) in content.char_indices() {
            let digit = match Symbol::of(c) {
                Symbol::Gap => None,
                symbol => symbol.cell().ok_or_else(|| self.bad_character(first + i))?,
            };
            self.cell(digit, Cells::Strings);
        }
        self.end_list(true)?;
        Ok(end)
    }

    /// Reads a bare digit or dot.
    fn number(&mut self, start: usize) -> Result<usize, ParseError> {
        let length = self.length(start, |c| c.is_ascii_digit() || c == '.');
        let number = &self.text[start..start + length];
        match number.trim_end_matches(".0").trim_end_matches('.').as_bytes() {
            [byte] => self.cell(Digit::from_ascii(*byte), Cells::Numbers),
            [] => (0..length).for_each(|_| self.cell(None, Cells::Numbers)),
            _ => return Err(self.bad_character(start + 1)),
        }
        Ok(start + length)
    }

    /// Skips a word, unless it stands for a blank.
    fn word(&mut self, start: usize) -> Result<usize, ParseError> {
        let length = self.length(start, |c| c.is_ascii_alphanumeric() || c == ':');
        match &self.text[start..start + length] {
            "null" | "None" | "nil" | "NULL" | "undefined" | "x" | "X" => {
                self.cell(None, Cells::Numbers)
            }
            _ if length < 3 => return Err(self.bad_character(start)),
            _ => {}
        }
        Ok(start + length)
    }

    /// Takes what has been read since the last bracket as a row, or as a board.
    fn end_list(&mut self, is_row: bool) -> Result<(), ParseError> {
        let (cells, count) = (self.row.0, std::mem::take(&mut self.row.1));
        if !is_row {
            return Ok(());
        }
        match (count, self.rows) {
            (9, _) => {
                (0..9).for_each(|i| self.grid.set(Cell::at(self.rows, i), cells[i]));
                self.rows += 1;
            }
            (Cell::NUM, 0) => {
                Cell::all().zip(cells).for_each(|(cell, digit)| self.grid.set(cell, digit));
                self.rows = 9;
            }
            (19..Cell::NUM, 0) => return Err(ParseErrorKind::TooShort(count).into()),
            (82.., 0) => return Err(ParseErrorKind::TooLong(count).into()),
            _ => {
                let at = Place { row: Some(self.rows), ..Place::default() };
                return Err(ParseError { kind: ParseErrorKind::RowCells(count), at });
            }
        }
        if self.rows == 9 {
            self.puzzles.push(std::mem::replace(&mut self.grid, Grid::EMPTY).into());
            self.rows = 0;
        }
        Ok(())
    }
}

/// The language of a literal, by what only it writes.
fn language(text: &str) -> Language {
    const SIGNS: [(&str, Language); 10] = [
        ("vec!", Language::Rust),
        ("]byte", Language::Go),
        ("]rune", Language::Go),
        ("]int", Language::Go),
        ("]string", Language::Go),
        ("vector", Language::Cpp),
        ("new[]", Language::CSharp),
        ("[,]", Language::CSharp),
        ("[][]", Language::Java),
        ("new ", Language::Java),
    ];
    let sign = SIGNS.into_iter().find(|(sign, _)| text.contains(sign));
    let is_braced = opening(text).is_some_and(|(_, open)| open == b'{');
    match (sign, is_braced) {
        (Some((_, language)), _) => language,
        (None, true) => Language::Cpp,
        (None, false) if text.contains('\'') => Language::Python,
        (None, false) => Language::Json,
    }
}
