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

mod algorithms;
mod observer;
mod story;

pub use algorithms::{
    Algorithm, Engine, blank_list, dancing_links, engine, fewest_first, flag, flat, from_top,
    propagation, scan, solutions, tables,
};
pub use observer::{Observer, Outcome, Search};
pub use story::{
    Counts, EVENT_SIZE, Event, MAX_WINDOW, Moment, Place, Trace, Watch, trace, trace_within,
};
