//! Nine rows of nine cells, bare or drawn with lines in any style, one grid or many below each other.
//!
//! - a line with three dashes or equals signs in a row and no digit is a border and is dropped before anything is counted
//! - `| ! : +` between cells are dropped, spaces too
//! - if no other blank is used, a space is one: in 9 or 17 columns, or in the compartments of a drawing
//! - dashes may be blanks, even in a row that has nothing else
//! - a title may stand above each grid; comments (`#`, `//`) are skipped
//! - 81 cells broken into lines in any other way are read as one line

use crate::model::{Cell, Digit, Grid};

use super::error::{ParseError, ParseErrorKind, Place};
use super::format::Format;
use super::lines::{diagnose, is_header, significant};
use super::links::short;
use super::marks::read_loose;
use super::symbol::{Symbol, census, exact_grid};
use super::{Entry, Parsed};

/// What counts as a blank besides the characters that are nothing else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Blank {
    Marks,
    Dashes,
    Spaces,
    /// Spaces, with one more between two cells.
    WideSpaces,
}

/// Reads the text as rows, or says why nobody can.
pub(super) fn read(text: &str) -> Result<Parsed, ParseError> {
    let error = match read_rows(text) {
        Ok(puzzles) => return Ok(Parsed { puzzles, format: style(text) }),
        Err(error) => error,
    };
    if let Some(grid) = wrapped(text) {
        return Ok(Parsed { puzzles: vec![grid.into()], format: Format::Line });
    }
    if let Some(grid) = short(text.trim()) {
        return Ok(Parsed { puzzles: vec![grid.into()], format: Format::SudokuExchange });
    }
    read_loose(text).ok_or_else(|| reason(text, error))
}

/// Reads nine rows or several times nine, whatever the blank.
pub(super) fn read_rows(text: &str) -> Result<Vec<Entry>, ParseError> {
    let first = rows(text, Blank::Marks);
    let others = [Blank::Dashes, Blank::Spaces, Blank::WideSpaces].into_iter();
    first.or_else(|error| others.filter_map(|blank| rows(text, blank).ok()).next().ok_or(error))
}

/// Reads nine rows again and again.
fn rows(text: &str, blank: Blank) -> Result<Vec<Entry>, ParseError> {
    let mut puzzles = Vec::new();
    let mut entry = Entry::from(Grid::EMPTY);
    let mut row = 0;
    let mut last = 0;
    for (number, line) in significant(text) {
        if is_border(line, blank) {
            continue;
        }
        if row == 0 && is_header(line) {
            entry.name = Some(line.trim().to_owned());
            continue;
        }
        let cells = match blank {
            Blank::Spaces => spaced_cells(line, 1),
            Blank::WideSpaces => spaced_cells(line, 2),
            _ => marked_cells(line),
        };
        let (cells, count) = cells.map_err(|mut error| {
            error.at.row = Some(row);
            error.in_line(number)
        })?;
        if count != 9 {
            let at = Place { line: Some(number), row: Some(row), ..Place::default() };
            return Err(ParseError { kind: ParseErrorKind::RowCells(count), at });
        }
        cells
            .into_iter()
            .enumerate()
            .for_each(|(i, digit)| entry.grid.set(Cell::at(row, i), digit));
        row += 1;
        last = number;
        if row == 9 {
            puzzles.push(std::mem::replace(&mut entry, Grid::EMPTY.into()));
            row = 0;
        }
    }
    match (row, puzzles.len()) {
        (0, 1..) => Ok(puzzles),
        // One grid with rows too many or too few, else the last one of a list.
        (_, 0 | 1) => Err(ParseErrorKind::RowCount(9 * puzzles.len() + row).into()),
        _ => Err(ParseError::from(ParseErrorKind::RowCount(row)).in_line(last)),
    }
}

/// Whether a line is drawn and holds no cells.
pub(super) fn is_border(line: &str, blank: Blank) -> bool {
    if line.bytes().any(|byte| byte.is_ascii_digit()) {
        return false;
    }
    let count = |wanted: &[u8]| line.bytes().filter(|byte| wanted.contains(byte)).count();
    match blank {
        Blank::Dashes if count(b"-") == 9 && count(b"+") == 0 => false,
        Blank::Spaces | Blank::WideSpaces if count(b"|") > 1 && count(b"-=+") == 0 => false,
        _ => {
            let cells = count(b".0_*xX?");
            line.contains("---") || line.contains("===") || (cells == 0 && !is_header(line))
        }
    }
}

/// A row: its first nine cells, and how many there are.
type Row = ([Option<Digit>; 9], usize);

