//! A whole search at once: its outcome, its counts, and its first events.

use std::ops::ControlFlow::Continue;

use crate::model::{Puzzle, Solution};

use super::counts::Counts;
use super::event::EVENT_SIZE;
use super::moment::Checkpoint;
use super::observer::Search;
use super::recorder::Recorder;

/// What a search came to and how.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The solution it found, if any.
    pub solution: Option<Solution>,
    /// All the work it did, recorded or not.
    pub counts: Counts,
    /// How many events there were.
    pub steps: u64,
    /// The first of them, packed as [`Event::pack`](super::Event::pack) tells.
    pub events: Vec<u8>,
}

impl Trace {
    /// Whether there were more events than are kept.
    pub fn is_truncated(&self) -> bool {
        self.steps > (self.events.len() / EVENT_SIZE) as u64
    }
}

/// Runs a search to its end and keeps its first `max_events` events. Some searches take hours: a
/// [`Watch`](super::Watch) runs in slices.
pub fn trace(search: &impl Search, puzzle: &Puzzle, max_events: u32) -> Trace {
    let mut recorder = Recorder::telling(puzzle, u64::from(max_events));
    let outcome = search.run(puzzle, &mut recorder);
    let solution = if let Continue(solution) = outcome { solution } else { None };
    let Checkpoint { step, counts, .. } = *recorder.now();
    Trace { solution, counts, steps: step, events: recorder.window.events }
}
