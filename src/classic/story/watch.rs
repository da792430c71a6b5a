//! A search that runs in slices and can be shown at any step, however long it is.
//!
//! No frames are stored. While the search runs, checkpoints are kept at equal distances; when there are too
//! many, every second one is dropped and the distance doubles. Any step is reached by resuming the search at the
//! checkpoint before it, which is at most a distance away:
//!
//! ```text
//!   steps        0 . . . . 4 . . . . 8 . . . . 12 . . . . 16 . . . frontier
//!   checkpoints  C         C         C         C          C
//!   seek(10)                         C--->10
//! ```
//!
//! Only the start of a call can stop a search, and the placements on the path are enough to resume it, so there is no
//! second implementation as a stepper. At most 16,384 checkpoints of some 220 bytes are kept.

use std::ops::ControlFlow::{Break, Continue};

use crate::classic::observer::Search;
use crate::model::{Puzzle, Solution};

use super::counts::Counts;
use super::moment::{Checkpoint, Moment, Place};
use super::recorder::Recorder;

/// The most checkpoints, of some 220 bytes each. For a thousand million events they are 65,536 to 131,072
/// events apart, which is a millisecond of searching.
const ROOM: usize = 16_384;
/// The distance at the start, in events.
const DISTANCE: u64 = 4096;

/// The most events that one call of [`Watch::seek`] returns.
pub const MAX_WINDOW: u32 = 1 << 16;

/// A search under way that can be shown at any step.
#[derive(Debug)]
pub struct Watch<S> {
    search: S,
    puzzle: Puzzle,
    checkpoints: Vec<Checkpoint>,
    /// The most checkpoints that are kept.
    room: usize,
    distance: u64,
    /// How far the search has come.
    frontier: Checkpoint,
    /// The result, once the search has ended.
    outcome: Option<Option<Solution>>,
}

impl<S: Search> Watch<S> {
    /// Creates a search that has not begun.
    pub fn new(search: S, puzzle: Puzzle) -> Self {
        Self::with_room(search, puzzle, ROOM, DISTANCE)
    }

    fn with_room(search: S, puzzle: Puzzle, room: usize, distance: u64) -> Self {
        Self {
            search,
            puzzle,
            checkpoints: vec![Checkpoint::default()],
            room,
            distance,
            frontier: Checkpoint::default(),
            outcome: None,
        }
    }

    /// Searches on for about `budget` events, to the first call after them. Returns whether the search has ended.
    pub fn run(&mut self, budget: u64) -> bool {
        let goal = self.frontier.step.saturating_add(budget);
        while self.outcome.is_none() && self.frontier.step < goal {
            let due = self.checkpoints.last().map_or(0, |last| last.step) + self.distance;
            let mut recorder = Recorder::counting(&self.puzzle, &self.frontier, goal.min(due));
            match self.search.run(&self.puzzle, &mut recorder) {
                Continue(solution) => self.outcome = Some(solution),
                Break(()) if recorder.now().step >= due => self.keep(recorder.now().clone()),
                Break(()) => {}
            }
            self.frontier = recorder.now().clone();
        }
        self.outcome.is_some()
    }

    fn keep(&mut self, checkpoint: Checkpoint) {
        if self.checkpoints.len() == self.room {
            let mut even = false;
            self.checkpoints.retain(|_| {
                even = !even;
                even
            });
            self.distance *= 2;
        }
        self.checkpoints.push(checkpoint);
    }

    /// Returns the number of events so far.
    pub fn steps(&self) -> u64 {
        self.frontier.step
    }

    /// Returns the work done so far.
    pub fn counts(&self) -> Counts {
        self.frontier.counts
    }

    /// Returns the result: `None` while the search goes on, `Some(None)` if there is no solution.
    pub fn outcome(&self) -> Option<Option<Solution>> {
        self.outcome
    }

    /// Returns the number of open calls at each checkpoint: the outline of the search, in equal distances.
    pub fn outline(&self) -> impl Iterator<Item = u64> {
        self.checkpoints.iter().map(|checkpoint| checkpoint.counts.open)
    }

    /// Returns the state at a place, or at the end of what was searched, and the packed events that follow:
    /// `count` of them, but at most [`MAX_WINDOW`].
    pub fn seek(&self, place: Place, count: u32) -> (Moment, Vec<u8>) {
        let place = match place {
            Place::Reads(reads) if reads < self.frontier.counts.reads => place,
            Place::Reads(_) => Place::Step(self.frontier.step),
            Place::Step(step) => Place::Step(step.min(self.frontier.step)),
        };
        let after = self.checkpoints.partition_point(|checkpoint| match place {
            Place::Step(step) => checkpoint.step <= step,
            Place::Reads(reads) => checkpoint.counts.reads < reads,
        });
        let nearest = &self.checkpoints[after.saturating_sub(1)];
        let count = u64::from(count.min(MAX_WINDOW));
        let mut recorder = Recorder::showing(&self.puzzle, nearest, place, count);
        let _ended_or_not = self.search.run(&self.puzzle, &mut recorder);
        let moment = recorder.opening.take().unwrap_or_else(|| recorder.moment());
        (moment, recorder.window.events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic::{Algorithm, EVENT_SIZE, trace};

    #[test]
    fn thinned_checkpoints_lead_everywhere() {
        let text =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle = Puzzle::new(text.parse().expect("a grid")).expect("no conflict");
        for algorithm in Algorithm::ALL {
            let whole = trace(&algorithm, &puzzle, u32::MAX);
            let mut watch = Watch::with_room(algorithm, puzzle, 8, 64);
            while !watch.run(100) {}
            assert_eq!((watch.steps(), watch.counts()), (whole.steps, whole.counts));
            assert_eq!(watch.outcome(), Some(whole.solution));
            assert!(watch.checkpoints.len() <= 8);
            // The room is used: half of it at least, after the last thinning.
            let used = watch.checkpoints.len() >= 4 && watch.distance <= watch.steps() / 4;
            assert!(used || !algorithm.is_classic(), "{algorithm:?}");
            for step in (0..=whole.steps).step_by(501) {
                let (moment, events) = watch.seek(Place::Step(step), 3);
                assert_eq!(moment.step, step);
                let start = step as usize * EVENT_SIZE;
                let end = whole.events.len().min(start + 3 * EVENT_SIZE);
                assert_eq!(events, whole.events[start..end], "{algorithm:?} at {step}");
            }
        }
    }
}
