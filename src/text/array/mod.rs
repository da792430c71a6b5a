//! Literals of programming languages: LeetCode's boards in every language that LeetCode knows, and others.
//!
//! - whatever stands before, between and after the boards is ignored: `board =`, `new char[][]`, the names in an
//!   object, comments
//! - cells are characters in any quotes, numbers, or bare; `.`, `0`, `_`, `" "`, `""`, `null`, `None`, `nil` are blanks
//! - a row may be one string of nine; 81 cells in one list or one string are a board
//! - trailing commas, missing commas (NumPy, Lisp), any depth of nesting; nine rows after nine rows are a list of
//!   boards
//! - a full board that completes the one before it is its answer

mod language;
mod reader;
mod tokens;

use super::Outcome;
use super::format::{Cells, Format};

use language::language;
pub(super) use language::print;
use reader::Reader;
pub(super) use tokens::is_nothing;

/// The brackets of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bracket {
    Curly,
    Square,
    Round,
}

impl Bracket {
    fn open(self) -> char {
        match self {
            Self::Curly => '{',
            Self::Square => '[',
            Self::Round => '(',
        }
    }

    fn close(self) -> char {
        match self {
            Self::Curly => '}',
            Self::Square => ']',
            Self::Round => ')',
        }
    }
}

/// Reads a text with a nested list.
pub(super) fn read(text: &str) -> Outcome<'_> {
    // A link may have brackets, too.
    if text.split([' ', '\n']).next().is_some_and(|word| word.contains("://")) {
        return None;
    }
    // Curly brackets win, for a language with them may have square ones in its types, and calls anywhere.
    let (start, bracket) = [Bracket::Curly, Bracket::Square, Bracket::Round]
        .into_iter()
        .find_map(|bracket| Some((first_list(text, bracket)?, bracket)))?;
    let mut reader = Reader::new(&text[start..], bracket);
    match reader.boards() {
        Ok(mut found) => {
            let cells = reader.cells.unwrap_or(Cells::Characters);
            found.format = Format::Array(language(text, bracket), cells);
            Some(Ok(found))
        }
        // Round brackets stand in any text, and so may the other ones.
        Err(_) if bracket == Bracket::Round && !reader.has_row => None,
        Err(fault) => Some(Err(fault)),
    }
}

/// Where the first list with this bracket opens.
fn first_list(text: &str, bracket: Bracket) -> Option<usize> {
    let mut opens = text.match_indices(bracket.open());
    opens.find(|(i, _)| opens_list(bracket, text[i + 1..].trim_start())).map(|(i, _)| i)
}

/// Whether a list goes on like this behind its bracket.
fn opens_list(bracket: Bracket, rest: &str) -> bool {
    // OCaml's arrays are `[|5; 3|]`.
    let rest = rest.strip_prefix('|').map_or(rest, str::trim_start);
    let mut chars = rest.chars();
    let (first, second) = (chars.next(), chars.next());
    match first {
        // The name in a JSON object.
        Some('"') if bracket == Bracket::Curly => {
            let behind = rest[1..].split_once('"').map_or("", |(_, behind)| behind);
            !behind.trim_start().starts_with(':')
        }
        Some('"' | '\'') => true,
        Some('[') if second == Some(']') => true,
        Some(open @ ('[' | '{' | '(')) => open == bracket.open(),
        // A number of one digit: `{12}` is a pencil mark.
        Some('0'..='9' | '.' | '_' | 'x' | 'X' | '?' | '-') => {
            matches!(second, Some(',' | ';' | ' ' | '.' | '\n' | '\t' | 'L' | 'u'))
        }
        Some('\\' | '#') => bracket != Bracket::Curly && second.is_some(),
        Some(_) => opens_with_word(bracket, rest),
        None => false,
    }
}

/// Whether the first word behind a bracket belongs to a list.
fn opens_with_word(bracket: Bracket, rest: &str) -> bool {
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let (word, behind) = rest.split_at(end);
    let is_call = bracket == Bracket::Round && !word.is_empty() && behind.starts_with('(');
    is_nothing(word) || is_call || matches!(word, "new" | "vec" | "Some" | "Just")
}
