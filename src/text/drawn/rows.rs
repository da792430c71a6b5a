//! Rows of nine cells, whatever stands around them and whatever their blanks are.

use crate::text::error::{Fault, ParseErrorKind};
use crate::text::format::Format;
use crate::text::rows::{Rows, Written, grid_of};
use crate::text::symbol::{Symbol, is_words, name};
use crate::text::{Entry, Found, lines_of};

use super::border::{Blank, is_border, is_markdown};
use super::spaced::spaced_cells;

/// Reads nine rows or several times nine, whatever the blank.
pub(in crate::text) fn read_rows(text: &str) -> Result<Found<'_>, Fault<'_>> {
    let mut first: Option<Fault<'_>> = None;
    for blank in [Blank::Marks, Blank::Dashes, Blank::Spaces, Blank::WideSpaces] {
        let fault = match rows(text, blank) {
            Ok(found) => return Ok(found),
            Err(fault) => fault,
        };
        // Wider columns could change what a row holds, but not how many rows there are.
        let is_final = blank == Blank::Spaces && matches!(fault.kind, ParseErrorKind::RowCount(_));
        let puzzles = fault.puzzles.max(first.as_ref().map_or(0, |first| first.puzzles));
        first = Some(first.unwrap_or(fault).after(puzzles));
        if is_final {
            break;
        }
    }
    Err(first.unwrap_or_else(|| ParseErrorKind::UnknownFormat.into()))
}

/// Reads nine rows again and again.
fn rows(text: &str, blank: Blank) -> Result<Found<'_>, Fault<'_>> {
    let mut puzzles: Vec<Entry> = Vec::new();
    let mut skipped = Vec::new();
    let mut title: Option<&str> = None;
    let mut cells = Rows::new();
    for line in grid_lines(text, blank) {
        if is_border(line, blank) {
            continue;
        }
        if !cells.is_inside() && (is_words(line) || is_size(line)) {
            skipped.extend(title.replace(line));
            continue;
        }
        match blank {
            Blank::Marks | Blank::Dashes => {
                for cell in marked_cells(line) {
                    let cell = cell.map_err(|part| {
                        Fault::bad_character(part, cells.row(), cells.width()).after(puzzles.len())
                    })?;
                    cells.push(cell);
                }
            }
            Blank::Spaces => spaced_cells(line, 1).into_iter().for_each(|cell| cells.push(cell)),
            Blank::WideSpaces => {
                spaced_cells(line, 2).into_iter().for_each(|cell| cells.push(cell))
            }
        }
        if let Some(grid) = cells.end_row().map_err(|fault| fault.or_at(line))? {
            let grid = grid_of(&grid).map_err(|fault| fault.after(puzzles.len()))?;
            let title = title.take().filter(|line| !is_size(line) && !opens_string(line));
            puzzles.push(Entry::from(grid).named(title.and_then(name)));
        }
    }
    cells.end().map_err(|fault| title.and_then(spoiled_row).unwrap_or(fault))?;
    skipped.extend(title);
    Ok(Found { puzzles, format: Format::Rows, skipped })
}

/// Whether a line is the size of the grid or of a box, as input files of programs begin: `9`, `9 9`, `3 3`.
pub(in crate::text) fn is_size(line: &str) -> bool {
    let mut numbers = line.trim_matches([' ', '\r']).split(' ');
    let size = numbers.next();
    matches!(size, Some("3" | "9")) && numbers.all(|number| Some(number) == size)
}

/// Whether a line is the beginning of a statement that goes on below: `const GRID = "`.
fn opens_string(line: &str) -> bool {
    line.trim_end().ends_with(['"', '\'', '`', '=', '(', '[', '{'])
}

/// Why a title is no row, if it looks like one: nine characters, some of them digits, with one unknown blank.
fn spoiled_row(title: &str) -> Option<Fault<'_>> {
    let row = title.trim();
    let wrong = row.char_indices().find(|&(_, c)| Symbol::from(c) == Symbol::Other)?;
    let is_cell = |c: char| matches!(Symbol::from(c), Symbol::Cell(_)) || c == wrong.1;
    let has_digit = row.contains(|c: char| c.is_ascii_digit());
    let is_row = row.chars().count() == 9 && has_digit && row.chars().all(is_cell);
    is_row.then(|| Fault::bad_cell(&row[wrong.0..], row[..wrong.0].chars().count()))
}

/// The lines that may be rows: without comments, without the head of a Markdown table. Where spaces are blanks, a
/// blank line among nine is a row.
fn grid_lines(text: &str, blank: Blank) -> Vec<&str> {
    let is_spaced = matches!(blank, Blank::Spaces | Blank::WideSpaces);
    if is_spaced {
        let block: Vec<&str> = text.trim_matches(['\n', '\r']).lines().take(10).collect();
        let has_blank = block.iter().any(|line| line.trim().is_empty());
        if block.len() == 9 && has_blank && !text.contains('|') {
            return block;
        }
    }
    let mut lines: Vec<&str> = lines_of(text).collect();
    let is_row = |line: &&&str| !is_border(line, blank) || is_spaced && line.contains("  |");
    if lines.get(1).is_some_and(|line| is_markdown(line))
        && lines[2..].iter().filter(is_row).count() % 9 == 0
    {
        lines.drain(..2);
    }
    lines
}

/// The cells of a row in which every blank is marked, up to the first part that is wrong.
pub(in crate::text) fn marked_cells(line: &str) -> impl Iterator<Item = Result<Written, &str>> {
    let mut rest = line.char_indices();
    std::iter::from_fn(move || {
        loop {
            let (i, c) = rest.next()?;
            match Symbol::from(c) {
                Symbol::Cell(_) => return Written::new(c).map(Ok),
                Symbol::Gap | Symbol::Bar => {}
                Symbol::Other if is_comment(&line[i..]) => return None,
                Symbol::Other => return Some(Err(&line[i..])),
            }
        }
    })
}

/// Whether a comment begins here, or a backslash joins the line to the next.
fn is_comment(rest: &str) -> bool {
    ["#", "//", "%"].iter().any(|mark| rest.starts_with(mark)) || rest.trim_end() == "\\"
}