/// The cells of a row in which every blank is marked.
pub(super) fn marked_cells(line: &str) -> Result<Row, ParseError> {
    let mut row: Row = ([None; 9], 0);
    for (position, c) in line.chars().enumerate() {
        match Symbol::of(c) {
            Symbol::Gap | Symbol::Bar => {}
            Symbol::Other if c == '#' => break,
            symbol => match symbol.cell() {
                Some(cell) => push(&mut row, cell),
                None => {
                    let column = Some(row.1).filter(|&column| column < 9);
                    let at = Place { position: Some(position), column, ..Place::default() };
                    return Err(ParseError { kind: ParseErrorKind::BadCharacter(c), at });
                }
            },
        }
    }
    Ok(row)
}

fn push(row: &mut Row, cell: Option<Digit>) {
    if let Some(slot) = row.0.get_mut(row.1) {
        *slot = cell;
    }
    row.1 += 1;
}

/// The cells of a row in which a space is a blank.
///
/// ```text
/// 53  7          9 columns       |53 | 7 |   |            compartments of 3, 5 or 7 columns
/// 5 3     7     17 columns       | 5 | 3 |   |   | 7 | …  a compartment for each cell
/// ```
fn spaced_cells(line: &str, pitch: usize) -> Result<Row, ParseError> {
    let mut row: Row = ([None; 9], 0);
    let inner =
        line.trim().strip_prefix('|').map_or(line, |rest| rest.strip_suffix('|').unwrap_or(rest));
    let parts = inner.bytes().filter(|&byte| byte == b'|').count() + 1;
    for part in inner.split('|') {
        let width = part.chars().count();
        let (first, step, cells) = match (parts, width) {
            (1, _) if width <= 8 * pitch + 1 && !line.contains('|') => (0, pitch, 9),
            (3, 3) => (0, 1, 3),
            (3, 5) => (0, 2, 3),
            (3, 7) => (1, 2, 3),
            (9, _) => (part.find(|c| c != ' ').unwrap_or(0), width.max(1), 1),
            _ => return Ok(row),
        };
        let mut taken = 0;
        for column in (first..).step_by(step).take(cells) {
            let c = part.chars().nth(column).unwrap_or(' ');
            match Symbol::of(c) {
                Symbol::Digit(digit) => {
                    taken += 1;
                    push(&mut row, Some(digit));
                }
                Symbol::Gap => push(&mut row, None),
                _ => return Err(ParseErrorKind::BadCharacter(c).into()),
            }
        }
        if taken != part.chars().filter(|c| *c != ' ').count() {
            return Ok(([None; 9], 0));
        }
    }
    Ok(row)
}

/// 81 cells broken into lines, though not into nine.
fn wrapped(text: &str) -> Option<Grid> {
    let mut cells = String::new();
    let mut lines = 0;
    for (_, line) in significant(text).filter(|(_, line)| !is_border(line, Blank::Marks)) {
        if cells.len() > Cell::NUM {
            return None;
        }
        lines += 1;
        cells.extend(line.chars().filter(|&c| !matches!(Symbol::of(c), Symbol::Gap | Symbol::Bar)));
    }
    if lines == 9 { None } else { exact_grid(&cells) }
}

/// The style of the first row.
fn style(text: &str) -> Format {
    let mut rows = significant(text)
        .map(|(_, line)| line.trim())
        .filter(|line| !is_border(line, Blank::Marks) && !is_header(line));
    let row = rows.next().unwrap_or("");
    let has_frame = row.starts_with(['|', ':', '!']);
    // Nine cells and four bars are all that a tight row can have.
    let is_spaced = row.split('#').next().is_some_and(|row| row.trim_end().len() > 13);
    match (row.contains(['|', ':', '!']), has_frame, is_spaced) {
        (false, ..) => Format::Rows,
        (_, true, true) => Format::Grid,
        (_, true, false) => Format::GridTight,
        (_, false, true) => Format::Spf,
        (_, false, false) => Format::Ss,
    }
}

/// The real reason: words, a line of the wrong length, or what the rows said.
fn reason(text: &str, error: ParseError) -> ParseError {
    let (cells, others) = census(text);
    if others > cells {
        return ParseErrorKind::UnknownFormat.into();
    }
    let mut lines = significant(text);
    match (lines.next(), lines.next()) {
        (Some((_, line)), None) => diagnose(line),
        _ => match significant(text).find(|(_, line)| census(line).0 > 27) {
            Some((number, line)) => diagnose(line).in_line(number),
            None => error,
        },
    }
}
