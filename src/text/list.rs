//! Lists: a puzzle on each line, from a stream of bytes of any length.
//!
//! - A text is a list if its first line is a puzzle, or its second; every other text is one in another format, and read
//!   as a whole. Blank lines and comments (`#`, `//`) do not count.
//! - Words above the first puzzle are a title. Any other line that cannot be read costs only itself.
//! - Lines end with LF, CRLF or CR. The text is UTF-8, or UTF-16 with a byte order mark.

use crate::model::Grid;
use crate::model::line::{Seam, is_line_end, split_line};

use super::encoding::Encoding;
use super::lines::is_title;
use super::{Entry, MAX_LENGTH, ParseError, ParseErrorKind, parse};

/// Cuts a stream of bytes into blocks of lines, or finds that it is a text in another format.
///
/// It is fed chunks, cut anywhere, and iterates over the parts that are complete so far. No more than one chunk and one
/// line are in memory, unless the text is read as a whole. A text or a line of more than [`MAX_LENGTH`] bytes is refused.
///
/// ```
/// use redoku::text::{Content, Lines};
/// let mut lines = Lines::new();
/// let mut found = Vec::new();
/// for chunk in ["Two pu", "zzles\n\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5...",
///     ".8..79\n# easy\nno puzzle"] {
///     lines.feed(chunk.as_bytes());
///     found.extend(&mut lines);
/// }
/// lines.end();
/// found.extend(&mut lines);
/// let mut answers = Vec::new();
/// for part in &found {
///     let Content::Lines(block) = &part.content else { panic!("a list") };
///     answers.extend(block.lines().map(|line| (line.number, line.read().is_ok())));
/// }
/// assert_eq!(answers, [(2, true), (4, false)]);
/// ```
#[derive(Debug, Default)]
pub struct Lines {
    encoding: Option<Encoding>,
    stage: Stage,
    /// What was fed and is not decoded: half a character, or half a byte order mark.
    raw: Vec<u8>,
    seam: Seam,
    /// What is decoded and not handed out.
    text: Vec<u8>,
    /// How much of `text` is known to have no end of a line.
    searched: usize,
    /// The number of lines that were handed out.
    before: usize,
    /// Bytes of the stream that no part stands for yet.
    bytes: usize,
    /// Whether the stream has ended.
    is_all: bool,
}

/// What is known about the text.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Stage {
    #[default]
    Start,
    List,
    /// In a line of a list that is too long to be read.
    LongLine,
    /// It is no list, and read as a whole.
    Whole,
    Done,
}

/// A part of a stream.
#[derive(Debug)]
#[non_exhaustive]
pub struct Part {
    /// What it holds.
    pub content: Content,
    /// How many bytes of the stream were read for it.
    pub bytes: usize,
}

/// What a part of a stream holds.
#[derive(Debug)]
pub enum Content {
    /// Whole lines of a list.
    Lines(Block),
    /// A whole text that is not a list.
    Text(String),
    /// The line with this number, or without a number the whole text, is not read.
    Refused(Option<usize>, ParseError),
}

impl Lines {
    /// Creates a reader at the start of its stream.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the next bytes.
    pub fn feed(&mut self, chunk: &[u8]) {
        if self.is_done() {
            return;
        }
        self.bytes += chunk.len();
        if self.encoding == Some(Encoding::Utf8) {
            self.text.extend_from_slice(self.seam.next(chunk));
        } else {
            self.raw.extend_from_slice(chunk);
            self.decode();
        }
    }

    /// Ends the stream.
    pub fn end(&mut self) {
        self.is_all = true;
        self.decode();
    }

    /// Whether all parts were handed out, so that the rest of the stream does not matter.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    fn decode(&mut self) {
        let encoding = match self.encoding {
            Some(encoding) => encoding,
            None => {
                let Some((encoding, mark)) = Encoding::of(&self.raw, self.is_all) else { return };
                self.raw.drain(..mark);
                *self.encoding.insert(encoding)
            }
        };
        let start = self.text.len();
        let used = encoding.decode(&self.raw, self.is_all, &mut self.text);
        self.raw.drain(..used);
        if self.seam.next(&self.text[start..]).len() < self.text.len() - start {
            self.text.remove(start);
        }
    }

    /// The end of the last whole line, if one has ended since the last call; else 0.
    fn whole_lines(&mut self) -> usize {
        if self.is_all {
            return self.text.len();
        }
        let start = std::mem::replace(&mut self.searched, self.text.len());
        let end = self.text[start..].iter().rposition(|&byte| is_line_end(byte));
        end.map_or(0, |end| start + end + 1)
    }

    /// Finds out what the text is, once its first lines are there.
    fn decide(&mut self) -> Option<Stage> {
        let whole = self.whole_lines();
        let mut lines = lines_in(&self.text[..whole], 0);
        // Blank lines and comments alone are nothing.
        let Some((first, end)) = lines.next() else { return self.is_all.then_some(Stage::Done) };
        if first.read().is_err() {
            let Some((second, _)) = lines.next() else {
                return self.is_all.then_some(Stage::Whole);
            };
            if second.read().is_err() {
                return Some(Stage::Whole);
            }
            let title = is_title(&String::from_utf8_lossy(first.text)).then_some(first.number);
            drop(lines);
            if let Some(title) = title {
                self.before = title + 1;
                self.text.drain(..end);
            }
        }
        self.searched = 0;
        Some(Stage::List)
    }

    fn next_block(&mut self) -> Option<Part> {
        let end = self.whole_lines();
        if end > 0 {
            let rest = self.text.split_off(end);
            let text = std::mem::replace(&mut self.text, rest);
            self.searched = self.text.len();
            let block = Block { text, before: self.before };
            self.before += count_lines(&block.text);
            return Some(self.part(Content::Lines(block)));
        }
        if self.text.len() <= MAX_LENGTH {
            return None;
        }
        self.text.clear();
        self.stage = Stage::LongLine;
        Some(self.part(Content::Refused(Some(self.before), ParseErrorKind::TooLarge.into())))
    }

    /// Goes on behind a line that is too long.
    fn skip_line(&mut self) -> Option<Part> {
        let Some((_, after)) = split_line(&self.text) else {
            self.text.clear();
            return None;
        };
        self.text = after.to_vec();
        self.searched = 0;
        self.before += 1;
        self.stage = Stage::List;
        self.next_block()
    }

    fn whole(&mut self) -> Option<Part> {
        if self.text.len() > MAX_LENGTH {
            return Some(self.refuse(ParseErrorKind::TooLarge));
        }
        if !self.is_all {
            return None;
        }
        self.stage = Stage::Done;
        let text = std::mem::take(&mut self.text);
        Some(self.part(Content::Text(String::from_utf8_lossy(&text).into_owned())))
    }

    fn refuse(&mut self, kind: ParseErrorKind) -> Part {
        self.text.clear();
        self.stage = Stage::Done;
        self.part(Content::Refused(None, kind.into()))
    }

    fn part(&mut self, content: Content) -> Part {
        Part { content, bytes: std::mem::take(&mut self.bytes) }
    }
}

