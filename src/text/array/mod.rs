//! Literals of programming languages: LeetCode's boards, in every language that LeetCode speaks.
//!
//! - whatever stands before, between and after the boards is skipped: `board =`, `new char[][]`, `;`
//! - cells are characters in any quotes, numbers, or bare; `.`, `0`, `" "`, `""`, `null`, `None`, `nil` are blanks
//! - a row may be one string of nine; 81 cells in one list or one string are a board
//! - trailing commas, missing commas (NumPy), any depth of nesting; nine rows after nine rows are a list of boards

mod language;
mod reader;

use super::format::{Cells, Format};
use super::scan::{contains, find, split};
use super::{Entry, Outcome};

use language::language;
pub(super) use language::print;
use reader::Reader;

/// Reads a text with a nested list in brackets or braces.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let (start, open) = opening(text)?;
    // A link may have brackets, too.
    if contains(&text[..find(text, b" \n")], b"://") {
        return None;
    }
    let mut reader = Reader::new(text, start, puzzles);
    Some(
        reader.boards(open).map(|()| {
            Format::Array(language(text, open), reader.cells.unwrap_or(Cells::Characters))
        }),
    )
}

/// The bracket with which the first list opens.
///
/// Braces win, for a language with braces may have brackets in its types; those of a JSON object hold no list.
fn opening(text: &[u8]) -> Option<(usize, u8)> {
    [b'{', b'['].into_iter().find_map(|open| Some((first_list(text, open)?, open)))
}

/// Where the first list with such a bracket opens.
#[inline(never)]
fn first_list(text: &[u8], open: u8) -> Option<usize> {
    let is_list =
        |&i: &usize| text[i] == open && opens_list(open, text[i + 1..].trim_ascii_start());
    (0..text.len()).find(is_list)
}

/// Whether a list goes on like this behind its bracket.
fn opens_list(open: u8, rest: &[u8]) -> bool {
    match rest {
        // The name in a JSON object.
        [b'"', name @ ..] if open == b'{' => {
            !split(name, b"\"").1.trim_ascii_start().starts_with(b":")
        }
        [b'"' | b'\'', ..] => true,
        [b'[', b']', ..] => true,
        [byte @ (b'[' | b'{'), ..] => *byte == open,
        // A number of one digit: `{12}` is a pencil mark.
        [b'0'..=b'9' | b'.', b',' | b' ' | b'.' | b'\n', ..] => true,
        _ => rest.starts_with(b"new") || rest.starts_with(b"vec!"),
    }
}
