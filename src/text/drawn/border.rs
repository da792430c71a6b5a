//! Lines that are drawn and hold no cells.

use crate::text::symbol::is_words;

/// What counts as a blank besides the characters that are nothing else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::text) enum Blank {
    /// Nothing.
    Marks,
    /// Dashes, in a row that has nothing else.
    Dashes,
    /// Spaces.
    Spaces,
    /// Spaces, with one more between two cells.
    WideSpaces,
}

/// Whether a line is drawn and holds no cells.
pub(in crate::text) fn is_border(line: &str, blank: Blank) -> bool {
    if line.contains(|c: char| c.is_ascii_digit()) {
        return false;
    }
    let is_spaced = matches!(blank, Blank::Spaces | Blank::WideSpaces);
    // A blank line comes here only where it is a row.
    if is_spaced && line.trim().is_empty() {
        return false;
    }
    if is_spaced && line.matches('|').count() > 1 && !line.contains(['-', '=', '+', '~']) {
        return false;
    }
    if blank == Blank::Dashes && line.matches('-').count() == 9 && !line.contains('+') {
        return false;
    }
    let has_run = ["---", "===", "~~~"].iter().any(|run| line.contains(run));
    has_run || !line.contains(['.', '_', '*', 'x', 'X', '?']) && !is_words(line)
}

/// Whether a line is the one below the head of a Markdown table: `| --- | :-: |`.
pub(super) fn is_markdown(line: &str) -> bool {
    line.matches('|').count() >= 8
        && line.contains('-')
        && line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
}
