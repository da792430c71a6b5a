//! Puzzles of 81 characters, one per line, alone or in collections of any length.
//!
//! - the 81 characters may stand anywhere in the line, between separators: after a hash, in a field of CSV, before a comment
//! - any usual blank, and several in one line; 81 columns of digits and spaces count too
//! - a second field of 81 digits is the answer, other text behind the puzzle (else before it) its name
//! - empty lines, comments (`#`, `//`) and headers are skipped; any other line that is no puzzle is an error with its number

use crate::model::{Cell, Grid};

use super::cells::{read_exact, set_digit};
use super::error::{Fault, ParseError};
use super::format::Format;
use super::parts::{Fields, Lines};
use super::scan::{count, find, is_in, name, trim, trim_marks};
use super::symbol::{OTHER, census, symbol};
use super::{Entry, Outcome, hodoku, links, marks, wiki};

/// What stands between the fields of a line.
const SEPARATORS: &[u8] = b" \t,;|\"'#:=\r";

/// Reads one line; `None` if it is not in its format.
type LineReader = fn(&[u8], &mut Entry) -> Outcome;

/// The readers of single lines in the order in which they are asked.
const LINE_READERS: [LineReader; 5] =
    [links::read, hodoku::read, wiki::read, marks::read_sukaku, read_cells];

#[inline(never)]
fn read_line(line: &[u8], entry: &mut Entry) -> Outcome {
    // Most lines of a collection are nothing but a puzzle.
    if read_exact(trim(line), &mut entry.grid) {
        return Some(Ok(Format::Line));
    }
    LINE_READERS.iter().find_map(|read| read(line, entry))
}

/// Reads a text whose first line, or second after a header, is a puzzle.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let is_alone = Lines::of(text).nth(1).is_none();
    let mut first = None;
    for (i, (number, line)) in Lines::of(text).enumerate() {
        let mut entry = Entry::blank();
        let outcome = read_line(line, &mut entry);
        // Not a text of lines: neither the first is a puzzle, nor the second below a header.
        if first.is_none() && outcome.is_none() && (i > 0 || !is_header(line)) {
            return None;
        }
        match outcome {
            Some(Ok(format)) => {
                puzzles.push(entry);
                first.get_or_insert(format);
            }
            None if is_header(line) => {}
            outcome => {
                let fault = outcome.and_then(Result::err).unwrap_or_else(|| diagnose(line));
                return Some(Err(if is_alone { fault } else { fault.in_line(number) }));
            }
        }
    }
    let is_list = first == Some(Format::Line) && puzzles.len() > 1;
    Some(Ok(if is_list { Format::Sdm } else { first? }))
}

/// Reads 81 characters somewhere in a line.
fn read_cells(line: &[u8], entry: &mut Entry) -> Outcome {
    if line.len() == Cell::NUM && line.iter().all(|b| *b == b' ' || b.is_ascii_digit()) {
        line.iter().enumerate().for_each(|(i, &byte)| set_digit(&mut entry.grid, i, symbol(byte)));
        return Some(Ok(Format::Line));
    }
    let (start, end) = puzzle_field(line, &mut entry.grid)?;
    let (before, after) = (&line[..start], &line[end..]);
    let mut answer = Grid::EMPTY;
    if let Some((start, end)) = puzzle_field(after, &mut answer)
        && count(&after[start..end], b"123456789") == Cell::NUM
    {
        entry.solution = Some(Box::new(answer));
    }
    let format = shape(trim_marks(before, b" \""), trim_marks(after, b" \""));
    if format == Format::Line && entry.solution.is_none() {
        let words = |part| name(trim_marks(part, SEPARATORS));
        entry.name = words(after).or_else(|| words(before));
    }
    Some(Ok(format))
}

/// Which kind of line has these fields around its puzzle.
fn shape(before: &[u8], after: &[u8]) -> Format {
    let is_hash = before.len() == 12 && before.iter().all(u8::is_ascii_hexdigit);
    match (count(before, b","), count(after, b",")) {
        (4, 2..) => Format::Gsf,
        (0, 0) if is_hash => Format::Bank,
        _ if before.ends_with(b",") || after.starts_with(b",") => Format::CsvLines,
        _ => Format::Line,
    }
}

/// Whether a line is clearly words and not cells.
#[inline(never)]
pub(super) fn is_header(line: &[u8]) -> bool {
    let (cells, others) = census(line);
    let is_letter = |byte: u8| byte.is_ascii_alphabetic() || byte > 0x7f;
    let has_words = matches!(trim(line), &[one, two, ..] if is_letter(one) && is_letter(two));
    others > cells || others > 1 && cells < 20 && has_words
}

/// Reads the first field of 81 cells, and says where it starts and ends.
#[inline(never)]
fn puzzle_field(line: &[u8], grid: &mut Grid) -> Option<(usize, usize)> {
    let (start, field) = Fields::of(line, SEPARATORS).find(|(_, field)| read_exact(field, grid))?;
    Some((start, start + field.len()))
}

/// Why a line is no puzzle: its first unknown character, else its count of cells.
#[inline(never)]
pub(super) fn diagnose(line: &[u8]) -> Fault {
    let fields = Fields::of(line, SEPARATORS);
    let longest = fields.max_by_key(|&(_, field)| census(field).0);
    let (start, end) = match longest {
        Some((start, field)) if census(field).0 > Cell::NUM / 2 => (start, start + field.len()),
        _ => (0, find(line, b"#")),
    };
    let mut cells = 0;
    for i in start..end {
        match symbol(line[i]) {
            0..=9 => cells += 1,
            OTHER if !is_in(line[i], SEPARATORS) => {
                return ParseError::bad_character(line, i, cells / 9, cells % 9);
            }
            _ => {}
        }
    }
    ParseError::cells(cells)
}
