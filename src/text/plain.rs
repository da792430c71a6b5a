//! Cleans a text once, so that the readers meet plain characters and `\n` only.
//!
//! - a byte order mark and other characters without width are dropped
//! - `\r` alone ends a line, as on old machines
//! - full-width forms become ASCII: `５` → `5`, `．` → `.`
//! - every other width of space becomes a space, every box-drawing line `-`, `|` or `+`
//! - squares and raised dots become `.`, curly quotes straight ones

use std::borrow::Cow;

/// The text in plain characters; borrowed if it already was.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    let bytes = text.as_bytes();
    let is_plain = |i: usize| match bytes[i] {
        b'\r' => bytes.get(i + 1) == Some(&b'\n'),
        byte => byte.is_ascii(),
    };
    if (0..bytes.len()).all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' if chars.peek() == Some(&'\n') => {}
            '\u{feff}' | '\u{200b}'..='\u{200d}' | '\u{fe0f}' | '\u{20e3}' => {}
            _ => out.push(plain_char(c)),
        }
    }
    Cow::Owned(out)
}

fn plain_char(c: char) -> char {
    match c {
        '\r' | '\u{2028}' | '\u{2029}' => '\n',
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => ((c as u32 - 0xfee0) as u8) as char,
        '□' | '☐' | '▢' | '·' | '•' | '∙' => '.',
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
