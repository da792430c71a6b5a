//! The codes that stand for a puzzle in links, and also by themselves.

use super::error::{Fault, ParseErrorKind};
use super::rows::exact;
use super::symbol::name;
use super::{Entry, fpuzzles, marks, packed, wiki};

/// What a code says: `None` if it is none.
pub(super) type CodeOutcome<'t> = Option<Result<Entry, Fault<'t>>>;

/// Reads a code that cannot be anything else: 81 cells, SudokuWiki's and Sukaku's strings, a code with its prefix, a
/// packed file.
pub(super) fn read(code: &str) -> CodeOutcome<'_> {
    if let Some(grid) = exact(code) {
        return Some(Ok(grid.into()));
    }
    let strings = [wiki::read, marks::read_sukaku];
    if let Some(outcome) = strings.iter().find_map(|read| read(code)) {
        return Some(outcome.map(|(entry, _)| entry));
    }
    read_prefixed(code).or_else(|| fpuzzles::unpack(code))
}

/// Reads SudokuPad's codes by their prefix.
pub(super) fn read_prefixed(code: &str) -> CodeOutcome<'_> {
    if let Some(rest) = code.strip_prefix("classic") {
        return match exact(rest) {
            Some(grid) => Some(Ok(grid.into())),
            None => read_packed(rest),
        };
    }
    if let Some(rest) = code.strip_prefix("scf") {
        return read_scf(rest);
    }
    let prefixes = ["fpuzzles", "fpuz", "scl", "ctc"];
    let rest = prefixes.iter().find_map(|prefix| code.strip_prefix(prefix))?;
    fpuzzles::unpack(rest)
}

/// Reads a packed file without a prefix, by the characters with which all of them begin.
pub(super) fn read_file(code: &str) -> CodeOutcome<'_> {
    if code.starts_with("N4") { fpuzzles::unpack(code) } else { None }
}

/// Reads a short code where one is expected.
pub(super) fn read_packed(code: &str) -> CodeOutcome<'_> {
    match packed::unpack(code) {
        Ok(grid) => Some(Ok(grid.into())),
        // A word that could be a code says something only if it is about as long as one.
        Err(cells) => {
            let cells = cells.filter(|&cells| code.len() > 12 && cells > 40)?;
            Some(Err(Fault::cells(cells).or_at(code)))
        }
    }
}

/// Reads `scf`: a short code, and behind `*` letters for rules, a title, an author.
fn read_scf(code: &str) -> CodeOutcome<'_> {
    let (cells, more) = code.split_once('*').unwrap_or((code, ""));
    let entry = match read_packed(cells)? {
        Ok(entry) => entry,
        Err(fault) => return Some(Err(fault)),
    };
    let mut rules = Vec::new();
    for (i, letter) in more.char_indices() {
        match letter {
            'w' => rules.push(String::from("windoku")),
            'x' => rules.push(String::from("diagonals")),
            't' if rules.is_empty() => {
                let title = more[i + 1..].split('*').next().and_then(name);
                return Some(Ok(entry.named(title)));
            }
            _ => break,
        }
    }
    Some(if rules.is_empty() { Ok(entry) } else { Err(ParseErrorKind::ExtraRules(rules).into()) })
}
