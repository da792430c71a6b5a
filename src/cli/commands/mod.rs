//! What the program does with each puzzle, one file per command.

mod check;
mod convert;
mod explain;
mod generate;
mod rate;
mod solve;
mod verdict;

pub(crate) use check::Check;
pub(crate) use convert::Convert;
pub(crate) use explain::Explain;
pub(crate) use generate::generate;
pub(crate) use rate::Rate;
pub(crate) use solve::Solve;

use rayon::{ThreadPool, ThreadPoolBuilder};
use redoku::text::{self, Entry, Skipped};

use crate::arguments::From;
use crate::input::{self, Content, Part};
use crate::pipeline::in_order;
use crate::report::{Answers, Report, Status};

/// A command that answers each puzzle on its own.
pub(crate) trait Command: Sync {
    /// Whether a puzzle takes long enough to be a job of its own.
    const SLOW: bool;

    /// Writes the answer to a puzzle. Returns whether the puzzle is as it should be.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool;

    /// Answers a block of lines at once, if there is a quicker way and every line is fit for it.
    fn answer_lines(&self, _lines: &[u8]) -> Option<Answers> {
        None
    }
}

/// Answers all puzzles of the input.
pub(crate) fn run<C: Command>(from: &From, command: &C) -> Status {
    let mut report = Report::new(input::size(&from.files));
    let jobs = input::parts(&from.files).flat_map(jobs_of::<C>);
    let work = |part| answer_part(command, part);
    let written = in_order(&pool(from.threads), jobs, work, |answers| report.write(&answers));
    report.finish(written)
}

fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().expect("the system has threads")
}

/// What one thread does at a time.
enum Job {
    Part(Part),
    /// Puzzles of a text that was read as a whole.
    Entries(Vec<Entry>),
    /// What is known already.
    Done(Answers),
}

/// Divides a part as suits the command.
fn jobs_of<C: Command>(part: Part) -> Vec<Job> {
    let Part { file, content, bytes } = part;
    match content {
        Content::Lines { text, mut before, titled } if C::SLOW => {
            let line = |line: &[u8]| {
                let content =
                    Content::Lines { text: line.to_vec(), before, titled: titled && before == 0 };
                before += 1;
                Job::Part(Part { file: file.clone(), content, bytes: line.len() as u64 })
            };
            text.split_inclusive(|&byte| byte == b'\n').map(line).collect()
        }
        Content::Text(text) => text_jobs::<C>(&file, &text, bytes),
        content => vec![Job::Part(Part { file, content, bytes })],
    }
}

/// Reads a text as a whole.
fn text_jobs<C: Command>(file: &str, bytes: &[u8], read: u64) -> Vec<Job> {
    let mut known = Answers { read, ..Answers::default() };
    let mut puzzles = Vec::new();
    match text::parse(&String::from_utf8_lossy(bytes)) {
        Ok(parsed) => {
            puzzles = parsed.puzzles;
            for Skipped { line, text } in parsed.skipped {
                let error = format!("no Sudoku found in \"{}\"", text.trim());
                known.fail(Status::Unexpected, input::message(file, Some(line), &error));
            }
        }
        Err(error) => {
            let line = error.at.line;
            let message = input::message(file, line, &input::without_line(error));
            known.fail(Status::Unexpected, message);
        }
    }
    let together = if C::SLOW { 1 } else { 1000 };
    let entries = puzzles.chunks(together).map(|some| Job::Entries(some.to_vec()));
    std::iter::once(Job::Done(known)).chain(entries).collect()
}

fn answer_part<C: Command>(command: &C, job: Job) -> Answers {
    let mut answers = Answers::default();
    match job {
        Job::Done(known) => return known,
        Job::Entries(entries) => answer_entries(command, &entries, &mut answers),
        Job::Part(Part { file, content, bytes }) => {
            match content {
                Content::Failed(error) => {
                    answers.fail(Status::Failed, input::message(&file, None, &error));
                }
                Content::Lines { text, before, titled } => {
                    answers = command
                        .answer_lines(&text)
                        .unwrap_or_else(|| answer_each_line(command, &file, &text, before, titled));
                }
                Content::Text(_) => {}
            }
            answers.read = bytes;
        }
    }
    answers
}

fn answer_each_line<C: Command>(
    command: &C,
    file: &str,
    text: &[u8],
    before: usize,
    mut titled: bool,
) -> Answers {
    let mut answers = Answers::default();
    for (i, line) in text.split(|&byte| byte == b'\n').enumerate() {
        if input::is_comment(line) {
            continue;
        }
        match input::read_line(line) {
            Ok(entries) => answer_entries(command, &entries, &mut answers),
            Err(_) if titled && input::is_title(line) => {}
            Err(error) => {
                let message = input::message(file, Some(before + i), &error);
                answers.fail(Status::Unexpected, message);
            }
        }
        titled = false;
    }
    answers
}

fn answer_entries<C: Command>(command: &C, entries: &[Entry], answers: &mut Answers) {
    for entry in entries {
        if !command.answer(entry, &mut answers.out) {
            answers.status = answers.status.max(Status::Unexpected);
        }
        answers.puzzles += 1;
    }
}

/// Writes a line.
fn write_line(out: &mut Vec<u8>, line: &dyn std::fmt::Display) {
    out.extend_from_slice(format!("{line}\n").as_bytes());
}
