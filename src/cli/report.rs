//! What leaves the program: answers on standard output, errors and progress on standard error.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// How it went, from good to bad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    /// Everything was as it should be.
    Fine,
    /// A puzzle could not be read, or was not as it should be.
    Unexpected,
    /// A file could not be read, or an answer not be written.
    Failed,
}

/// The answers to a job.
pub(crate) struct Answers {
    /// What goes to standard output.
    pub(crate) out: Vec<u8>,
    /// What goes to standard error, a line each.
    pub(crate) errors: Vec<String>,
    /// The number of puzzles.
    pub(crate) puzzles: u64,
    /// The bytes of input that are done.
    pub(crate) read: u64,
    /// How it went.
    pub(crate) outcome: Outcome,
}

impl Default for Answers {
    fn default() -> Self {
        let (out, errors) = (Vec::new(), Vec::new());
        Self { out, errors, puzzles: 0, read: 0, outcome: Outcome::Fine }
    }
}

impl Answers {
    /// An error, and the outcome that goes with it.
    pub(crate) fn failed(outcome: Outcome, message: String) -> Self {
        Self { errors: vec![message], outcome, ..Self::default() }
    }

    /// Counts a puzzle, and whether it is as it should be.
    pub(crate) fn count(&mut self, is_fine: bool) {
        self.puzzles += 1;
        if !is_fine {
            self.outcome = self.outcome.max(Outcome::Unexpected);
        }
    }

    /// Adds the errors of others.
    pub(crate) fn add_errors(&mut self, others: Self) {
        self.errors.extend(others.errors);
        self.outcome = self.outcome.max(others.outcome);
    }
}

/// Writes answers.
pub(crate) struct Report {
    progress: ProgressBar,
    puzzles: u64,
    pub(crate) outcome: Outcome,
}

impl Report {
    /// Starts a report. Progress is shown in bytes if the size of the input is known, and only on a terminal
    /// that does not show the answers too.
    pub(crate) fn new(size: Option<u64>) -> Self {
        let progress = match size {
            _ if io::stdout().is_terminal() || !io::stderr().is_terminal() => ProgressBar::hidden(),
            Some(size) => {
                styled(ProgressBar::new(size), "{bar:30} {percent}% · {msg} · {eta} left")
            }
            None => styled(ProgressBar::no_length(), "{spinner} {msg} · {elapsed}"),
        };
        progress.enable_steady_tick(Duration::from_millis(200));
        Self { progress, puzzles: 0, outcome: Outcome::Fine }
    }

    /// Writes the answers to a job. A reader that has gone away ends the program quietly.
    pub(crate) fn write(&mut self, answers: &Answers) -> io::Result<()> {
        let mut stdout = io::stdout().lock();
        match stdout.write_all(&answers.out).and_then(|()| stdout.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
            result => result?,
        }
        if !answers.errors.is_empty() {
            self.progress.suspend(|| {
                let text: String =
                    answers.errors.iter().map(|error| format!("redoku: {error}\n")).collect();
                // There is no other place to report to.
                let _ = io::stderr().write_all(text.as_bytes());
            });
        }
        self.outcome = self.outcome.max(answers.outcome);
        self.puzzles += answers.puzzles;
        self.progress.inc(answers.read);
        let seconds = self.progress.elapsed().as_secs_f64().max(0.001);
        let rate = (self.puzzles as f64 / seconds) as u64;
        self.progress.set_message(format!("{} puzzles, {rate} per second", self.puzzles));
        Ok(())
    }

    /// Ends the report. Returns how everything went.
    pub(crate) fn finish(self, written: io::Result<()>) -> Outcome {
        self.progress.finish_and_clear();
        match written {
            Ok(()) => self.outcome,
            Err(error) => {
                let _ = writeln!(io::stderr(), "redoku: standard output: {error}");
                Outcome::Failed
            }
        }
    }
}

fn styled(progress: ProgressBar, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    progress.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
}
