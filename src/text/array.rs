//! Literals of programming languages: LeetCode's boards, in every language that LeetCode speaks.
//!
//! - whatever stands before, between and after the boards is skipped: `board =`, `new char[][]`, `;`
//! - cells are characters in any quotes, numbers, or bare; `.`, `0`, `" "`, `""`, `null`, `None`, `nil` are blanks
//! - a row may be one string of nine; 81 cells in one list or one string are a board
//! - trailing commas, missing commas (NumPy), any depth of nesting; nine rows after nine rows are a list of boards

use crate::model::{Cell, Grid};

use super::cells::{Filling, digit_at, put_digit, read_exact};
use super::error::{Fault, ParseError};
use super::format::{Cells, Format, Language};
use super::out::add;
use super::scan::{GAP, contains, count, find, is_in, split, symbol};
use super::{Entry, Outcome};

/// Reads a text with a nested list in brackets or braces.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let (start, open) = opening(text)?;
    // A link may have brackets, too.
    if contains(&text[..find(text, b" \n")], b"://") {
        return None;
    }
    let mut reader = Reader {
        text,
        at: start,
        list: Filling::EMPTY,
        board: Filling::EMPTY,
        puzzles,
        cells: None,
    };
    Some(
        reader.boards(open).map(|()| {
            Format::Array(language(text, open), reader.cells.unwrap_or(Cells::Characters))
        }),
    )
}

/// The bracket with which the first list opens.
///
/// Braces win, for a language with braces may have brackets in its types; those of a JSON object hold no list.
#[inline(never)]
fn opening(text: &[u8]) -> Option<(usize, u8)> {
    [b'{', b'['].into_iter().find_map(|open| {
        let is_list =
            |&i: &usize| text[i] == open && opens_list(open, text[i + 1..].trim_ascii_start());
        (0..text.len()).find(is_list).map(|start| (start, open))
    })
}

/// Whether a list goes on like this behind its bracket.
fn opens_list(open: u8, rest: &[u8]) -> bool {
    match rest {
        // The name in a JSON object.
        [b'"', name @ ..] if open == b'{' => {
            !split(name, b"\"").1.trim_ascii_start().starts_with(b":")
        }
        [b'"' | b'\'', ..] => true,
        [b'[', b']', ..] => true,
        [byte @ (b'[' | b'{'), ..] => *byte == open,
        // A number of one digit: `{12}` is a pencil mark.
        [b'0'..=b'9' | b'.', b',' | b' ' | b'.' | b'\n', ..] => true,
        _ => rest.starts_with(b"new") || rest.starts_with(b"vec!"),
    }
}

/// The boards of one text on their way into a list.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    /// The cells of the innermost list.
    list: Filling,
    /// The rows of the board.
    board: Filling,
    puzzles: &'a mut Vec<Entry>,
    cells: Option<Cells>,
}

impl Reader<'_> {
    fn boards(&mut self, open: u8) -> Result<(), Fault> {
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
                match byte {
                    b'[' => self.at = start + find(&self.text[start..], b"]"),
                    b'\'' | b'"' => self.string(byte)?,
                    b'0'..=b'9' | b'.' => self.number(start)?,
                    b'a'..=b'z' | b'A'..=b'Z' => self.word(start)?,
                    b' ' | b'\t' | b'\r' | b'\n' => {}
                    _ if is_in(byte, b",;!<>()]}") => {}
                    _ => return Err(self.bad_character(start)),
                }
            }
        }
        if self.board.count > 0 || self.puzzles.is_empty() {
            return Err(ParseError::row_count(self.puzzles.len(), self.board.count / 9));
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
        let rest = &self.text[start..];
        let is_part = |byte: &&u8| byte.is_ascii_digit() || **byte == b'.';
        let number = &rest[..rest.iter().take_while(is_part).count()];
        self.at = start + number.len();
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
        let rest = &self.text[start..];
        let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b':';
        let word = &rest[..rest.iter().take_while(is_part).count()];
        self.at = start + word.len();
        match word {
            b"null" | b"None" | b"nil" | b"NULL" | b"undefined" | b"x" | b"X" => {
                self.cell(0, Cells::Numbers);
            }
            _ if word.len() < 3 => return Err(self.bad_character(start)),
            _ => {}
        }
        Ok(())
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
            _ => return Err(ParseError::row_cells(None, rows, count)),
        }
        (0..count).for_each(|i| self.board.push(digit_at(&self.list.grid, i)));
        if self.board.is_whole() {
            Entry::add(self.puzzles, &self.board.grid, None);
            self.board.count = 0;
        }
        Ok(())
    }
}

/// The language of a literal, by what only it writes.
fn language(text: &[u8], open: u8) -> Language {
    const SIGNS: [(&[u8], Language); 10] = [
        (b"vec!", Language::Rust),
        (b"]byte", Language::Go),
        (b"]rune", Language::Go),
        (b"]int", Language::Go),
        (b"]string", Language::Go),
        (b"vector", Language::Cpp),
        (b"new[]", Language::CSharp),
        (b"[,]", Language::CSharp),
        (b"[][]", Language::Java),
        (b"new ", Language::Java),
    ];
    match SIGNS.into_iter().find(|(sign, _)| contains(text, sign)) {
        Some((_, language)) => language,
        None if open == b'{' => Language::Cpp,
        None if count(text, b"'") > 0 => Language::Python,
        None => Language::Json,
    }
}

/// How a language opens a board of characters, of numbers, of strings; a row; and closes a list.
struct Literal {
    board: [&'static str; 3],
    row: &'static str,
    close: &'static str,
}

/// In the order of [`Language`].
const LITERALS: [Literal; 7] = [
    Literal { board: ["["; 3], row: "[", close: "]" },
    Literal { board: ["["; 3], row: "[", close: "]" },
    Literal { board: ["new char[][]{", "new int[][]{", "new String[]{"], row: "{", close: "}" },
    Literal { board: ["{"; 3], row: "{", close: "}" },
    Literal { board: ["new[]{"; 3], row: "new[]{", close: "}" },
    Literal { board: ["[][]byte{", "[][]int{", "[]string{"], row: "{", close: "}" },
    Literal { board: ["vec!["; 3], row: "vec![", close: "]" },
];

/// Writes a board as a literal.
pub(super) fn print(out: &mut String, grid: &Grid, language: Language, cells: Cells) {
    let Literal { board, row, close } = &LITERALS[language as usize];
    let is_row = cells == Cells::Strings;
    let quote = match (language, cells) {
        (_, Cells::Numbers) => "",
        (Language::Json, _) => "\"",
        (Language::Python, _) | (_, Cells::Characters) => "'",
        _ => "\"",
    };
    add(out, board[cells as usize]);
    for cell in Cell::all() {
        // A quote around each cell, or around all nine of a row.
        let (is_first, is_last) = (cell.column() == 0, cell.column() == 8);
        add(out, if cell.index() > 0 && (is_first || !is_row) { "," } else { "" });
        add(out, if is_first && !is_row { row } else { "" });
        add(out, if is_first || !is_row { quote } else { "" });
        let blank = if cells == Cells::Numbers { b'0' } else { b'.' };
        put_digit(out, grid, cell.index(), blank);
        add(out, if is_last || !is_row { quote } else { "" });
        add(out, if is_last && !is_row { close } else { "" });
    }
    add(out, close);
}
