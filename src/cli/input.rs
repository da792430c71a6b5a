//! Puzzles from files and standard input, a block at a time.
//!
//! A text that has a puzzle in its first line, or in its second below a title, has one on each line: it is
//! streamed, and a line that cannot be read costs only itself. Every other text is read as a whole.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use redoku::Grid;
use redoku::text::{self, Entry, MAX_LENGTH, ParseError, Place};

/// Bytes that are read at a time.
const BLOCK: usize = 1 << 18;

/// A part of the input.
pub(crate) struct Part {
    /// What errors call the file.
    pub(crate) file: String,
    pub(crate) content: Content,
    /// The bytes of the file that it stands for.
    pub(crate) bytes: u64,
}

pub(crate) enum Content {
    /// Whole lines. The number of lines before them; whether the first one may be a title.
    Lines { text: Vec<u8>, before: usize, titled: bool },
    /// A text in a format of several lines.
    Text(Vec<u8>),
    /// The file cannot be read.
    Failed(io::Error),
}

/// The parts of all files, in order.
pub(crate) fn parts(files: &[PathBuf]) -> impl Iterator<Item = Part> {
    let stdin = [PathBuf::from("-")];
    let files = if files.is_empty() { stdin.to_vec() } else { files.to_vec() };
    files.into_iter().flat_map(|path| FileParts::new(&path))
}

/// The size of all files; `None` if one of them is not an ordinary file.
pub(crate) fn size(files: &[PathBuf]) -> Option<u64> {
    let size = |path: &PathBuf| path.metadata().ok().filter(|it| it.is_file()).map(|it| it.len());
    if files.is_empty() { None } else { files.iter().map(size).sum() }
}

/// The parts of a file.
struct FileParts {
    file: String,
    source: io::Result<Box<dyn Read>>,
    /// What has been read and not been handed out.
    text: Vec<u8>,
    /// The number of lines that were handed out; `None` before the first.
    lines: Option<usize>,
    ended: bool,
}

impl FileParts {
    fn new(path: &Path) -> Self {
        let source: io::Result<Box<dyn Read>> = if path == Path::new("-") {
            Ok(Box::new(io::stdin()))
        } else {
            File::open(path).map(|file| Box::new(file) as Box<dyn Read>)
        };
        let file =
            if path == Path::new("-") { "stdin".to_owned() } else { path.display().to_string() };
        Self { file, source, text: Vec::new(), lines: None, ended: false }
    }

    /// Reads until `enough` of the text is there, or all of it.
    fn read_until(&mut self, enough: impl Fn(&[u8]) -> bool) -> io::Result<()> {
        let source = self
            .source
            .as_mut()
            .map_err(|error| io::Error::new(error.kind(), error.to_string()))?;
        while !self.ended && !enough(&self.text) {
            let length = self.text.len();
            self.text.resize(length + BLOCK, 0);
            let read = match source.read(&mut self.text[length..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                read => read,
            };
            self.text.truncate(length + *read.as_ref().unwrap_or(&0));
            self.ended = read? == 0;
        }
        Ok(())
    }

    fn next_content(&mut self) -> io::Result<Option<Content>> {
        let titled = self.lines.is_none();
        if titled {
            self.read_until(|text| {
                text.len() > MAX_LENGTH || has_lines(whole_lines(text)).is_some()
            })?;
            if has_lines(&self.text) != Some(true) {
                return self.whole();
            }
        }
        self.read_until(|text| text.len() > MAX_LENGTH || !whole_lines(text).is_empty())?;
        let end = if self.ended { self.text.len() } else { whole_lines(&self.text).len() };
        if end == 0 && !self.ended {
            return Err(io::Error::other("a line is too long"));
        }
        let rest = self.text.split_off(end);
        let text = std::mem::replace(&mut self.text, rest);
        let before = self.lines.unwrap_or(0);
        self.lines = Some(before + text.iter().filter(|&&byte| byte == b'\n').count());
        Ok((!text.is_empty()).then_some(Content::Lines { text, before, titled }))
    }

    /// Everything that is left.
    fn whole(&mut self) -> io::Result<Option<Content>> {
        self.read_until(|text| text.len() > MAX_LENGTH)?;
        self.ended = true;
        self.lines = Some(0);
        let text = std::mem::take(&mut self.text);
        let is_blank = meaningful(&text).next().is_none();
        Ok((!is_blank).then_some(Content::Text(text)))
    }
}

impl Iterator for FileParts {
    type Item = Part;

    fn next(&mut self) -> Option<Part> {
        if self.ended && self.text.is_empty() {
            return None;
        }
        let content = self.next_content().unwrap_or_else(|error| {
            (self.ended, self.text) = (true, Vec::new());
            Some(Content::Failed(error))
        })?;
        let bytes = match &content {
            Content::Lines { text, .. } | Content::Text(text) => text.len() as u64,
            Content::Failed(_) => 0,
        };
        Some(Part { file: self.file.clone(), content, bytes })
    }
}

/// Whether a text has a puzzle on each line, as its first two lines show; `None` if they are not there yet.
fn has_lines(text: &[u8]) -> Option<bool> {
    let mut lines = meaningful(text).map(|line| read_line(line).is_ok());
    if lines.next()? { Some(true) } else { lines.next() }
}

/// The text up to its last line end.
fn whole_lines(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    &text[..end]
}

/// The lines that are neither blank nor a comment.
fn meaningful(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b'\n').filter(|line| !is_comment(line))
}

/// Whether a line is blank or a comment.
pub(crate) fn is_comment(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    line.is_empty() || line.starts_with(b"#") || line.starts_with(b"//")
}

/// Whether a line looks like a title, not like a puzzle with a mistake.
pub(crate) fn is_title(line: &[u8]) -> bool {
    line.iter().filter(|byte| byte.is_ascii_digit() || **byte == b'.').count() < 9
}

/// The puzzles on a line: one, but for formats that have several.
pub(crate) fn read_line(line: &[u8]) -> Result<Vec<Entry>, ParseError> {
    let line = line.trim_ascii();
    // The usual line needs no reader.
    if line.len() == 81
        && let Some(grid) = str::from_utf8(line).ok().and_then(|line| line.parse::<Grid>().ok())
    {
        return Ok(vec![Entry::from(grid)]);
    }
    text::parse(&String::from_utf8_lossy(line)).map(|parsed| parsed.puzzles)
}

/// Writes an error as `file:line: message`; the line counts from 0.
pub(crate) fn message(file: &str, line: Option<usize>, error: &dyn std::fmt::Display) -> String {
    match line {
        Some(line) => format!("{file}:{}: {error}", line + 1),
        None => format!("{file}: {error}"),
    }
}

/// The same error without its line, which [`message`] writes.
pub(crate) fn without_line(error: ParseError) -> ParseError {
    ParseError { at: Place { line: None, ..error.at }, ..error }
}
