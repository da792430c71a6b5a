//! The codes that stand for a puzzle in links, and also by themselves.

use crate::model::Grid;

use super::cells::read_exact;
use super::error::{Fault, ParseError, ParseErrorKind};
use super::marks::read_sukaku;
use super::scan::{name, split};
use super::{Entry, fpuzzles, packed, wiki};

/// Reads a bare code, if it is one.
#[inline(never)]
pub(super) fn read(code: &[u8], entry: &mut Entry) -> Option<Result<(), Fault>> {
    if read_exact(code, &mut entry.grid)
        || wiki::read(code, entry).is_some()
        || wiki::read_masks(code, entry).is_some()
        || read_sukaku(code, entry).is_some()
    {
        return Some(Ok(()));
    }
    if let Some(result) = read_prefixed(code, entry) {
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
pub(super) fn read_prefixed(code: &[u8], entry: &mut Entry) -> Option<Result<(), Fault>> {
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
