//! Nine rows of nine cells, bare or drawn with lines in any style, one grid or many below each other.
//!
//! - a line with three dashes, tildes or equals signs in a row and no digit is a border
//! - `| ! : +` between cells are dropped, spaces too
//! - if no other blank is used, a space is one: in 9 or 17 columns, or in the compartments of a drawing
//! - dashes may be blanks, even in a row that has nothing else
//! - a title, the size or a Markdown head may stand above a grid; comments (`#`, `//`, `%`) are dropped
//! - 81 cells broken into lines in any other way are read as one line

mod border;
mod print;
mod rows;
mod spaced;

use crate::model::{Cell, Grid};

use super::collection::diagnose;
use super::error::{Fault, ParseErrorKind};
use super::format::Format;
use super::marks::read_loose;
use super::packed::unpack;
use super::rows::exact;
use super::symbol::{Census, Symbol, is_words};
use super::{Found, lines_of};

pub(super) use border::{Blank, is_border};
pub(super) use print::{GRID, GRID_TIGHT, SPF, SS, print, print_rows};
pub(super) use rows::{is_size, marked_cells, read_rows};

/// Reads the text as rows, or says why nobody can.
pub(super) fn read(text: &str) -> Result<Found<'_>, Fault<'_>> {
    let fault = match read_rows(text) {
        Ok(found) => return Ok(Found { format: style(text), ..found }),
        Err(fault) => fault,
    };
    if let Some(grid) = wrapped(text) {
        return Ok(Found::new(vec![grid.into()], Format::Line));
    }
    // A code is one word; nothing else marks it as a code.
    if let Ok(grid) = unpack(text.trim()) {
        return Ok(Found::new(vec![grid.into()], Format::SudokuExchange));
    }
    match read_loose(text) {
        Some(entry) => Ok(Found::new(vec![entry], Format::PencilMarks)),
        None => Err(reason(text, fault)),
    }
}

/// 81 cells broken into lines, though not into nine.
fn wrapped(text: &str) -> Option<Grid> {
    let lines = || lines_of(text).filter(|line| !is_border(line, Blank::Marks));
    if lines().nth(8).is_some() && lines().nth(9).is_none() {
        return None;
    }
    let chars = lines().flat_map(str::chars);
    let cells = chars.filter(|&c| !matches!(Symbol::from(c), Symbol::Gap | Symbol::Bar));
    exact(&cells.take(Cell::NUM + 1).collect::<String>())
}

/// The style of the first row.
fn style(text: &str) -> Format {
    let mut lines = lines_of(text);
    let row =
        lines.find(|line| !is_border(line, Blank::Marks) && !is_words(line) && !is_size(line));
    let row = row.and_then(|line| line.split('#').next()).unwrap_or_default().trim();
    let bars = ['|', ':', '!'];
    // Nine cells and four bars are all that a tight row can have.
    match (row.contains(bars), row.starts_with(bars), row.chars().count() > 13) {
        (false, ..) => Format::Rows,
        (_, true, true) => Format::Grid,
        (_, true, false) => Format::GridTight,
        (_, false, true) => Format::Spf,
        (_, false, false) => Format::Ss,
    }
}

/// The real reason: words, a line of the wrong length, or what the rows said.
fn reason<'t>(text: &'t str, fault: Fault<'t>) -> Fault<'t> {
    let Census { cells, others } = Census::of(text);
    if others > cells {
        return Fault::from(ParseErrorKind::UnknownFormat).after(fault.puzzles);
    }
    let mut lines = lines_of(text);
    if let (Some(line), None) = (lines.next(), lines.next()) {
        return diagnose(line).or_at(line).after(fault.puzzles);
    }
    let long = lines_of(text).find(|line| Census::of(line).cells > 27);
    match long.map(|line| diagnose(line).or_at(line)) {
        // A line that is whole by itself is wrong as a row.
        Some(long) if long.kind != ParseErrorKind::UnknownFormat => long.after(fault.puzzles),
        _ => fault,
    }
}
