//! Puzzles of 81 characters, one per line, alone or in collections of any length.
//!
//! - the 81 characters may stand anywhere in the line, between separators: after a hash, in a field of CSV, before a comment
//! - any usual blank, and several in one line; 81 columns of digits and spaces count too
//! - a second field of 81 digits is the answer, other text behind the puzzle (else before it) its name
//! - empty lines, comments (`#`, `//`) and headers are skipped; any other line that is no puzzle is an error with its number

use crate::model::{Cell, Grid};

use super::error::{ParseError, ParseErrorKind, Place};
use super::format::Format;
use super::symbol::{Symbol, census, exact_grid};
use super::{Entry, Outcome, Parsed, hodoku, links, marks, wiki};

/// What a reader of single lines says: `None` if the line is not in its format.
pub(super) type LineOutcome = Option<Result<(Entry, Format), ParseError>>;

/// The readers of single lines in the order in which they are asked.
const LINE_READERS: [fn(&str) -> LineOutcome; 5] =
    [links::read_line, hodoku::read_line, wiki::read_line, marks::read_sukaku, |line| {
        read_cells(line).map(Ok)
    }];

/// Reads a text whose first line, or second after a header, is a puzzle.
pub(super) fn read(text: &str) -> Outcome {
    let mut lines = significant(text).map(|(_, line)| line);
    let first = lines.next()?;
    let has_puzzle = read_line(first).is_some()
        || is_header(first) && lines.next().is_some_and(|second| read_line(second).is_some());
    has_puzzle.then(|| collect(text))
}

fn read_line(line: &str) -> LineOutcome {
    LINE_READERS.iter().find_map(|read| read(line))
}

/// Reads 81 characters somewhere in a line.
fn read_cells(line: &str) -> Option<(Entry, Format)> {
    if line.len() == Cell::NUM && line.bytes().all(|b| b == b' ' || b.is_ascii_digit()) {
        return exact_grid(&line.replace(' ', ".")).map(|grid| (grid.into(), Format::Line));
    }
    let (grid, start, end) = puzzle_field(line)?;
    let mut entry = Entry::from(grid);
    let (before, after) = (line[..start].trim(), line[end..].trim());
    entry.solution = puzzle_field(after)
        .map(|field| field.0)
        .filter(|answer| answer.blanks().is_empty())
        .map(Box::new);
    let format = shape(before, after);
    if format == Format::Line && entry.solution.is_none() {
        let trimmed = [after, before].map(|part| part.trim_matches(is_separator));
        entry.name = trimmed.into_iter().find(|part| !part.is_empty()).map(str::to_owned);
    }
    Some((entry, format))
}

/// Which kind of line has these fields around its puzzle.
fn shape(before: &str, after: &str) -> Format {
    let commas = |part: &str| part.bytes().filter(|&byte| byte == b',').count();
    let (before, after) = (before.trim_end_matches('"'), after.trim_start_matches('"'));
    let is_hash = before.len() == 12 && before.bytes().all(|byte| byte.is_ascii_hexdigit());
    match (commas(before), commas(after)) {
        (4, 2..) => Format::Gsf,
        (0, 0) if is_hash => Format::Bank,
        _ if before.ends_with(',') || after.starts_with(',') => Format::CsvLines,
        _ => Format::Line,
    }
}

/// Reads all puzzles of a text that has one per line.
fn collect(text: &str) -> Result<Parsed, ParseError> {
    let is_alone = significant(text).nth(1).is_none();
    let place = |error: ParseError, number| if is_alone { error } else { error.in_line(number) };
    let mut puzzles = Vec::new();
    let mut first = None;
    for (number, line) in significant(text) {
        match read_line(line) {
            Some(Ok((entry, format))) => {
                puzzles.push(entry);
                first.get_or_insert(format);
            }
            None if is_header(line) => {}
            None => return Err(place(diagnose(line), number)),
            Some(Err(error)) => return Err(place(error, number)),
        }
    }
    let format = match first {
        Some(Format::Line) if puzzles.len() > 1 => Format::Sdm,
        first => first.unwrap_or(Format::Line),
    };
    Ok(Parsed { puzzles, format })
}

/// The lines that are neither empty nor a comment, with their numbers.
pub(super) fn significant(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_comment = |line: &str| line.starts_with('#') || line.starts_with("//");
    text.lines()
        .enumerate()
        .filter(move |(_, line)| !line.trim().is_empty() && !is_comment(line.trim_start()))
}

/// Whether a line is clearly words and not cells.
pub(super) fn is_header(line: &str) -> bool {
    let (cells, others) = census(line);
    let mut start = line.trim_start().chars();
    let mut has_letter = || start.next().is_some_and(|c| c.is_alphabetic());
    others > cells || others > 1 && cells < 20 && has_letter() && has_letter()
}

/// The first field of 81 cells, and where it starts and ends.
fn puzzle_field(line: &str) -> Option<(Grid, usize, usize)> {
    fields(line).find_map(|(start, field)| Some((exact_grid(field)?, start, start + field.len())))
}

/// The parts of a line between separators, with the byte at which each starts.
fn fields(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut start = 0;
    line.split(is_separator).map(move |field| {
        let here = start;
        start += field.len() + 1;
        (here, field)
    })
}

fn is_separator(c: char) -> bool {
    matches!(c, ' ' | '\t' | ',' | ';' | '|' | '"' | '\'' | '#' | ':' | '=')
}

/// Why a line is no puzzle: its first unknown character, else its count of cells.
pub(super) fn diagnose(line: &str) -> ParseError {
    let cells = |part: &str| census(part).0;
    let longest = fields(line).max_by_key(|&(_, field)| cells(field));
    let (start, part) = match longest {
        Some((start, field)) if cells(field) > Cell::NUM / 2 => (start, field),
        _ => (0, line.split('#').next().unwrap_or(line)),
    };
    let mut count = 0;
    for (i, c) in part.chars().enumerate() {
        match Symbol::of(c) {
            Symbol::Digit(_) | Symbol::Blank => count += 1,
            Symbol::Other if !is_separator(c) => {
                let position = Some(line[..start].chars().count() + i);
                let cell = Cell::new(count);
                let (row, column) = (cell.map(Cell::row), cell.map(Cell::column));
                let at = Place { line: None, position, row, column };
                return ParseError { kind: ParseErrorKind::BadCharacter(c), at };
            }
            _ => {}
        }
    }
    match count {
        ..Cell::NUM => ParseErrorKind::TooShort(count).into(),
        _ => ParseErrorKind::TooLong(count).into(),
    }
}
