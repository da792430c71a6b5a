//! Cleans a text once, so that the readers meet plain characters and `\n` only.
//!
//! - a byte order mark and other characters without width are dropped
//! - `\r` alone ends a line, as on old machines
//! - full-width forms become ASCII: `５` → `5`, `．` → `.`
//! - spaces of every width become a space, box-drawing lines `-`, `|` or `+`
//! - squares and raised dots become `.`, curly quotes straight ones
//!
//! Each character that can be seen becomes one character, so a position in the plain text is the position that a
//! person sees.

use std::borrow::Cow;

use super::error::{Fault, ParseError, ParseErrorKind, Place, offset};

/// A text as it was handed in, and in plain characters.
pub(super) struct Plain<'t> {
    original: &'t str,
    pub(super) text: Cow<'t, str>,
}

impl<'t> Plain<'t> {
    pub(super) fn new(original: &'t str) -> Self {
        let mut bytes = original.bytes().peekable();
        let mut is_plain = true;
        while let Some(byte) = bytes.next() {
            is_plain &= byte.is_ascii() && (byte != b'\r' || bytes.peek() == Some(&b'\n'));
        }
        let text = if is_plain {
            Cow::Borrowed(original)
        } else {
            Cow::Owned(visible(original).map(plain_char).collect())
        };
        Self { original, text }
    }

    /// The error that a fault in `text` becomes: `text` is the plain text, or another one of the same length.
    pub(super) fn error(&self, fault: Fault<'_>, text: &str) -> ParseError {
        let Fault { mut kind, part, row, column, .. } = fault;
        let mut at = Place { row, column, ..Place::default() };
        if let Some(before) = part.and_then(|part| self.text.get(..offset(text, part)?)) {
            let line_start = before.rfind('\n').map_or(0, |end| end + 1);
            let mut lines = self.text.lines().filter(|line| !line.trim().is_empty());
            if lines.nth(1).is_some() {
                at.line = Some(before.matches('\n').count());
            }
            if let ParseErrorKind::BadCharacter(c) = &mut kind {
                at.position = Some(before[line_start..].chars().count());
                // What stands there may be wide, or the code of a character in a link.
                let shown = match &self.text {
                    Cow::Owned(_) => visible(self.original).nth(before.chars().count()),
                    Cow::Borrowed(text) => text[before.len()..].chars().next(),
                };
                *c = shown.unwrap_or(*c);
            }
        }
        ParseError { kind, at }
    }

    /// The lines that these parts of `text` begin in, and what stands there; the parts come in their order.
    pub(super) fn lines_of(&self, parts: &[&str], text: &str) -> Vec<(usize, String)> {
        let mut line = 0;
        let mut counted = 0;
        let mut lines = Vec::new();
        for part in parts {
            let Some(start) = offset(text, part) else { continue };
            let Some(shown) = self.text.get(start..start + part.len()) else { continue };
            line += self.text[counted..start].matches('\n').count();
            counted = start;
            lines.push((line, shown.trim().to_owned()));
        }
        lines
    }
}

/// The characters that a person sees, and one `\r` or `\n` for each end of a line.
fn visible(text: &str) -> impl Iterator<Item = char> {
    let has_width =
        |c: &char| !matches!(c, '\u{feff}' | '\u{200b}'..='\u{200d}' | '\u{fe0f}' | '\u{20e3}');
    let mut chars = text.chars().filter(has_width).peekable();
    std::iter::from_fn(move || match chars.next() {
        Some('\r') => chars.next_if_eq(&'\n').or(Some('\r')),
        c => c,
    })
}

fn plain_char(c: char) -> char {
    match c {
        '\r' | '\u{2028}' | '\u{2029}' => '\n',
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '□' | '☐' | '▢' | '⬜' | '·' | '•' | '∙' => '.',
        '─' | '━' | '┄' | '┅' | '┈' | '┉' | '═' | '╌' | '╍' | '–' | '—' | '―' | '−' => {
            '-'
        }
        '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '║' | '╎' | '╏' | '¦' => '|',
        '\u{2500}'..='\u{257f}' => '+',
        '‘' | '’' => '\'',
        '“' | '”' | '„' => '"',
        _ => c,
    }
}
