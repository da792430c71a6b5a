//! Links that hold a puzzle, and the bare codes in them.
//!
//! - SudokuWiki `?bd=` and `?n=`, SudokuExchange `?s=`, f-puzzles `?load=`, SudokuPad by its path
//! - any other link with a puzzle in a parameter, in its path or behind `#`
//! - `%2B` and such are decoded; a `+` that a browser turned into a space is mended
//! - a link without a puzzle is refused: only the server behind it knows the puzzle

use crate::model::Grid;

use super::cells::read_exact;
use super::error::{Fault, ParseError, ParseErrorKind};
use super::format::Format;
use super::lines::diagnose;
use super::marks::read_sukaku;
use super::parts::Fields;
use super::scan::{contains, find, name, split, trim};
use super::symbol::census;
use super::{Entry, Outcome, fpuzzles, packed, wiki};

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
        return Some(prefixed(line, entry)?.map(|()| Format::SudokuPad));
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
        if let Some(result) = payload(value, entry).or_else(|| payload(word, entry)) {
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

/// Reads a bare code, if it is one.
#[inline(never)]
fn payload(code: &[u8], entry: &mut Entry) -> Option<Result<(), Fault>> {
    if read_exact(code, &mut entry.grid)
        || wiki::read(code, entry).is_some()
        || wiki::read_masks(code, entry).is_some()
        || read_sukaku(code, entry).is_some()
    {
        return Some(Ok(()));
    }
    if let Some(result) = prefixed(code, entry) {
        return Some(result);
    }
    if packed::unpack(code, &mut entry.grid) {
        return Some(Ok(()));
    }
    fpuzzles::unpack(code, entry)
}

/// Reads a short code that nothing else marks as one: a word must not become a puzzle.
pub(super) fn read_short(code: &[u8], grid: &mut Grid) -> bool {
    (13..=81).contains(&code.len()) && packed::unpack(code, grid) && !grid.has_conflict()
}

/// Reads SudokuPad's codes by their prefix.
#[inline(never)]
fn prefixed(code: &[u8], entry: &mut Entry) -> Option<Result<(), Fault>> {
    if let Some(rest) = code.strip_prefix(b"classic") {
        let is_read = packed::unpack(rest, &mut entry.grid) || read_exact(rest, &mut entry.grid);
        return is_read.then_some(Ok(()));
    }
    if let Some(rest) = code.strip_prefix(b"scf") {
        return read_scf(rest, entry);
    }
    let prefixes: [&[u8]; 4] = [b"fpuzzles", b"fpuz", b"scl", b"ctc"];
    let rest = prefixes.into_iter().find_map(|prefix| code.strip_prefix(prefix))?;
    fpuzzles::unpack(rest, entry)
}

/// Reads `scf`: a short code, and behind `*` letters for rules, a title, an author.
fn read_scf(code: &[u8], entry: &mut Entry) -> Option<Result<(), Fault>> {
    let (cells, mut more) = split(code, b"*");
    if !packed::unpack(cells, &mut entry.grid) {
        return None;
    }
    let mut rules = Vec::new();
    while let [letter, rest @ ..] = more {
        match letter {
            b'w' => rules.push(String::from("windoku")),
            b'x' => rules.push(String::from("diagonals")),
            b't' => {
                entry.name = name(split(rest, b"*").0);
                break;
            }
            _ => break,
        }
        more = rest;
    }
    Some(if rules.is_empty() {
        Ok(())
    } else {
        Err(ParseError::fault(ParseErrorKind::ExtraRules(rules)))
    })
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
