//! Refuses a long text by its beginning, before the rest of it takes time.
//!
//! What is longer than any single puzzle can only be a collection, and a collection begins with a puzzle. So a long
//! text without one in its head is read no further: ten megabytes of anything else are refused as quickly as one
//! fortieth of them.

use super::error::{ParseError, ParseErrorKind};
use super::fpuzzles;
use super::plain::Plain;

/// How much of a long text is looked at.
const HEAD: usize = 256 << 10;

/// Refuses a long text that is no collection, by its head alone.
pub(super) fn refuse_by_head(text: &str) -> Result<(), ParseError> {
    if text.len() <= fpuzzles::MAX_LENGTH {
        return Ok(());
    }
    let (head, is_cut) = head_of(text);
    let plain = Plain::new(head);
    match super::read(&plain.text) {
        Err(fault) if fault.puzzles == 0 => {
            Err(without_counts(plain.error(fault, &plain.text), is_cut))
        }
        _ => Ok(()),
    }
}

/// The first lines of a text; or, if there is no end of a line, its first characters, and the line is cut.
fn head_of(text: &str) -> (&str, bool) {
    let end = (0..=HEAD).rev().find(|&end| text.is_char_boundary(end)).unwrap_or_default();
    let head = &text[..end];
    match head.rfind(['\n', '\r']) {
        Some(last) => (&head[..=last], false),
        None => (head, true),
    }
}

/// What a part of a text has too much or too little of says nothing about the whole.
fn without_counts(error: ParseError, is_cut: bool) -> ParseError {
    match error.kind {
        ParseErrorKind::BadCharacter(_) => error,
        ParseErrorKind::RowCells(_) if !is_cut => error,
        ParseErrorKind::ExtraRules(_) | ParseErrorKind::NeedsServer => error,
        _ => ParseErrorKind::UnknownFormat.into(),
    }
}
