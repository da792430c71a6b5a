//! A whole search at once: its outcome, its counts, and its first events.

use std::ops::ControlFlow::{Break, Continue};

use crate::classic::observer::Search;
use crate::model::{Puzzle, Solution};

use super::counts::Counts;
use super::event::EVENT_SIZE;
use super::moment::Checkpoint;
use super::recorder::Recorder;
use super::window::NEVER;

/// The result of a search, and how it got there.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The solution it found, if any.
    pub solution: Option<Solution>,
    /// All the work it did, recorded or not.
    pub counts: Counts,
    /// The number of events.
    pub steps: u64,
    /// The first of them, packed by [`Event::pack`](super::Event::pack).
    pub events: Vec<u8>,
}

impl Trace {
    /// Returns whether there were more events than were kept.
    pub fn is_truncated(&self) -> bool {
        self.steps > (self.events.len() / EVENT_SIZE) as u64
    }
}

/// Runs a search to its end and keeps its first `max_events` events. Some searches take hours: see
/// [`trace_within`] and [`Watch`](super::Watch).
pub fn trace(search: &impl Search, puzzle: &Puzzle, max_events: u32) -> Trace {
    record(NEVER, search, puzzle, max_events).1
}

/// The same for a search of at most `max_steps` events; `None` if it has more.
pub fn trace_within(
    max_steps: u64,
    search: &impl Search,
    puzzle: &Puzzle,
    max_events: u32,
) -> Option<Trace> {
    let (finished, trace) = record(max_steps, search, puzzle, max_events);
    (finished && trace.steps <= max_steps).then_some(trace)
}

/// Runs a search until its end or the first call after `until` events. Says whether it ended.
fn record(until: u64, search: &impl Search, puzzle: &Puzzle, max_events: u32) -> (bool, Trace) {
    let mut recorder = Recorder::recording(puzzle, u64::from(max_events), until);
    let outcome = search.run(puzzle, &mut recorder);
    let (finished, solution) = match outcome {
        Continue(solution) => (true, solution),
        Break(()) => (false, None),
    };
    let Checkpoint { step, counts, .. } = *recorder.now();
    (finished, Trace { solution, counts, steps: step, events: recorder.window.events })
}
