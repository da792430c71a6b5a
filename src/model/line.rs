//! What ends a line, and what may follow a puzzle on it: one rule for the reader and for the solver of lists.

/// Splits off the first line of a text: the line without its end, and what follows. `None` if it has no end.
///
/// LF, CRLF and CR alone end a line. Where a text is cut into chunks, [`Seam`] keeps a CRLF from ending two.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
#[cfg_attr(target_arch = "wasm32", inline(never))] // smaller: a solver asks it in three places
pub(crate) fn split_line(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = line_end(text)?;
    let is_crlf = text[end] == b'\r' && text.get(end + 1) == Some(&b'\n');
    Some((&text[..end], &text[end + 1 + usize::from(is_crlf)..]))
}

/// Where the first line ends. Looks at many bytes at once: else this would take a tenth of the time of a solver.
#[inline(always)]
fn line_end(text: &[u8]) -> Option<usize> {
    const WIDTH: usize = 32;
    // A solver asks behind a puzzle, where the line mostly ends.
    if is_line_end(*text.first()?) {
        return Some(0);
    }
    let (chunks, _) = text.as_chunks::<WIDTH>();
    let has_end =
        |chunk: &[u8; WIDTH]| chunk.iter().fold(false, |has, &byte| has | is_line_end(byte));
    let start = WIDTH * chunks.iter().take_while(|chunk| !has_end(chunk)).count();
    text[start..].iter().position(|&byte| is_line_end(byte)).map(|end| start + end)
}

/// Whether this byte ends a line, or is half of what does.
#[inline(always)]
pub(crate) fn is_line_end(byte: u8) -> bool {
    byte == b'\n' || byte == b'\r'
}

/// The seam between two chunks of a text, which may cut a CRLF in half.
#[derive(Default, Debug)]
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

/// What stands between the fields of a line.
pub(crate) const SEPARATORS: &[u8] = b" \t,;|\"'`#:=\\()[]{}<>";

/// Whether 81 characters are a field of their own if this byte follows them: the line ends, or a separator stands
/// there.
#[inline(always)]
pub(crate) fn ends_puzzle(next: Option<&u8>) -> bool {
    next.is_none_or(|&byte| is_line_end(byte) || SEPARATORS.contains(&byte))
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
        for length in 0..100 {
            let text = ["x".repeat(length), "y".repeat(100 - length)].join("\r");
            assert_eq!(lines(text.as_bytes())[0].len(), length);
        }
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
        assert!(ends_puzzle(None));
        assert!(b" ,\t\r\n#;\"]".iter().all(|byte| ends_puzzle(Some(byte))));
        assert!(!b".05x-/\0\xa0\xc3".iter().any(|byte| ends_puzzle(Some(byte))));
    }
}