/// The parts that are complete so far.
impl Iterator for Lines {
    type Item = Part;

    fn next(&mut self) -> Option<Part> {
        if self.stage == Stage::Start {
            if self.text.contains(&0) {
                return Some(self.refuse(ParseErrorKind::NotText));
            }
            self.stage = self.decide().unwrap_or_default();
        }
        match self.stage {
            Stage::Start if self.text.len() > MAX_LENGTH => {
                Some(self.refuse(ParseErrorKind::TooLarge))
            }
            Stage::Start | Stage::Done => None,
            Stage::List => self.next_block(),
            Stage::LongLine => self.skip_line(),
            Stage::Whole => self.whole(),
        }
    }
}

/// Whole lines of a list.
#[derive(Clone, Debug)]
pub struct Block {
    text: Vec<u8>,
    /// The number of lines before them.
    before: usize,
}

impl Block {
    /// Lines with this many others before them.
    #[must_use]
    pub fn new(text: Vec<u8>, before: usize) -> Self {
        Self { text, before }
    }

    /// Takes the block apart: the text, and the number of lines before it.
    #[must_use]
    pub fn into_parts(self) -> (Vec<u8>, usize) {
        (self.text, self.before)
    }

    /// The lines that are neither blank nor a comment.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        lines_in(&self.text, self.before).map(|(line, _)| line)
    }
}

/// A line of a list.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Line<'t> {
    /// Its number within the list, from 0.
    pub number: usize,
    /// The line without its end.
    pub text: &'t [u8],
}

impl Line<'_> {
    /// Reads its puzzles: one, but for formats that have several.
    pub fn read(&self) -> Result<Vec<Entry>, ParseError> {
        let text = String::from_utf8_lossy(self.text);
        // The usual line needs no reader.
        match text.trim().parse::<Grid>() {
            Ok(grid) => Ok(vec![grid.into()]),
            Err(_) => parse(&text).map(|parsed| parsed.puzzles),
        }
    }
}

/// The lines of a text that are neither blank nor a comment, each with the place where the next line starts.
fn lines_in(text: &[u8], before: usize) -> impl Iterator<Item = (Line<'_>, usize)> {
    let (mut number, mut rest) = (before, text);
    let all = std::iter::from_fn(move || {
        let (line, after) = match split_line(rest) {
            Some(split) => split,
            None if rest.is_empty() => return None,
            None => (rest, &[][..]),
        };
        rest = after;
        number += 1;
        Some((Line { number: number - 1, text: line }, text.len() - after.len()))
    });
    all.filter(|(line, _)| !is_comment(line.text))
}

/// The number of line ends in a text.
fn count_lines(text: &[u8]) -> usize {
    // Sums of one byte, which a machine adds by the dozen.
    let count = |end: u8| -> usize {
        let in_chunk = |chunk: &[u8]| chunk.iter().map(|&byte| u8::from(byte == end)).sum::<u8>();
        text.chunks(u8::MAX.into()).map(|chunk| usize::from(in_chunk(chunk))).sum()
    };
    if !text.contains(&b'\r') {
        return count(b'\n');
    }
    let pairs = text.windows(2).filter(|pair| *pair == b"\r\n").count();
    count(b'\n') + count(b'\r') - pairs
}

/// Whether a line is blank or a comment.
fn is_comment(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    line.is_empty() || line.starts_with(b"#") || line.starts_with(b"//")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_as_they_are_split() {
        for text in ["", "a", "\n", "a\r\nb", "\r\r\n\n\r", "\r\n\r\n", "a\n\rb"] {
            let (mut rest, mut count) = (text.as_bytes(), 0);
            while let Some((_, after)) = split_line(rest) {
                (rest, count) = (after, count + 1);
            }
            assert_eq!(count_lines(text.as_bytes()), count, "{text:?}");
        }
    }
}
