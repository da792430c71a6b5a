//! What the program does with each puzzle, one file per command.

mod check;
mod convert;
mod explain;
mod generate;
mod rate;
mod solve;
mod summary;
mod verdict;
mod verify;

pub(crate) use check::Check;
pub(crate) use convert::Convert;
pub(crate) use explain::Explain;
pub(crate) use generate::generate;
pub(crate) use rate::Rate;
pub(crate) use solve::Solve;
pub(crate) use verify::verify_paths;

use std::sync::Arc;

use rayon::{ThreadPool, ThreadPoolBuilder};
use redoku::text::{self, Batch, Content, Entry, Line};
use serde::Serialize;

use crate::arguments::Source;
use crate::input::{self, Part};
use crate::pipeline::in_order;
use crate::report::{Answers, Outcome, Report};

/// A command that answers each puzzle on its own.
pub(crate) trait Command: Sync {
    /// Whether a puzzle takes long enough to be a job of its own.
    const SLOW: bool;

    /// Writes the answer to a puzzle. Returns whether the puzzle is as it should be.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool;

    /// A quicker way to answer lines that begin with 81 characters, if there is one.
    fn by_line(&self) -> Box<ByLine> {
        Box::new(|_, _| None)
    }
}

/// Answers a line; `None` if it has to be read first. Else returns whether the puzzle is as it should be.
type ByLine = dyn FnMut(&[u8], &mut Vec<u8>) -> Option<bool>;

/// Answers all puzzles of the input.
pub(crate) fn run<C: Command>(source: &Source, command: &C) -> Outcome {
    let mut report = Report::new(input::size(&source.files));
    let jobs = input::parts(&source.files).flat_map(jobs_of::<C>);
    let work = |job| answer(command, job);
    let written = in_order(&pool(source.threads), jobs, work, |answers| report.write(&answers));
    report.finish(written)
}

fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().expect("the system has threads")
}

/// What one thread does at a time.
enum Job {
    /// Lines of a file.
    Lines { file: Arc<str>, batch: Batch, bytes: usize },
    /// Puzzles that were read.
    Entries { entries: Vec<Entry>, bytes: usize },
    /// What is known already.
    Done(Answers),
}

/// Divides a part as suits the command.
fn jobs_of<C: Command>(Part { file, part }: Part) -> Vec<Job> {
    let (content, bytes) = match part {
        Ok(part) => (part.content, part.bytes),
        Err(error) => {
            let failed = Answers::failed(Outcome::Failed, input::message(&file, None, &error));
            return vec![Job::Done(failed)];
        }
    };
    match content {
        Content::Lines(batch) if C::SLOW => {
            let job = |line: Line<'_>| match line.read() {
                Ok(entries) => Job::Entries { entries, bytes: line.text.len() + 1 },
                Err(error) => Job::Done(unread(&file, Some(line.number), &error)),
            };
            batch.lines().map(job).collect()
        }
        Content::Lines(batch) => vec![Job::Lines { file, batch, bytes }],
        Content::Text(text) => text_jobs::<C>(&file, &text),
        Content::Refused(line, error) => vec![Job::Done(unread(&file, line, &error))],
    }
}

/// Reads a text as a whole.
fn text_jobs<C: Command>(file: &str, text: &str) -> Vec<Job> {
    let parsed = match text::parse(text) {
        Ok(parsed) => parsed,
        Err(error) => {
            let line = error.at.line;
            return vec![Job::Done(unread(file, line, &input::without_line(error)))];
        }
    };
    let skipped = parsed.skipped.iter().map(|it| Job::Done(unread(file, Some(it.line), it)));
    let together = if C::SLOW { 1 } else { 1000 };
    let entries = parsed.puzzles.chunks(together).map(|some| Job::Entries {
        entries: some.to_vec(),
        bytes: text.len() * some.len() / parsed.puzzles.len(),
    });
    skipped.chain(entries).collect()
}

/// The answer to what cannot be read.
fn unread(file: &str, line: Option<usize>, error: &dyn std::fmt::Display) -> Answers {
    Answers::failed(Outcome::Unexpected, input::message(file, line, error))
}

fn answer<C: Command>(command: &C, job: Job) -> Answers {
    match job {
        Job::Done(known) => known,
        Job::Entries { entries, bytes } => {
            let mut answers = Answers { read: bytes as u64, ..Answers::default() };
            answer_entries(command, &entries, &mut answers);
            answers
        }
        Job::Lines { file, batch, bytes } => {
            let mut answers = Answers { read: bytes as u64, ..Answers::default() };
            let mut by_line = command.by_line();
            for line in batch.lines() {
                match by_line(line.text, &mut answers.out) {
                    Some(is_fine) => answers.count(is_fine),
                    None => match line.read() {
                        Ok(entries) => answer_entries(command, &entries, &mut answers),
                        Err(error) => answers.add_errors(unread(&file, Some(line.number), &error)),
                    },
                }
            }
            answers
        }
    }
}

fn answer_entries<C: Command>(command: &C, entries: &[Entry], answers: &mut Answers) {
    for entry in entries {
        let is_fine = command.answer(entry, &mut answers.out);
        answers.count(is_fine);
    }
}

/// Writes a line.
fn write_line(out: &mut Vec<u8>, line: &dyn std::fmt::Display) {
    out.extend_from_slice(format!("{line}\n").as_bytes());
}

/// Writes a value as JSON on a line.
fn write_json(out: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(&mut *out, value).expect("plain data");
    out.push(b'\n');
}
