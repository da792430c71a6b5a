//! Nine rows of nine cells, bare or drawn with lines in any style, one grid or many below each other.
//!
//! - a line with three dashes or equals signs in a row and no digit is a border and is dropped before anything is counted
//! - `| ! : +` between cells are dropped, spaces too
//! - if no other blank is used, a space is one: in 9 or 17 columns, or in the compartments of a drawing
//! - dashes may be blanks, even in a row that has nothing else
//! - a title may stand above each grid; comments (`#`, `//`) are skipped
//! - 81 cells broken into lines in any other way are read as one line

use crate::model::{Cell, Grid};

use super::cells::{Filling, put_digit, read_exact};
use super::error::{Fault, ParseError, ParseErrorKind};
use super::format::Format;
use super::lines::{diagnose, is_header};
use super::links::read_short;
use super::marks::read_loose;
use super::out::add;
use super::parts::{Fields, Lines};
use super::scan::{BAR, GAP, census, contains, count, find, is_in, name, symbol, trim};
use super::{Entry, clear};

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

/// Reads nine rows or several times nine, whatever the blank.
#[inline(never)]
pub(super) fn read_rows(text: &[u8], puzzles: &mut Vec<Entry>) -> Result<(), Fault> {
    let mut first = Ok(());
    for blank in [Blank::Marks, Blank::Dashes, Blank::Spaces, Blank::WideSpaces] {
        match rows(text, blank, puzzles) {
            Ok(()) => return Ok(()),
            Err(fault) if first.is_ok() => first = Err(fault),
            Err(_) => {}
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
        let before = cells.count;
        if is_border(line, blank) {
            continue;
        }
        if before == 0 && is_header(line) {
            title = name(line);
            continue;
        }
        match blank {
            Blank::Spaces => read_spaced(line, 1, &mut cells),
            Blank::WideSpaces => read_spaced(line, 2, &mut cells),
            _ => {
                if let Err(mut fault) = read_marked(line, &mut cells) {
                    fault.at.line = Some(number);
                    return Err(fault);
                }
            }
        }
        let found = cells.count - before;
        if found != 9 {
            return Err(ParseError::row_cells(Some(number), before / 9, found));
        }
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

/// Whether a line is drawn and holds no cells.
#[inline(never)]
pub(super) fn is_border(line: &[u8], blank: Blank) -> bool {
    if count(line, b"0123456789") > 0 {
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
pub(super) fn read_marked(line: &[u8], cells: &mut Filling) -> Result<(), Fault> {
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

/// Reads a row in which a space is a blank; one that does not fit has no cells.
///
/// ```text
/// 53  7          9 columns       |53 | 7 |   |            compartments of 3, 5 or 7 columns
/// 5 3     7     17 columns       | 5 | 3 |   |   | 7 | …  a compartment for each cell
/// ```
#[inline(never)]
fn read_spaced(line: &[u8], pitch: usize, cells: &mut Filling) {
    let before = cells.count;
    let inner = match trim(line) {
        [b'|', inner @ .., b'|'] => inner,
        [b'|', inner @ ..] => inner,
        _ => line,
    };
    let parts = count(inner, b"|") + 1;
    for (_, part) in Fields::of(inner, b"|") {
        let width = part.len();
        let (first, step, wanted) = match (parts, width) {
            (1, _) if width <= 8 * pitch + 1 && count(line, b"|") == 0 => (0, pitch, 9),
            (3, 3) => (0, 1, 3),
            (3, 5) => (0, 2, 3),
            (3, 7) => (1, 2, 3),
            (9, _) => (find(part, b"123456789"), 1, 1),
            _ => {
                cells.count = before;
                return;
            }
        };
        let mut digits = 0;
        for i in 0..wanted {
            let cell = symbol(part.get(first + i * step).copied().unwrap_or(b' '));
            digits += usize::from(cell != GAP);
            cells.push(if cell == GAP { 0 } else { cell });
        }
        // Whatever stands beside the columns, or is no digit in them, spoils the row.
        if count(part, b"123456789") != digits || width - count(part, b" ") != digits {
            cells.count = before;
            return;
        }
    }
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
    match (lines.next(), lines.next()) {
        (Some((_, line)), None) => diagnose(line),
        _ => match Lines::of(text).find(|(_, line)| census(line).0 > 27) {
            Some((number, line)) => {
                let mut fault = diagnose(line);
                fault.at.line = Some(number);
                fault
            }
            None => fault,
        },
    }
}

/// What stands around the rows of a drawing, and between their cells.
pub(super) struct Drawing {
    /// The lines above, between the bands, and below.
    borders: [&'static str; 3],
    /// Before a row, between its boxes, between its cells, and after it.
    row: [&'static str; 4],
}

/// Rows, a frame with spaces, a frame without, `.ss`, `.spf`.
pub(super) const DRAWINGS: [Drawing; 5] = [
    Drawing { borders: ["", "", ""], row: ["", "", "", "\n"] },
    Drawing { borders: ["+-------+-------+-------+\n"; 3], row: ["| ", " | ", " ", " |\n"] },
    Drawing {
        borders: ["*-----------*\n", "|---+---+---|\n", "*-----------*\n"],
        row: ["|", "|", "", "|\n"],
    },
    Drawing { borders: ["", "-----------\n", ""], row: ["", "|", "", "\n"] },
    Drawing { borders: ["", "------+-------+------\n", ""], row: ["", " | ", " ", " \n"] },
];

/// Writes nine bare rows.
pub(super) fn print_rows(out: &mut String, grid: &Grid) {
    print(out, grid, &DRAWINGS[0]);
}

/// Draws a grid.
#[inline(never)]
pub(super) fn print(out: &mut String, grid: &Grid, drawing: &Drawing) {
    let [top, between, bottom] = drawing.borders;
    let [before, bar, gap, after] = drawing.row;
    add(out, top);
    for cell in Cell::all() {
        add(
            out,
            match cell.column() {
                0 => before,
                3 | 6 => bar,
                _ => gap,
            },
        );
        put_digit(out, grid, cell.index(), b'.');
        if cell.column() == 8 {
            add(out, after);
            add(out, if matches!(cell.row(), 2 | 5) { between } else { "" });
        }
    }
    add(out, bottom);
}
