//! Links that hold a puzzle.
//!
//! - SudokuWiki `?bd=` and `?n=`, SudokuExchange `?s=`, f-puzzles `?load=`, SudokuPad by its path
//! - any other link with a puzzle in a parameter, in its path or behind `#`
//! - `%2B` and such are decoded; a `+` that a browser turned into a space is mended
//! - a link without a puzzle is refused: only the server behind it knows the puzzle

use super::error::{Fault, ParseError, ParseErrorKind};
use super::format::Format;
use super::lines::diagnose;
use super::parts::Fields;
use super::scan::{contains, find, split, trim};
use super::symbol::census;
use super::{Entry, Outcome, codes};

/// Parameters beyond these are not looked at.
const MAX_PARAMETERS: usize = 16;

const HOSTS: [(&[u8], Format); 5] = [
    (b"sudokuwiki", Format::SudokuWikiLink),
    (b"sudokuexchange", Format::SudokuExchangeLink),
    (b"f-puzzles", Format::FPuzzlesLink),
    (b"sudokupad", Format::SudokuPadLink),
    (b"crackingthecryptic", Format::SudokuPadLink),
];

/// Reads a line that is a link or a SudokuPad code with its prefix.
pub(super) fn read(line: &[u8], entry: &mut Entry) -> Outcome {
    let line = match trim(line) {
        [b'<', link @ .., b'>'] | [b'"', link @ .., b'"'] | [b'(', link @ .., b')'] => link,
        line => line,
    };
    let scheme = find(line, b":/?# ");
    let has_scheme = scheme > 0 && line[scheme..].starts_with(b"://");
    let start = if has_scheme { scheme + 3 } else { 0 };
    let end = start + find(&line[start..], b"/?#");
    // The scheme may tell, too: `sudokupad://puzzle/…`.
    let is_long = has_scheme || end < line.len();
    let host = HOSTS.iter().find(|known| is_long && contains(&line[..end], known.0));
    let is_bare = host.is_some() && contains(&line[..end], b".");
    if !has_scheme && !is_bare {
        return Some(codes::read_prefixed(line, entry)?.map(|()| Format::SudokuPad));
    }
    let format = host.map_or(Format::Link, |known| known.1);
    Some(read_parts(&decoded(&line[end..]), entry).map(|()| format))
}

/// Reads what stands behind the host.
fn read_parts(rest: &[u8], entry: &mut Entry) -> Result<(), Fault> {
    let (path, query) = rest.split_at(find(rest, b"?#"));
    let path = path.strip_prefix(b"/").unwrap_or(path);
    let path = path.strip_prefix(b"sudoku/").unwrap_or(path);
    let last = Fields::of(path, b"/").last().map_or(path, |(_, last)| last);
    let mut fault = ParseError::fault(ParseErrorKind::NeedsServer);
    let parts = Fields::of(query, b"?#&").take(MAX_PARAMETERS).map(|(_, part)| part);
    for part in parts.chain([path, last]) {
        let (name, value) = split(part, b"=");
        let is_puzzle = matches!(name, b"bd" | b"s" | b"p" | b"puzzle" | b"board");
        // Without a name the whole part is the value, `=` and all.
        let value = if value.is_empty() || name.len() > 12 { part } else { value };
        let word = split(value, b" ").0;
        if let Some(result) = codes::read(value, entry).or_else(|| codes::read(word, entry)) {
            return result;
        }
        // What is too long for the name of a puzzle, or nearly is one, deserves a better reason.
        if is_puzzle && census(word).0 > 60 {
            fault = diagnose(word);
        } else if word.len() > 60 && matches!(fault.kind, ParseErrorKind::NeedsServer) {
            fault.kind = ParseErrorKind::UnknownFormat;
        }
    }
    Err(fault)
}

/// The text with `%2B` and such decoded.
fn decoded(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut rest = text;
    while let [first, behind @ ..] = rest {
        let hex = |i: usize| (*behind.get(i)? as char).to_digit(16);
        rest = behind;
        out.push(match (first, hex(0), hex(1)) {
            (b'%', Some(high), Some(low)) => {
                rest = &behind[2..];
                (16 * high + low) as u8
            }
            _ => *first,
        });
    }
    out
}
