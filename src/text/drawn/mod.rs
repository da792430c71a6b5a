//! Nine rows of nine cells, bare or drawn with lines in any style, one grid or many below each other.
//!
//! - a line with three dashes or equals signs in a row and no digit is a border and is dropped before anything is counted
//! - `| ! : +` between cells are dropped, spaces too
//! - if no other blank is used, a space is one: in 9 or 17 columns, or in the compartments of a drawing
//! - dashes may be blanks, even in a row that has nothing else
//! - a title may stand above each grid; comments (`#`, `//`) are skipped
//! - 81 cells broken into lines in any other way are read as one line

mod print;
mod rows;
mod spaced;

use crate::model::{Cell, Grid};

use super::cells::read_exact;
use super::codes::read_short;
use super::error::{Fault, ParseError, ParseErrorKind};
use super::format::Format;
use super::lines::{diagnose, is_header};
use super::marks::read_loose;
use super::parts::Lines;
use super::scan::{count, find, is_in, trim};
use super::symbol::{BAR, GAP, census, symbol};
use super::{Entry, clear};

pub(super) use print::{GRID, GRID_TIGHT, SPF, SS, print, print_rows};
pub(super) use rows::{Blank, is_border, read_marked, read_rows};

/// Reads the text as rows, or says why nobody can.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Result<Format, Fault> {
    let Err(fault) = read_rows(text, puzzles) else { return Ok(style(text)) };
    clear(puzzles);
    let mut grid = Grid::EMPTY;
    let format = if read_wrapped(text, &mut grid) {
        Format::Line
    } else if read_short(trim(text), &mut grid) {
        Format::SudokuExchange
    } else if read_loose(text, puzzles).is_some() {
        return Ok(Format::PencilMarks);
    } else {
        return Err(reason(text, fault));
    };
    Entry::add(puzzles, &grid, None);
    Ok(format)
}

/// 81 cells broken into lines, though not into nine.
fn read_wrapped(text: &[u8], grid: &mut Grid) -> bool {
    let mut cells = Vec::new();
    let mut lines = 0;
    for (_, line) in Lines::of(text).filter(|(_, line)| !is_border(line, Blank::Marks)) {
        lines += 1;
        for &byte in line.iter().filter(|byte| !matches!(symbol(**byte), GAP | BAR)) {
            if cells.len() > Cell::NUM {
                return false;
            }
            cells.push(byte);
        }
    }
    lines != 9 && read_exact(&cells, grid)
}

/// The style of the first row.
fn style(text: &[u8]) -> Format {
    let mut lines = Lines::of(text);
    let row = lines.find(|(_, line)| !is_border(line, Blank::Marks) && !is_header(line));
    let row = row.map_or(&b""[..], |(_, line)| trim(&line[..find(line, b"#")]));
    let has_frame = row.first().is_some_and(|&byte| is_in(byte, b"|:!"));
    // Nine cells and four bars are all that a tight row can have.
    match (count(row, b"|:!") > 0, has_frame, row.len() > 13) {
        (false, ..) => Format::Rows,
        (_, true, true) => Format::Grid,
        (_, true, false) => Format::GridTight,
        (_, false, true) => Format::Spf,
        (_, false, false) => Format::Ss,
    }
}

/// The real reason: words, a line of the wrong length, or what the rows said.
fn reason(text: &[u8], fault: Fault) -> Fault {
    let (cells, others) = census(text);
    if others > cells {
        return ParseError::fault(ParseErrorKind::UnknownFormat);
    }
    let mut lines = Lines::of(text);
    if let (Some((_, line)), None) = (lines.next(), lines.next()) {
        return diagnose(line);
    }
    let first = Lines::of(text).find(|(_, line)| census(line).0 > 27);
    match first.map(|(number, line)| diagnose(line).in_line(number)) {
        // A line that is whole by itself is wrong as a row.
        Some(long) if long.kind != ParseErrorKind::UnknownFormat => long,
        _ => fault,
    }
}
