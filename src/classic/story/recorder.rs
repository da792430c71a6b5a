//! The observer behind traces and replays: it counts, keeps the events of one window, and can resume a
//! search.

use std::ops::ControlFlow::{Break, Continue};

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Digit, Grid, Puzzle};

use super::event::Event;
use super::moment::{Checkpoint, Moment, Place};
use super::window::{NEVER, Window};

/// Follows a search and keeps some of its events.
pub(super) struct Recorder {
    /// The checkpoint from which the search is resumed; `None` once it is reached.
    target: Option<Checkpoint>,
    now: Checkpoint,
    grid: Grid,
    /// The choices that failed, as in a [`Moment`].
    dead: Vec<(usize, Candidate)>,
    pub(super) window: Window,
    /// Whether to stop after the window.
    only_window: bool,
    /// The search stops before the first call at or after this step.
    until: u64,
    /// The state before the first event of the window.
    pub(super) opening: Option<Moment>,
}

impl Recorder {
    /// Resumes at a checkpoint, keeps no event, and stops before the first call at `until`.
    pub(super) fn counting(puzzle: &Puzzle, from: &Checkpoint, until: u64) -> Self {
        Self {
            target: Some(from.clone()),
            now: Checkpoint::default(),
            grid: *puzzle.grid(),
            dead: Vec::new(),
            window: Window::new(Place::Step(NEVER), 0),
            only_window: false,
            until,
            opening: None,
        }
    }

    /// Records a search from its beginning, keeps its first events, and stops before the first call at `until`.
    pub(super) fn recording(puzzle: &Puzzle, events: u64, until: u64) -> Self {
        let (start, window) = (Checkpoint::default(), Window::new(Place::Step(0), events));
        Self { window, ..Self::counting(puzzle, &start, until) }
    }

    /// Resumes at a checkpoint, goes to a place in the search, keeps the events that follow, and stops.
    pub(super) fn showing(puzzle: &Puzzle, from: &Checkpoint, place: Place, events: u64) -> Self {
        let window = Window::new(place, events);
        Self { window, only_window: true, ..Self::counting(puzzle, from, NEVER) }
    }

    /// The present point of the search.
    pub(super) fn now(&self) -> &Checkpoint {
        &self.now
    }

    /// The present state of the search.
    pub(super) fn moment(&self) -> Moment {
        let Checkpoint { step, counts, path } = &self.now;
        let path = path.iter().copied().flatten().collect();
        Moment { step: *step, grid: self.grid, counts: *counts, path, dead: self.dead.clone() }
    }

    /// The choice with which the call that is being entered starts, on the way to a checkpoint; `None` when
    /// the checkpoint is reached, and becomes the present.
    fn retrace(&mut self) -> Option<Option<Candidate>> {
        let target = self.target.take_if(|target| target.path.len() == self.now.path.len());
        if let Some(target) = target {
            self.now = target;
            self.window.attend();
        }
        self.target.as_ref().map(|target| target.path[self.now.path.len()])
    }

    #[inline]
    fn record(&mut self, event: impl FnOnce() -> Event) {
        if self.window.attends(&self.now) {
            self.keep(event());
        }
        self.now.step += 1;
    }

    #[cold]
    fn keep(&mut self, event: Event) {
        if self.opening.is_none() {
            self.opening = Some(self.moment());
            if self.only_window {
                self.until = self.window.end(self.now.step);
            }
        }
        self.window.push(event);
    }
}

// Nine searches call each method from several places. Those that are not called for every digit are kept out
// of line: the module is a kilobyte smaller, and as fast.
impl Observer for Recorder {
    type Stop = ();

    #[inline(never)]
    fn enter(&mut self, at: Option<Cell>) -> Outcome<Self, Option<Candidate>> {
        if self.target.is_some()
            && let Some(choice) = self.retrace()
        {
            self.now.path.push(None);
            return Continue(choice);
        }
        if self.now.step >= self.until {
            return Break(());
        }
        self.record(|| Event::Enter(at));
        self.now.path.push(None);
        let Continue(_) = self.now.counts.enter(at);
        Continue(None)
    }

    #[inline(never)]
    fn leave(&mut self, at: Option<Cell>, done: bool) {
        self.record(|| Event::Leave(at, done));
        self.now.path.pop();
        self.now.counts.leave(at, done);
        while self.dead.last().is_some_and(|&(level, ..)| level >= self.now.path.len()) {
            self.dead.pop();
        }
    }

    #[inline]
    fn fail(&mut self, cell: Cell, digit: Digit) {
        let level = self.now.path.len().saturating_sub(1);
        self.dead.push((level, Candidate { digit, cell }));
    }

    #[inline]
    fn look(&mut self, cell: Cell) {
        self.record(|| Event::Look(cell));
    }

    #[inline]
    fn read(&mut self) {
        self.now.counts.read();
    }

    #[inline]
    fn test(&mut self, cell: Cell, digit: Digit, forbidding: impl FnOnce() -> Option<Cell>) {
        self.record(|| Event::Test(cell, digit, forbidding()));
        self.now.counts.test(cell, digit, || None);
    }

    #[inline(never)]
    fn place(&mut self, cell: Cell, digit: Digit) {
        self.record(|| Event::Place(cell, digit));
        self.now.counts.place(cell, digit);
        self.grid.set(cell, Some(digit));
        if let Some(choice) = self.now.path.last_mut() {
            *choice = Some(Candidate { digit, cell });
        }
    }

    #[inline(never)]
    fn erase(&mut self, cell: Cell) {
        self.record(|| Event::Erase(cell));
        self.now.counts.erase(cell);
        self.grid.set(cell, None);
    }

    #[inline(never)]
    fn found(&mut self) {
        self.record(|| Event::Found);
    }
}
