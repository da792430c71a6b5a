//! One way to watch everything that may take long, and to stop it.

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

/// How far a task has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Progress {
    /// What is done: blank cells filled, or puzzles tried.
    pub done: usize,
    /// What there is to do, if that is known.
    pub total: Option<usize>,
}

impl Progress {
    pub(crate) const fn new(done: usize, total: Option<usize>) -> Self {
        Self { done, total }
    }

    /// Returns the share that is done, from 0 to 1; `None` if the total is not known.
    #[must_use]
    pub fn share(self) -> Option<f64> {
        self.total.map(|total| if total == 0 { 1.0 } else { self.done as f64 / total as f64 })
    }
}

/// A callback that long tasks call every few milliseconds; `Break` stops the task.
///
/// ```
/// use std::ops::ControlFlow;
/// use redoku::{Control, fast, rating::rate};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let proper = fast::prove(&text.parse()?)?;
/// assert!(rate(&proper, Control::NONE).is_ok());
/// let half = |progress: redoku::Progress| match progress.share() {
///     Some(share) if share > 0.5 => ControlFlow::Break(()),
///     _ => ControlFlow::Continue(()),
/// };
/// assert!(rate(&proper, Control::new(&half)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Default)]
pub struct Control<'a> {
    callback: Option<&'a dyn Fn(Progress) -> ControlFlow<()>>,
}

impl<'a> Control<'a> {
    /// Reports nothing and never stops the task.
    pub const NONE: Self = Self { callback: None };

    /// Calls `callback` now and then.
    #[must_use]
    pub const fn new(callback: &'a dyn Fn(Progress) -> ControlFlow<()>) -> Self {
        Self { callback: Some(callback) }
    }

    /// Reports progress. Breaks if the caller stops the task.
    pub(crate) fn report(self, progress: Progress) -> ControlFlow<()> {
        self.callback.map_or(ControlFlow::Continue(()), |callback| callback(progress))
    }

    pub(crate) const fn at(self, progress: Progress) -> Checkpoint<'a> {
        Checkpoint { control: self, progress }
    }
}

impl fmt::Debug for Control<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.callback.is_some() { "Control" } else { "Control::NONE" })
    }
}

/// A control, and the progress to report while one step of the work takes long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Checkpoint<'a> {
    control: Control<'a>,
    progress: Progress,
}

impl Checkpoint<'_> {
    /// Breaks if the caller stops the task.
    pub(crate) fn pass(self) -> ControlFlow<()> {
        self.control.report(self.progress)
    }
}

/// A [`Control`] stopped the task before it had an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl Stopped {
    /// Turns the end of a task into its result.
    pub(crate) fn or<T>(flow: ControlFlow<(), T>) -> Result<T, Self> {
        match flow {
            ControlFlow::Continue(answer) => Ok(answer),
            ControlFlow::Break(()) => Err(Self),
        }
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stopped before there was an answer")
    }
}

impl Error for Stopped {}
