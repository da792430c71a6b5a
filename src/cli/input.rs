//! Files and standard input: puzzles a part at a time, or any lines.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
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

/// A line that is not blank, with its number from 0, or why a file cannot be read.
pub(crate) struct Line {
    /// What errors call the file.
    pub(crate) file: Arc<str>,
    pub(crate) line: io::Result<(usize, Vec<u8>)>,
}

/// The parts of all files, in order.
pub(crate) fn parts(files: &[PathBuf]) -> impl Iterator<Item = Part> {
    named(files)
        .flat_map(|(path, file)| parts_of(&path).map(move |part| Part { file: file.clone(), part }))
}

/// The lines of all files, in order.
pub(crate) fn lines(files: &[PathBuf]) -> impl Iterator<Item = Line> {
    named(files)
        .flat_map(|(path, file)| lines_of(&path).map(move |line| Line { file: file.clone(), line }))
}

/// The files, or standard input without any, each with the name that errors use.
fn named(files: &[PathBuf]) -> impl Iterator<Item = (PathBuf, Arc<str>)> {
    let files = if files.is_empty() { vec![PathBuf::from("-")] } else { files.to_vec() };
    files.into_iter().map(|path| {
        let name = if is_stdin(&path) { "stdin".into() } else { path.display().to_string() };
        (path, name.into())
    })
}

fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
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

/// The lines of a file that are not blank, as far as it can be read.
fn lines_of(path: &Path) -> impl Iterator<Item = io::Result<(usize, Vec<u8>)>> + use<> {
    let mut source = Some(open(path).map(|file| BufReader::with_capacity(BLOCK, file)));
    let mut number = 0;
    std::iter::from_fn(move || {
        loop {
            let mut line = Vec::new();
            let read = source.take()?.and_then(|mut file| {
                file.read_until(b'\n', &mut line).map(|length| (file, length))
            });
            match read {
                Ok((_, 0)) => return None,
                Ok((file, _)) => source = Some(Ok(file)),
                Err(error) => return Some(Err(error)),
            }
            number += 1;
            if !line.trim_ascii().is_empty() {
                return Some(Ok((number - 1, line)));
            }
        }
    })
}

fn open(path: &Path) -> io::Result<Box<dyn Read>> {
    if is_stdin(path) {
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
