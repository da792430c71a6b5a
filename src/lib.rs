//! Redoku: a Sudoku solver that lives in a web page, and a library that needs no web at all.
//!
//! ```
//! use redoku::{Puzzle, fast};
//! let grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle = Puzzle::new(grid.parse().unwrap()).unwrap();
//! let solution = fast::first_solution(&puzzle).unwrap();
//! assert!(solution.to_string().starts_with("534678912672195348"));
//! ```
//!
//! The crate has no dependency. What is true of a grid, whatever somebody typed:
//!
//! ```
//! use redoku::diagnose::{Verdict, judge};
//! let typed = "553.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let Verdict::Invalid(conflicts) = judge(&typed.parse()?, 2, 2).verdict else { panic!() };
//! assert_eq!(conflicts[0].house.to_string(), "row 1");
//! # Ok::<(), redoku::ParseGridError>(())
//! ```
//!
//! Text in any usual format, and many puzzles at once:
//!
//! ```
//! # #[cfg(feature = "text")] {
//! let text = "53. | .7. | ...\n6.. | 195 | ...\n.98 | ... | .6.\n----+-----+----\n\
//!             8.. | .6. | ..3\n4.. | 8.3 | ..1\n7.. | .2. | ..6\n----+-----+----\n\
//!             .6. | ... | 28.\n... | 419 | ..5\n... | .8. | .79\n";
//! let parsed = redoku::text::parse(text).unwrap();
//! let mut answers = Vec::new();
//! redoku::fast::solve_lines(parsed.puzzles[0].grid.to_string().as_bytes(), false, &mut answers);
//! assert!(answers.starts_with(b"534678912"));
//! # }
//! ```
//!
//! # Features
//!
//! | feature | has | default |
//! | --- | --- | --- |
//! | `text` | every format; without it a puzzle is 81 characters | yes |
//! | `classic` | the textbook solvers and their stories | yes |
//! | `wasm` | the JavaScript boundary of the npm package | no |
//! | `panic-messages`, `small-heap` | choices for the npm package's wasm modules | no |
//!
//! # The map
//!
//! ```text
//! model ◀── text       text in and out: every usual way to write a Sudoku
//!       ◀── classic    the textbook solvers: answers with a story
//!       ◀── fast       the fast solver: answers only
//!            ▲
//!            └─ diagnose   the truth about a grid: one solution, several, none and why
//! all of them ◀── wasm     the JavaScript boundary (only in the wasm build)
//! ```
//!
//! # The glossary
//!
//! | word | means |
//! | --- | --- |
//! | cell | one of the 81 places, numbered row by row from 0; people read `r1c1` |
//! | digit | 1 to 9 |
//! | house | a row, a column or a box: nine cells that hold each digit once |
//! | peer | another cell that shares a house |
//! | given | a digit that belongs to the puzzle |
//! | candidate | a digit that a cell may still hold |
//! | conflict | equal digits that are peers |
//! | grid | 81 cells as anybody may have typed them |
//! | puzzle | a grid without conflict |
//! | solution | a full grid without conflict |
//! | place, eliminate | write a digit into a cell, take a candidate away |
//! | guess | try a candidate without knowing that it is right |

#[cfg(feature = "classic")]
pub mod classic;
pub mod diagnose;
pub mod fast;
mod model;
#[cfg(feature = "text")]
pub mod text;
#[cfg(all(target_arch = "wasm32", feature = "wasm"))]
mod wasm;

pub use model::*;
