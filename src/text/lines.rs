//! Lists: a puzzle on each line, from a stream of bytes of any length.
//!
//! - A text is a list if its first line is a puzzle, or its second; every other text is one in another format, and read
//!   as a whole. Blank lines and comments (`#`, `//`) do not count.
//! - Words above the first puzzle are a title. Any other line that cannot be read costs only itself.
//! - A NUL in the lines that tell a list, or anywhere in another text, says that it is no text.
//! - Lines end with LF, CRLF or CR. The text is UTF-8, or UTF-16 with a byte order mark.

use crate::model::Grid;
use crate::model::line::{is_line_end, split_line};

use super::collection::is_title;
use super::encoding::Encoding;
use super::{Entry, MAX_LENGTH, ParseError, ParseErrorKind, parse};

/// Cuts a stream of bytes into batches of lines, or finds that it is a text in another format.
///
/// It is fed chunks, cut anywhere, and iterates over the parts that are complete so far: where the cuts are changes the
/// batches, never their lines. No more than one chunk and one line are in memory, unless the text is read as a whole. A
/// text or a line of more than [`MAX_LENGTH`] bytes is refused.
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
///     let Content::Lines(batch) = &part.content else { panic!("a list") };
///     answers.extend(batch.lines().map(|line| (line.number, line.read().is_ok())));
/// }
/// assert_eq!(answers, [(2, true), (4, false)]);
/// ```
#[derive(Debug, Default)]
pub struct Lines {
    encoding: Option<Encoding>,
    stage: Stage,
    /// What was fed and is not decoded: half a character, or half a byte order mark.
    raw: Vec<u8>,
    /// What is decoded and not handed out.
    text: Vec<u8>,
    /// How much of `text` was searched: for ends of lines, and for NULs while it may be no text.
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
    Lines(Batch),
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
            self.text.extend_from_slice(chunk);
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
        let used = encoding.decode(&self.raw, self.is_all, &mut self.text);
        self.raw.drain(..used);
    }

    /// How much of the text is cut into lines in one way, whatever follows: a CR at its end may be half a CRLF.
    fn settled(&self) -> usize {
        let ends_with_cr = self.text.last() == Some(&b'\r');
        self.text.len() - usize::from(ends_with_cr && !self.is_all)
    }

    /// The end of the last whole line, if one has ended since the last call; else 0.
    fn whole_lines(&mut self) -> usize {
        let settled = self.settled();
        if self.is_all {
            return settled;
        }
        let start = std::mem::replace(&mut self.searched, settled);
        let end = self.text[start..settled].iter().rposition(|&byte| is_line_end(byte));
        end.map_or(0, |end| start + end + 1)
    }

    /// Finds out what the text is, once its first lines are there.
    fn decide(&mut self) -> Result<Stage, ParseErrorKind> {
        let searched = self.searched;
        let whole = self.whole_lines();
        let at_end = |stage| if self.is_all { stage } else { Stage::Start };
        let mut lines = lines_in(&self.text[..whole], 0);
        let mut title = None;
        let (stage, end) = match (lines.next(), lines.next()) {
            // Blank lines and comments alone are nothing.
            (None, _) => (at_end(Stage::Done), self.text.len()),
            (Some((first, end)), _) if first.read().is_ok() => (Stage::List, end),
            (Some(_), None) => (at_end(Stage::Whole), self.text.len()),
            (Some((first, below)), Some((second, end))) if second.read().is_ok() => {
                let is_title = is_title(&String::from_utf8_lossy(first.text));
                title = is_title.then_some((first.number, below));
                (Stage::List, end)
            }
            (_, Some((_, end))) => (Stage::Whole, end),
        };
        drop(lines);
        // What follows these lines does not count: whether it is there depends on the chunks.
        check(&self.text[..end], searched)?;
        if let Some((number, below)) = title {
            self.before = number + 1;
            self.text.drain(..below);
        }
        if stage != Stage::Start {
            self.searched = 0;
        }
        Ok(stage)
    }

    fn next_batch(&mut self) -> Option<Part> {
        let end = self.whole_lines();
        if end > 0 {
            let rest = self.text.split_off(end);
            let text = std::mem::replace(&mut self.text, rest);
            self.searched = self.settled();
            let batch = Batch { text, before: self.before };
            self.before += count_lines(&batch.text);
            return Some(self.part(Content::Lines(batch)));
        }
        let settled = self.settled();
        if settled <= MAX_LENGTH {
            return None;
        }
        self.text.drain(..settled);
        self.stage = Stage::LongLine;
        Some(self.part(Content::Refused(Some(self.before), ParseErrorKind::TooLarge.into())))
    }

    /// Goes on behind a line that is too long.
    fn skip_line(&mut self) -> Option<Part> {
        let settled = self.settled();
        let Some((_, after)) = split_line(&self.text[..settled]) else {
            self.text.drain(..settled);
            return None;
        };
        self.text.drain(..settled - after.len());
        self.searched = 0;
        self.before += 1;
        self.stage = Stage::List;
        self.next_batch()
    }

    fn whole(&mut self) -> Option<Part> {
        let searched = std::mem::replace(&mut self.searched, self.text.len());
        if let Err(kind) = check(&self.text, searched) {
            return Some(self.refuse(kind));
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
            match self.decide() {
                Ok(stage) => self.stage = stage,
                Err(kind) => return Some(self.refuse(kind)),
            }
        }
        match self.stage {
            Stage::Start | Stage::Done => None,
            Stage::List => self.next_batch(),
            Stage::LongLine => self.skip_line(),
            Stage::Whole => self.whole(),
        }
    }
}

/// Refuses what is no text, and what is too long; the first bytes were searched before.
fn check(text: &[u8], searched: usize) -> Result<(), ParseErrorKind> {
    let readable = &text[..text.len().min(MAX_LENGTH)];
    if readable.get(searched..).is_some_and(|new| new.contains(&0)) {
        return Err(ParseErrorKind::NotText);
    }
    if text.len() > MAX_LENGTH { Err(ParseErrorKind::TooLarge) } else { Ok(()) }
}

/// Whole lines of a list.
#[derive(Clone, Debug)]
pub struct Batch {
    text: Vec<u8>,
    /// The number of lines before them.
    before: usize,
}

impl Batch {
    /// Lines with this many others before them.
    #[must_use]
    pub fn new(text: Vec<u8>, before: usize) -> Self {
        Self { text, before }
    }

    /// Takes the batch apart: the text, and the number of lines before it.
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
        if self.text.len() > MAX_LENGTH {
            return Err(ParseErrorKind::TooLarge.into());
        }
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

/// Whether a line is blank or a comment. One that is too long is neither: it is refused before its end is known.
fn is_comment(line: &[u8]) -> bool {
    if line.len() > MAX_LENGTH {
        return false;
    }
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
