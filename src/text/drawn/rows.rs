//! Rows of nine cells, whatever stands around them and whatever their blanks are.

use crate::text::cells::Filling;
use crate::text::error::{Fault, ParseError, ParseErrorKind};
use crate::text::lines::is_header;
use crate::text::parts::Lines;
use crate::text::scan::{contains, count, name};
use crate::text::symbol::{BAR, GAP, symbol};
use crate::text::{Entry, clear};

use super::spaced::read_spaced;

/// What counts as a blank besides the characters that are nothing else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::text) enum Blank {
    Marks,
    Dashes,
    Spaces,
    /// Spaces, with one more between two cells.
    WideSpaces,
}

/// Reads nine rows or several times nine, whatever the blank.
#[inline(never)]
pub(in crate::text) fn read_rows(text: &[u8], puzzles: &mut Vec<Entry>) -> Result<(), Fault> {
    let mut first = Ok(());
    for blank in [Blank::Marks, Blank::Dashes, Blank::Spaces, Blank::WideSpaces] {
        let Err(fault) = rows(text, blank, puzzles) else { return Ok(()) };
        // Wider columns could change what a row holds, but not how many rows there are.
        let is_final = blank == Blank::Spaces && matches!(fault.kind, ParseErrorKind::RowCount(_));
        first = first.and(Err(fault));
        if is_final {
            break;
        }
    }
    first
}

/// Reads nine rows again and again.
#[inline(never)]
fn rows(text: &[u8], blank: Blank, puzzles: &mut Vec<Entry>) -> Result<(), Fault> {
    clear(puzzles);
    let mut cells = Filling::EMPTY;
    let mut title = None;
    for (number, line) in Lines::of(text) {
        if is_border(line, blank) {
            continue;
        }
        if cells.count == 0 && is_header(line) {
            title = name(line);
            continue;
        }
        read_row(line, blank, &mut cells).map_err(|fault| fault.in_line(number))?;
        if cells.is_whole() {
            Entry::add(puzzles, &cells.grid, title.take());
            cells.count = 0;
        }
    }
    if cells.count > 0 || puzzles.is_empty() {
        return Err(ParseError::row_count(puzzles.len(), cells.count / 9));
    }
    Ok(())
}

/// Reads a row of nine cells.
fn read_row(line: &[u8], blank: Blank, cells: &mut Filling) -> Result<(), Fault> {
    let before = cells.count;
    match blank {
        Blank::Marks | Blank::Dashes => read_marked(line, cells)?,
        Blank::Spaces => read_spaced(line, 1, cells),
        Blank::WideSpaces => read_spaced(line, 2, cells),
    }
    let found = cells.count - before;
    if found == 9 { Ok(()) } else { Err(ParseError::row_cells(before / 9, found)) }
}

/// Whether a line is drawn and holds no cells.
#[inline(never)]
pub(in crate::text) fn is_border(line: &[u8], blank: Blank) -> bool {
    if line.iter().any(u8::is_ascii_digit) {
        return false;
    }
    match blank {
        Blank::Dashes if count(line, b"-") == 9 && count(line, b"+") == 0 => false,
        Blank::Spaces | Blank::WideSpaces if count(line, b"|") > 1 && count(line, b"-=+") == 0 => {
            false
        }
        _ => {
            contains(line, b"---")
                || contains(line, b"===")
                || count(line, b"._*xX?") == 0 && !is_header(line)
        }
    }
}

/// Reads a row in which every blank is marked.
#[inline(never)]
pub(in crate::text) fn read_marked(line: &[u8], cells: &mut Filling) -> Result<(), Fault> {
    let before = cells.count;
    for (i, &byte) in line.iter().enumerate() {
        match symbol(byte) {
            cell @ 0..=9 => cells.push(cell),
            GAP | BAR => {}
            _ if byte == b'#' => break,
            _ => {
                let column = cells.count - before;
                return Err(ParseError::bad_character(line, i, before / 9, column));
            }
        }
    }
    Ok(())
}
