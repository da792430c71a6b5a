//! Links that hold a puzzle, and the bare codes in them.
//!
//! - SudokuWiki `?bd=` and `?n=`, SudokuExchange `?s=`, f-puzzles `?load=`, SudokuPad by its path
//! - any other link with a puzzle in a parameter, in its path or behind `#`
//! - `%2B` and such are decoded; a `+` that a browser turned into a space is mended
//! - a link without a puzzle is refused: only the server behind it knows the puzzle

use crate::model::Grid;

use super::error::{ParseError, ParseErrorKind};
use super::format::Format;
use super::lines::{LineOutcome, diagnose};
use super::marks::read_sukaku;
use super::symbol::{census, exact_grid};
use super::{Entry, fpuzzles, packed, wiki};

/// Parameters beyond these are not looked at.
const MAX_PARAMETERS: usize = 16;

const HOSTS: [(&str, Format); 5] = [
    ("sudokuwiki", Format::SudokuWikiLink),
    ("sudokuexchange", Format::SudokuExchangeLink),
    ("f-puzzles", Format::FPuzzlesLink),
    ("sudokupad", Format::SudokuPadLink),
    ("crackingthecryptic", Format::SudokuPadLink),
];

/// Reads a line that is a link or a SudokuPad code with its prefix.
pub(super) fn read_line(line: &str) -> LineOutcome {
    let line = line.trim();
    let Some(link) = link_in(line) else {
        return prefixed(line).map(|result| result.map(|entry| (entry, Format::SudokuPad)));
    };
    let rest = &link[link.find(['/', '?', '#']).unwrap_or(link.len())..];
    // The scheme counts too: `sudokupad://puzzle/…`.
    let head = line.split_once(rest).map_or(line, |(head, _)| head);
    let host = HOSTS.iter().find(|known| head.contains(known.0));
    let format = host.map_or(Format::Link, |known| known.1);
    Some(read_parts(rest).map(|entry| (entry, format)))
}

/// The line without the scheme, if it is a link.
fn link_in(line: &str) -> Option<&str> {
    let bare = |open, close| line.strip_prefix(open)?.strip_suffix(close);
    let line = bare('<', '>').or_else(|| bare('"', '"')).or_else(|| bare('(', ')')).unwrap_or(line);
    let (scheme, rest) = line.split_once("://").unwrap_or(("", line));
    let is_scheme = !scheme.is_empty() && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let is_host = || {
        let host = rest.split(['/', '?', '#']).next().unwrap_or("");
        rest.len() > host.len()
            && HOSTS.iter().any(|known| host.contains(known.0) && host.contains('.'))
    };
    (is_scheme || scheme.is_empty() && is_host()).then_some(rest)
}

/// Reads what stands behind the host.
fn read_parts(rest: &str) -> Result<Entry, ParseError> {
    let rest = decoded(rest);
    let (path, query) = rest.split_at(rest.find(['?', '#']).unwrap_or(rest.len()));
    let path = path.trim_start_matches('/');
    let path = path.strip_prefix("sudoku/").unwrap_or(path);
    let parameters = query.split(['?', '#', '&']).filter(|part| !part.is_empty());
    let values = parameters.map(|part| part.split_once('=').unwrap_or(("", part)));
    let last = path.rsplit('/').next().unwrap_or("");
    let mut error = ParseError::from(ParseErrorKind::NeedsServer);
    for (name, value) in values.take(MAX_PARAMETERS).chain([("", path), ("", last)]) {
        let word = value.split_whitespace().next().unwrap_or("");
        if let Some(result) = payload(value).or_else(|| payload(word)) {
            return result;
        }
        // What is too long for the name of a puzzle, or nearly is one, deserves a better reason.
        if matches!(name, "bd" | "s" | "p" | "puzzle" | "board") && census(word).0 > 60 {
            error = diagnose(word);
        } else if word.len() > 60 && error.kind == ParseErrorKind::NeedsServer {
            error.kind = ParseErrorKind::UnknownFormat;
        }
    }
    Err(error)
}

/// The puzzle in a bare code, if it is one.
fn payload(code: &str) -> Option<Result<Entry, ParseError>> {
    let code = code.split_once(['?', '&']).map_or(code, |(first, _)| first);
    if let Some(grid) = exact_grid(code) {
        return Some(Ok(grid.into()));
    }
    if let Some((entry, _)) = wiki::decode(code) {
        return Some(Ok(entry));
    }
    if let Some(entry) = wiki::decode_masks(code) {
        return Some(Ok(entry));
    }
    if let Some(result) = read_sukaku(code) {
        return Some(result.map(|(entry, _)| entry));
    }
    prefixed(code)
        .or_else(|| packed::unpack(code).map(|grid| Ok(grid.into())))
        .or_else(|| fpuzzles::unpack(code))
}

/// The puzzle in a short code that nothing else marks as one: a word must not become a puzzle.
pub(super) fn short(code: &str) -> Option<Grid> {
    let grid = (13..=81).contains(&code.len()).then(|| packed::unpack(code))??;
    (!grid.has_conflict()).then_some(grid)
}

/// Reads SudokuPad's codes by their prefix.
fn prefixed(code: &str) -> Option<Result<Entry, ParseError>> {
    if let Some(rest) = code.strip_prefix("classic") {
        return packed::unpack(rest).or_else(|| exact_grid(rest)).map(|grid| Ok(grid.into()));
    }
    if let Some(rest) = code.strip_prefix("scf") {
        return read_scf(rest);
    }
    let rest = ["fpuzzles", "fpuz", "scl", "ctc"]
        .into_iter()
        .find_map(|prefix| code.strip_prefix(prefix))?;
    fpuzzles::unpack(rest)
}

/// Reads `scf`: a short code, and behind `*` letters for rules, a title, an author.
fn read_scf(code: &str) -> Option<Result<Entry, ParseError>> {
    let (cells, more) = code.split_once('*').unwrap_or((code, ""));
    let mut entry = Entry::from(packed::unpack(cells)?);
    let mut rules = Vec::new();
    for (i, letter) in more.char_indices() {
        match letter {
            'w' => rules.push("windoku".to_owned()),
            'x' => rules.push("diagonals".to_owned()),
            't' => {
                entry.name = more[i + 1..].split('*').next().map(str::to_owned);
                break;
            }
            _ => break,
        }
    }
    if rules.is_empty() {
        Some(Ok(entry))
    } else {
        Some(Err(ParseErrorKind::ExtraRules(rules).into()))
    }
}

/// The text with `%2B` and such decoded.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, behind @ ..] = rest {
        let hex = |i: usize| behind.get(i).and_then(|&byte| (byte as char).to_digit(16));
        match (first, hex(0), hex(1)) {
            (b'%', Some(high), Some(low)) => {
                bytes.push((16 * high + low) as u8);
                rest = &behind[2..];
            }
            _ => {
                bytes.push(*first);
                rest = behind;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
