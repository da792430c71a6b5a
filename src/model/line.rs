//! What ends a line, and what may follow a puzzle on it: one rule for the reader and for the solver of lists.

use super::Cell;

/// Splits off the first line of a text: the line without its end, and what follows. `None` if it has no end.
///
/// LF, CRLF and CR alone end a line. Where a text is cut into chunks, [`Seam`] keeps a CRLF from ending two.
#[inline(always)]
pub(crate) fn split_line(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = text.iter().position(|&byte| is_line_end(byte))?;
    let is_crlf = text[end] == b'\r' && text.get(end + 1) == Some(&b'\n');
    Some((&text[..end], &text[end + 1 + usize::from(is_crlf)..]))
}

/// Whether this byte ends a line, or is half of what does.
#[inline(always)]
pub(crate) fn is_line_end(byte: u8) -> bool {
    byte == b'\n' || byte == b'\r'
}

/// The seam between two chunks of a text, which may cut a CRLF in half.
#[derive(Default)]
pub(crate) struct Seam {
    is_after_cr: bool,
}

impl Seam {
    /// The next chunk, without the LF whose CR ended the chunk before.
    #[inline(always)]
    pub(crate) fn next<'c>(&mut self, chunk: &'c [u8]) -> &'c [u8] {
        let Some(&last) = chunk.last() else { return chunk };
        let is_after_cr = std::mem::replace(&mut self.is_after_cr, last == b'\r');
        if is_after_cr { chunk.strip_prefix(b"\n").unwrap_or(chunk) } else { chunk }
    }
}

/// Whether a character stands between the fields of a line.
#[inline(always)]
pub(crate) fn is_separator(character: char) -> bool {
    matches!(
        character,
        ' ' | '\t'
            | ','
            | ';'
            | '|'
            | '"'
            | '\''
            | '#'
            | ':'
            | '='
            | '`'
            | '\\'
            | '('
            | ')'
            | '['
            | ']'
            | '{'
            | '}'
            | '<'
            | '>'
    )
}

/// Whether 81 characters are a field of their own if this byte follows them: the line ends, or a separator stands there.
#[inline(always)]
pub(crate) fn ends_puzzle(next: Option<&u8>) -> bool {
    next.is_none_or(|&byte| is_line_end(byte) || is_separator(char::from(byte)))
}

/// Whether a line begins with a puzzle: 81 digits or blanks (`.`, `0`), then its end or a separator.
pub(crate) fn starts_with_puzzle(line: &[u8]) -> bool {
    let is_cell = |byte: &u8| *byte == b'.' || byte.is_ascii_digit();
    let cells = line.first_chunk::<{ Cell::NUM }>();
    cells.is_some_and(|cells| cells.iter().all(is_cell)) && ends_puzzle(line.get(Cell::NUM))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut text: &[u8]) -> Vec<&[u8]> {
        let mut lines = Vec::new();
        while let Some((line, after)) = split_line(text) {
            lines.push(line);
            text = after;
        }
        lines.push(text);
        lines
    }

    #[test]
    fn three_ways_to_end_a_line() {
        let all: [&[u8]; 7] = [b"a", b"b", b"c", b"", b"d", b"", b"e"];
        assert_eq!(lines(b"a\nb\r\nc\r\rd\n\r\ne"), all);
        assert_eq!(lines(b"a\r\n\nb"), [b"a".as_slice(), b"", b"b"]);
    }

    #[test]
    fn a_crlf_in_two_chunks_ends_one_line() {
        let mut seam = Seam::default();
        let chunks = [b"a\r".as_slice(), b"", b"\nb\r", b"\r", b"\n", b"\nc"];
        let expected = [b"a\r".as_slice(), b"", b"b\r", b"\r", b"", b"\nc"];
        assert_eq!(chunks.map(|chunk| seam.next(chunk)), expected);
    }

    #[test]
    fn a_puzzle_is_a_field_of_its_own() {
        let line = |tail: &str| format!("{}{tail}", ".".repeat(81)).into_bytes();
        for tail in ["", " name", ",0", "\t#7", "\r", "#1", ";", "\"", "]"] {
            assert!(starts_with_puzzle(&line(tail)), "{tail:?}");
        }
        for tail in [".", "0", "x", "5", "-", "/", "\u{a0}", "é", "\0"] {
            assert!(!starts_with_puzzle(&line(tail)), "{tail:?}");
        }
        assert!(!starts_with_puzzle(&[b'.'; 80]));
        assert!(!starts_with_puzzle(&[b'x'; 81]));
    }
}
