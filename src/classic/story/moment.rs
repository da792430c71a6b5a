//! Points in a search: how to name one, what to show of it, and how to return to it.

use crate::model::{Candidate, Grid};

use super::counts::Counts;

/// A point at which a search can be resumed: just before a call of its recursive function.
///
/// What a search does next depends only on the current choices of its open calls. Repeating these restores
/// board, tables and links.
#[derive(Clone, Default, Debug)]
pub(super) struct Checkpoint {
    pub(super) step: u64,
    pub(super) counts: Counts,
    /// The choice of each open call, if it has made one, outermost first.
    pub(super) path: Vec<Option<Candidate>>,
}

/// The state of a search after some number of events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The number of events so far.
    pub step: u64,
    /// The board as it stands.
    pub grid: Grid,
    /// The work done so far.
    pub counts: Counts,
    /// The choices of the open calls, outermost first.
    pub path: Vec<Candidate>,
    /// The choices that failed, each with its level on the path (see
    /// [`Observer::fail`](crate::classic::Observer::fail)).
    pub dead: Vec<(usize, Candidate)>,
}

/// A place in a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// After this number of events.
    Step(u64),
    /// At the first event by which this number of cells and table entries was read.
    Reads(u64),
}
