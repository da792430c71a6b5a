//! The textbook solvers: answers, and every step on the way.
//!
//! Every algorithm is one function, generic over the [`Observer`] that it reports to. With `()` for the
//! observer it is the plain solver:
//!
//! ```
//! use redoku::{Puzzle, classic};
//! use std::ops::ControlFlow;
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle: Puzzle = text.parse()?;
//! let ControlFlow::Continue(solution) = classic::scan(&puzzle, &mut ());
//! assert!(solution.is_some_and(|solution| solution.solves(&puzzle)));
//! # Ok::<(), redoku::ParsePuzzleError>(())
//! ```
//!
//! # Events
//!
//! A search is a sequence of [`Event`]s, numbered from 0: each call of the recursive function `Enter`s and
//! `Leave`s; in between it `Look`s at cells to find a blank, `Test`s digits in it, `Place`s them, `Erase`s
//! them; when the board is full, it is `Found`. [`Counts`] are kept besides, whether events are recorded or
//! not. Steps are counted between events: at step `n`, `n` events have happened.
//!
//! - [`trace()`] runs a search to its end and keeps its first events.
//! - [`Watch`] runs it in slices and shows it at any step, however long it is.
//!
//! [`Algorithm`] is the table of the algorithms; [`engine()`] reports the search of any other [`Engine`].
//!
//! A search can be stopped at the start of a call, and resumed there from the choices of its open calls (see
//! [`Observer::enter`]). So an algorithm is written once, as plain recursion, and yet can be stopped, resumed
//! and rewound.

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
