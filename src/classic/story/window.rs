//! The part of a search whose events are kept.

use super::event::{EVENT_SIZE, Event};
use super::moment::{Checkpoint, Place};

/// A step that no search reaches.
pub(super) const NEVER: u64 = u64::MAX;

/// The packed events that follow a place.
pub(super) struct Window {
    place: Place,
    /// The most events that are kept.
    room: u64,
    /// The step and the reads from which on events matter, so that all others cost two comparisons.
    attend: (u64, u64),
    /// The events so far.
    pub(super) events: Vec<u8>,
}

impl Window {
    /// Creates a window that ignores events until [`attend`](Self::attend).
    pub(super) fn new(place: Place, room: u64) -> Self {
        Self { place, room, attend: (NEVER, NEVER), events: Vec::new() }
    }

    /// Starts to watch for its place.
    pub(super) fn attend(&mut self) {
        self.attend = match self.place {
            Place::Step(step) => (step, NEVER),
            Place::Reads(reads) => (NEVER, reads),
        };
    }

    /// Whether the next event belongs to the window.
    #[inline]
    pub(super) fn attends(&self, now: &Checkpoint) -> bool {
        now.step >= self.attend.0 || now.counts.reads >= self.attend.1
    }

    /// Keeps an event; a full window ignores all further ones.
    pub(super) fn push(&mut self, event: Event) {
        if ((self.events.len() / EVENT_SIZE) as u64) < self.room {
            self.events.extend(event.pack());
        } else {
            self.attend = (NEVER, NEVER);
        }
    }

    /// The step after its last event if the first one is at `start`. It has one event at least: otherwise the
    /// search would stop before it got here.
    pub(super) fn end(&self, start: u64) -> u64 {
        start + self.room.max(1)
    }
}
