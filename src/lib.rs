//! A Sudoku solver that lives in a web page, and a library that needs no web at all.
//!
//! ```
//! use redoku::{Puzzle, fast};
//!
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle: Puzzle = text.parse()?;
//! let solution = fast::first_solution(&puzzle).expect("it has one");
//! assert!(solution.to_string().starts_with("534678912672195348"));
//! # Ok::<(), redoku::ParsePuzzleError>(())
//! ```
//!
//! The crate has no dependency. Its modules answer different questions:
//!
//! | question | ask |
//! | --- | --- |
//! | Is there exactly one solution? | [`fast::prove`]: a [`Proper`], which the human solver and the ratings ask for |
//! | Which digits? | [`fast`]: the solution in a microsecond, several lazily, or millions of puzzles by the line |
//! | What is true of this grid? | [`diagnose`]: one solution, several, none and why, or a clash |
//! | What does this text say? | `text`: every usual way to write a Sudoku, read and written |
//! | Why this digit? | `logic`: the next step that a person can take, or all of them, each with its evidence |
//! | What does a step say? | `tell`: a step in words and pictures, in English or Chinese |
//! | How hard is it? | `rating`: the numbers of Sudoku Explainer, and a level |
//! | Is there another one? | `generate`: new puzzles, as hard and as symmetric as you like |
//! | What is in this picture? | `photo`: a puzzle from pixels |
//! | How does a search work? | `classic`: the textbook algorithms, with every step they take |
//!
//! What is true of a grid, whatever was typed:
//!
//! ```
//! use redoku::diagnose::{Verdict, judge};
//! use redoku::fast::Limits;
//!
//! let typed = "553.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let report = judge(&typed.parse()?, Limits::default());
//! let Verdict::Invalid(conflicts) = report.verdict else { panic!() };
//! assert_eq!(conflicts[0].to_string(), "two 5s in row 1: r1c1, r1c2");
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
//! redoku::fast::solve_lines(parsed.puzzles[0].grid.to_string().as_bytes(), &mut answers);
//! assert!(answers.starts_with(b"534678912"));
//! # }
//! ```
//!
//! What a grid promises is its type, and what needs a promise takes that type:
//!
//! ```text
//! Grid           81 cells, anything typed                    Grid::from_str
//!   ▸ Puzzle     no two equal digits see each other          Puzzle::new     or ConflictError
//!     ▸ Proper   exactly one solution, which it carries      fast::prove     or NotProper
//!   ▸ Solution   full and right                              Solution::new
//! ```
//!
//! For a solver of one's own, the model: [`Board`] is a position with pencil marks, [`CellSet`],
//! [`DigitSet`], [`HouseSet`] and [`CandidateSet`] are sets that fit in registers, [`Demand`] is what the
//! rules ask for, [`Symmetry`] turns a puzzle into another with the same logic.
//!
//! ```
//! use redoku::{Board, Candidate, House, Puzzle};
//!
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let mut board = Board::new(&text.parse()?);
//! // Hidden singles: a digit with one cell left in a house.
//! while let Some(single) = House::all().find_map(|house| {
//!     board.missing(house).iter().find_map(|digit| {
//!         let cell = (board.cells_with(digit) & house.cells()).single()?;
//!         Some(Candidate { digit, cell })
//!     })
//! }) {
//!     board.place(single);
//! }
//! assert!(board.solution().is_some());
//! # Ok::<(), redoku::ParsePuzzleError>(())
//! ```
//!
//! # Features
//!
//! | feature | has | default |
//! | --- | --- | --- |
//! | `text` | every format; without it a puzzle is 81 characters | yes |
//! | `classic` | the textbook solvers and their stories | yes |
//! | `logic` | the human solver: steps with reasons | yes |
//! | `words` | the steps in words and pictures, in English and Chinese | yes |
//! | `rating` | how hard a puzzle is | yes |
//! | `generate` | new puzzles | yes |
//! | `photo` | puzzles read from photos | no |
//! | `serde` | verdicts, entries, steps, stories and ratings can be serialized | no |
//!
//! # The map
//!
//! ```text
//! model ◀── text       text in and out: every usual way to write a Sudoku
//!       ◀── classic    the textbook solvers: answers with a story
//!       ◀── logic      the human solver: answers with reasons
//!            ▲
//!            ├─ tell       a step in words and pictures
//!            └─ rating     how hard a puzzle is
//!                 ▲
//!                 └─ generate   new puzzles; asks fast, too
//!       ◀── fast       the fast solver: answers only; logic asks it what cannot be refuted
//!            ▲
//!            ├─ photo      a puzzle from the pixels of a photo
//!            └─ diagnose   the truth about a grid: one solution, several, none and why
//! all of them ◀── redoku-cli    the program `redoku`
//!             ◀── redoku-wasm   the JavaScript boundary of the npm package
//! ```
//!
//! # The glossary
//!
//! | word | means |
//! | --- | --- |
//! | cell | one of the 81 squares, numbered row by row from 0, written `r1c1` |
//! | digit | 1 to 9 |
//! | house | a row, a column or a box: nine cells that hold each digit once |
//! | peer | another cell that shares a house; peers "see" each other |
//! | given | a digit that belongs to the puzzle |
//! | candidate | a digit that a cell may still hold, written `7r4c5` |
//! | demand | what the rules ask for: a digit in a cell, or a digit's cell in a house |
//! | conflict | equal digits that see each other |
//! | grid | 81 cells as they were typed |
//! | puzzle | a grid without conflict |
//! | proper | a puzzle with exactly one solution, which it carries |
//! | solution | a full grid without conflict |
//! | board | a puzzle with pencil marks: the candidates of its blank cells |
//! | position | a board of a proper puzzle that does not exclude its solution |
//! | place, eliminate | write a digit into a cell, erase a candidate |
//! | technique, step | a way to reason that people know by name, and one use of it |
//! | guess | try a candidate that may be wrong |

#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "classic")]
pub mod classic;
#[cfg(feature = "logic")]
mod control;
pub mod diagnose;
pub mod fast;
#[cfg(feature = "generate")]
pub mod generate;
#[cfg(feature = "logic")]
pub mod logic;
mod model;
#[cfg(feature = "photo")]
pub mod photo;
#[cfg(feature = "rating")]
pub mod rating;
#[cfg(feature = "words")]
pub mod tell;
#[cfg(feature = "text")]
pub mod text;

#[cfg(feature = "logic")]
pub use control::{Control, Progress, Stopped};
pub use model::*;

/// The Rust code of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
