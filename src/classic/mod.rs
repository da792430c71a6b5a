//! The textbook solvers: answers with a story.
//!
//! Every algorithm is one function, generic over the [`Observer`] that is told what it does. With `()` for
//! the observer nothing is told and the plain solver is left:
//!
//! ```
//! use redoku::{Grid, Puzzle, classic};
//! use std::ops::ControlFlow;
//! let picture = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle = Puzzle::new(picture.parse::<Grid>()?).expect("no conflict");
//! let ControlFlow::Continue(solution) = classic::scan(&puzzle, &mut ());
//! assert!(solution.is_some_and(|solution| solution.solves(&puzzle)));
//! # Ok::<(), redoku::ParseGridError>(())
//! ```
//!
//! # The story
//!
//! A search is a sequence of [`Event`]s, numbered from 0: each call of the recursive function `Enter`s and
//! `Leave`s; in between it `Look`s at cells to find a blank, `Test`s digits in it, `Place`s them, `Erase`s
//! them; when the board is full, it is `Found`. [`Counts`] are kept besides, whether events are recorded or
//! not. Steps are counted between events: at step `n`, `n` events have happened.
//!
//! - [`trace()`] runs a search to its end and keeps its first events.
//! - [`Watch`] runs it in slices and shows it at any step, however long it is.
//!
//! [`Algorithm`] is the table of the algorithms here; the story of an engine from elsewhere is told by
//! [`engine()`], through what its [`Engine`] says about itself.
//!
//! Only a call's beginning can break a search off, and the placements with which the open calls went deeper
//! are enough to take it up again there (see [`Observer::enter`]): so an algorithm is written once, as the
//! plain recursion it is, and yet can be stopped, resumed and rewound.

mod algorithm;
mod blank_list;
mod counts;
mod dancing_links;
mod engine;
mod event;
mod fewest_first;
mod flag;
mod flat;
mod free;
mod from_top;
mod links;
mod moment;
mod naive;
mod observer;
mod propagation;
mod recorder;
mod scan;
mod sheet;
mod tables;
mod trace;
mod used;
mod watch;
mod window;

pub use algorithm::Algorithm;
pub use blank_list::blank_list;
pub use counts::Counts;
pub use dancing_links::dancing_links;
pub use engine::{Engine, engine};
pub use event::{EVENT_SIZE, Event};
pub use fewest_first::fewest_first;
pub use flag::flag;
pub use flat::flat;
pub use from_top::from_top;
pub use moment::{Moment, Place};
pub use naive::solutions;
pub use observer::{Observer, Outcome, Search};
pub use propagation::propagation;
pub use scan::scan;
pub use tables::tables;
pub use trace::{Trace, trace, trace_within};
pub use watch::{MAX_WINDOW, Watch};
