//! Points in a search: how one is named, what is shown of it, and what it takes to come back to it.

use crate::model::{Candidate, Grid};

use super::counts::Counts;

/// A point to which a search can be brought back: just before some call of its recursive function.
///
/// What a search does next depends only on the placements with which its open calls went deeper, so these
/// are all there is to remember; going through them again restores board, tables and links alike.
#[derive(Clone, Default, Debug)]
pub(super) struct Checkpoint {
    pub(super) step: u64,
    pub(super) counts: Counts,
    /// For each open call, outermost first, the placement with which it went deeper, if there was one.
    pub(super) path: Vec<Option<Candidate>>,
}

/// The state of a search after some number of events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many events have happened.
    pub step: u64,
    /// The board as it stands.
    pub grid: Grid,
    /// The work done so far.
    pub counts: Counts,
    /// The placements with which the open calls went deeper, outermost first.
    pub path: Vec<Candidate>,
    /// The choices that led nowhere, each with its level on the path (see [`Observer::fail`](super::Observer::fail)).
    pub dead: Vec<(usize, Candidate)>,
}

/// A place in a search: after so many events, or at the first event by which so many cells were read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// After so many events.
    Step(u64),
    /// At the first event by which so many cells and table entries were read.
    Reads(u64),
}
