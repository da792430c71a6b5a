//! What a character means in a grid.

use crate::model::Digit;

/// The meaning of a character.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Symbol {
    /// A cell: a digit, or a usual sign for a blank.
    Cell(Option<Digit>),
    /// White space.
    Gap,
    /// A line of a drawing.
    Bar,
    /// Anything else.
    Other,
}

impl From<char> for Symbol {
    #[inline]
    fn from(c: char) -> Self {
        match c {
            '1'..='9' => Self::Cell(Digit::from_ascii(c as u8)),
            '.' | '0' | '-' | '_' | '*' | 'x' | 'X' | '?' => Self::Cell(None),
            ' ' | '\t' | '\n' | '\r' => Self::Gap,
            '|' | '!' | '+' | ':' => Self::Bar,
            _ => Self::Other,
        }
    }
}

/// How many characters of a text are cells, and how many mean nothing in a grid.
pub(super) struct Census {
    pub(super) cells: usize,
    pub(super) others: usize,
}

impl Census {
    pub(super) fn of(text: &str) -> Self {
        let mut census = Self { cells: 0, others: 0 };
        for c in text.chars() {
            match Symbol::from(c) {
                Symbol::Cell(_) => census.cells += 1,
                Symbol::Other => census.others += 1,
                Symbol::Gap | Symbol::Bar => {}
            }
        }
        census
    }
}

/// Whether a line is clearly words and not cells.
pub(super) fn is_words(line: &str) -> bool {
    let Census { cells, others } = Census::of(line);
    let mut start = line.trim().chars().map(|c| c.is_ascii_alphabetic() || !c.is_ascii());
    let starts_with_letters = start.next() == Some(true) && start.next() == Some(true);
    let is_likely = others > cells || others > 1 && cells < 20 && starts_with_letters;
    is_likely && line.contains(char::is_alphabetic)
}

/// The digit that a text consists of.
pub(super) fn digit(text: &str) -> Option<Digit> {
    match text.as_bytes() {
        &[byte] => Digit::from_ascii(byte),
        _ => None,
    }
}

/// A title or a comment without the white space around it; `None` if it has neither letters nor digits.
pub(super) fn name(text: &str) -> Option<String> {
    text.contains(char::is_alphanumeric).then(|| text.trim().to_owned())
}
