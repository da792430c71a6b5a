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
//! # Ok::<(), redoku::NotAGrid>(())
//! ```

mod naive;
mod observer;
mod scan;
mod sheet;

pub use naive::solutions;
pub use observer::Observer;
pub use scan::scan;
