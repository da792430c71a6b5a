//! The thirty producers, easiest first: one table.

use std::ops::ControlFlow;

use super::chains::{self, Producer, Search};
use super::hint::{Hint, Pattern};
use super::marks::Marks;
use super::{Tenths, aligned, bug, fish, locking, loops, singles, subsets, wings};
use crate::control::Checkpoint;

/// How a producer looks for its first hint.
#[derive(Clone, Copy)]
enum Look {
    /// On its own; it knows how its hints are rated.
    Alone(fn(&Marks) -> Option<Hint>),
    /// On its own, given the rating of its easiest hints.
    Rated(fn(&Marks, u8) -> Option<Hint>),
    /// Hidden subsets of this size that leave a digit one place in a house.
    Direct(usize),
    Naked(usize),
    Hidden(usize),
    Fish(usize),
    /// In branches.
    Branches(Producer),
}
use Look::{Alone, Branches, Direct, Fish, Hidden, Naked, Rated};

/// Each with the rating of its easiest hints, in tenths.
#[rustfmt::skip] // a line each
const PRODUCERS: [(u8, Look); 30] = [
    (10, Rated(singles::hidden)),
    (17, Alone(locking::direct)),
    (20, Direct(2)),
    (23, Rated(singles::naked)),
    (25, Direct(3)),
    (26, Alone(locking::plain)),
    (30, Naked(2)),
    (32, Fish(2)),
    (34, Hidden(2)),
    (36, Naked(3)),
    (38, Fish(3)),
    (40, Hidden(3)),
    (42, Rated(wings::xy)),
    (44, Rated(wings::xyz)),
    (45, Alone(loops::unique_loop)),
    (50, Naked(4)),
    (52, Fish(4)),
    (54, Hidden(4)),
    (56, Alone(bug::bug)),
    (62, Alone(aligned::pair)),
    (65, Alone(chains::forcing)),
    (75, Alone(aligned::triplet)),
    (75, Branches(Producer::Nishio)),
    (80, Branches(Producer::Multiple)),
    (85, Branches(Producer::Dynamic(0))),
    (90, Branches(Producer::Dynamic(1))),
    (95, Branches(Producer::Dynamic(2))),
    (100, Branches(Producer::Dynamic(3))),
    (105, Branches(Producer::Dynamic(4))),
    (110, Branches(Producer::Dynamic(5))),
];

/// The first hint of the first producer that has one.
pub(super) fn next_hint(
    marks: &Marks,
    search: &mut Search,
    checkpoint: Checkpoint<'_>,
) -> ControlFlow<(), Option<Hint>> {
    for (least, look) in PRODUCERS {
        let first = |pattern: Pattern| match Hint::removing(least, marks, pattern.remove) {
            Some(hint) => ControlFlow::Break(hint),
            None => ControlFlow::Continue(()),
        };
        let hint = match look {
            Alone(find) => find(marks),
            Rated(find) => find(marks, least),
            Direct(size) => subsets::direct(marks, size, least),
            Naked(size) => subsets::naked(marks, size, first).break_value(),
            Hidden(size) => subsets::hidden(marks, size, first).break_value(),
            Fish(size) => fish::fish(marks, size, first).break_value(),
            Branches(producer) => search.easiest(producer, marks, checkpoint)?,
        };
        if let Some(hint) = hint {
            debug_assert!(hint.rating >= Tenths(least), "{hint:?} of the producer from {least}");
            return ControlFlow::Continue(Some(hint));
        }
    }
    ControlFlow::Continue(None)
}
