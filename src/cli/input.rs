//! Puzzles from files and standard input, a part at a time.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use redoku::text::{self, Lines, ParseError, Place};

/// Bytes that are read at a time.
const BLOCK: usize = 1 << 18;

/// A part of the input, or why a file cannot be read.
pub(crate) struct Part {
    /// What errors call the file.
    pub(crate) file: Arc<str>,
    pub(crate) part: io::Result<text::Part>,
}

/// The parts of all files, in order.
pub(crate) fn parts(files: &[PathBuf]) -> impl Iterator<Item = Part> {
    let stdin = [PathBuf::from("-")];
    let files = if files.is_empty() { stdin.to_vec() } else { files.to_vec() };
    files.into_iter().flat_map(|path| {
        let is_stdin = path == Path::new("-");
        let file: Arc<str> =
            if is_stdin { "stdin".into() } else { path.display().to_string().into() };
        parts_of(&path).map(move |part| Part { file: file.clone(), part })
    })
}

/// The size of all files; `None` if one of them is not an ordinary file.
pub(crate) fn size(files: &[PathBuf]) -> Option<u64> {
    let size = |path: &PathBuf| path.metadata().ok().filter(|it| it.is_file()).map(|it| it.len());
    if files.is_empty() { None } else { files.iter().map(size).sum() }
}

/// The parts of a file, as far as it can be read.
fn parts_of(path: &Path) -> impl Iterator<Item = io::Result<text::Part>> + use<> {
    let mut lines = Lines::new();
    let mut buffer = vec![0; BLOCK];
    let mut source = Some(open(path));
    std::iter::from_fn(move || {
        loop {
            if let Some(part) = lines.next() {
                return Some(Ok(part));
            }
            if lines.is_done() {
                return None;
            }
            let read = source.take()?.and_then(|source| read_some(source, &mut buffer));
            match read {
                Ok((0, _)) => lines.end(),
                Ok((length, rest)) => {
                    lines.feed(&buffer[..length]);
                    source = Some(Ok(rest));
                }
                Err(error) => return Some(Err(error)),
            }
        }
    })
}

fn open(path: &Path) -> io::Result<Box<dyn Read>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin()));
    }
    Ok(Box::new(File::open(path)?))
}

/// Reads what is there, but not more than fits; nothing at the end.
fn read_some(mut source: Box<dyn Read>, buffer: &mut [u8]) -> io::Result<(usize, Box<dyn Read>)> {
    loop {
        match source.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            read => return Ok((read?, source)),
        }
    }
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
