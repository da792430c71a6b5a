//! Links that hold a puzzle.
//!
//! - SudokuWiki `?bd=` and `?n=`, SudokuExchange `?s=`, f-puzzles `?load=`, SudokuPad by its path
//! - any other link with 81 cells or an unmistakable code in a parameter, in its path or behind `#`
//! - Markdown's `[title](link)`, a link in brackets or quotes, a link among words
//! - `%2B` and the like are decoded; a `+` that a browser turned into a space is mended
//! - a link without a puzzle is refused: only the server behind it knows the puzzle

use std::borrow::Cow;

use super::codes::{self, CodeOutcome};
use super::collection::{LineOutcome, diagnose};
use super::error::{Fault, ParseErrorKind};
use super::format::Format;
use super::rows::exact;
use super::symbol::{Census, name};
use super::wiki;

/// Parameters beyond these are not looked at.
const MAX_PARAMETERS: usize = 16;

/// The sites whose own codes are read, by their domains.
const SITES: [(&str, Format); 5] = [
    ("sudokuwiki.org", Format::SudokuWikiLink),
    ("sudokuexchange.com", Format::SudokuExchangeLink),
    ("f-puzzles.com", Format::FPuzzlesLink),
    ("sudokupad.app", Format::SudokuPadLink),
    ("crackingthecryptic.com", Format::SudokuPadLink),
];

/// Reads a line that has a link, or is a SudokuPad code with its prefix or a packed file.
pub(super) fn read(line: &str) -> LineOutcome<'_> {
    let line = line.trim();
    let Some((title, link)) = link_in(line) else {
        if let Some(outcome) = codes::read_prefixed(line) {
            return Some(outcome.map(|entry| (entry, Format::SudokuPad)));
        }
        return Some(codes::read_file(line)?.map(|entry| (entry, Format::FPuzzles)));
    };
    let (scheme, rest) = link.split_once("://").unwrap_or(("", link));
    let (host, rest) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    let format = if scheme == "sudokupad" { Format::SudokuPadLink } else { site(host) };
    Some(read_parts(rest, format).map(|mut entry| {
        entry.name = entry.name.or_else(|| name(title));
        (entry, format)
    }))
}

/// The format of the links to a host.
fn site(host: &str) -> Format {
    let host = host.split(':').next().unwrap_or_default().to_ascii_lowercase();
    let is_of = |domain: &str| {
        host.strip_suffix(domain).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    SITES.iter().find(|(domain, _)| is_of(domain)).map_or(Format::Link, |known| known.1)
}

/// The link in a line, and Markdown's title for it.
fn link_in(line: &str) -> Option<(&str, &str)> {
    // A link that begins the line may have spaces, which were `+` before a browser decoded them.
    let scheme = line.split(':').next().unwrap_or_default();
    let is_scheme = !scheme.is_empty() && scheme.chars().all(|c| c.is_ascii_alphanumeric());
    if is_scheme && line[scheme.len()..].starts_with("://") {
        return Some(("", line));
    }
    let host = line.split(['/', '?', '#']).next().unwrap_or_default();
    if host.len() < line.len() && site(host) != Format::Link {
        return Some(("", line));
    }
    let start = line.find("https://").or_else(|| line.find("http://"))?;
    let (before, link) = line.split_at(start);
    let (title, close) = match before.chars().next_back() {
        Some('<') => ("", '>'),
        Some('"') => ("", '"'),
        Some('(') => {
            let title = before.strip_suffix("](").and_then(|before| before.rsplit('[').next());
            (title.unwrap_or_default(), ')')
        }
        _ => ("", ' '),
    };
    Some((title, link.split([close, ' ']).next().unwrap_or_default()))
}

/// Reads what stands behind the host.
fn read_parts(rest: &str, format: Format) -> Result<super::Entry, Fault<'_>> {
    let (path, query) = rest.split_at(rest.find(['?', '#']).unwrap_or(rest.len()));
    let path = path.strip_prefix('/').unwrap_or(path);
    let path = path.strip_prefix("sudoku/").unwrap_or(path);
    let last = path.rsplit('/').next().unwrap_or(path);
    let mut refusal = Fault::from(ParseErrorKind::NeedsServer);
    let parts = query.split(['?', '#', '&']).take(MAX_PARAMETERS);
    for part in parts.chain([path, last]) {
        // Without a name the whole part is the value, `=` and all.
        let named =
            part.split_once('=').filter(|(name, value)| name.len() <= 12 && !value.is_empty());
        let (name, raw) = named.unwrap_or(("", part));
        let value = decoded(raw);
        let word = value.split(' ').next().unwrap_or_default();
        let outcome = read_value(name, &value, format).or_else(|| read_value(name, word, format));
        match outcome {
            Some(Ok(entry)) => return Ok(entry),
            Some(Err(fault)) => return Err(fault.moved_to(raw, &value, unit)),
            None => {}
        }
        // What is too long for the name of a puzzle, or nearly is one, deserves a better reason.
        let is_puzzle = matches!(name, "bd" | "s" | "p" | "puzzle" | "board" | "grid");
        if is_puzzle && Census::of(word).cells > 60 {
            refusal = diagnose(word).moved_to(raw, &value, unit);
        } else if word.len() > 60 && refusal.kind == ParseErrorKind::NeedsServer {
            refusal.kind = ParseErrorKind::UnknownFormat;
        }
    }
    Err(refusal)
}

/// Reads the value of a parameter, or a part of the path.
fn read_value<'t>(name: &str, value: &'t str, format: Format) -> CodeOutcome<'t> {
    if let Some(outcome) = codes::read(value) {
        return Some(outcome);
    }
    // Cells with separators, or written as a list.
    let cells: String = value.chars().filter(|c| !",;/|[]\"' \n".contains(*c)).collect();
    if let Some(grid) = exact(&cells).filter(|_| cells.len() < value.len()) {
        return Some(Ok(grid.into()));
    }
    match format {
        Format::SudokuWikiLink if name == "n" => wiki::read_masks(value).map(Ok),
        Format::SudokuExchangeLink if name == "s" => codes::read_packed(value),
        _ => None,
    }
}

/// The text with `%2B` and the like decoded.
fn decoded(text: &str) -> Cow<'_, str> {
    if !text.contains('%') {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (first, behind) = rest.split_at(unit(rest));
        match percent_code(first) {
            Some(byte) => out.push(byte),
            None => out.extend(first.bytes()),
        }
        rest = behind;
    }
    Cow::Owned(String::from_utf8_lossy(&out).into_owned())
}

/// The length of the character or the code that a text begins with.
fn unit(text: &str) -> usize {
    let is_code = text.get(..3).is_some_and(|code| percent_code(code).is_some());
    if is_code { 3 } else { text.chars().next().map_or(0, char::len_utf8) }
}

/// The byte that `%2B` or the like stands for.
fn percent_code(text: &str) -> Option<u8> {
    let digits = text.strip_prefix('%').filter(|digits| digits.len() == 2)?;
    u8::from_str_radix(digits, 16).ok()
}
