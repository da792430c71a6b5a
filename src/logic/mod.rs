//! The human solver: answers with reasons.
//!
//! It explains every puzzle with one solution to the end, with the names people know, and never guesses. `explain`
//! returns the whole path, `hint` the next step, `find_steps` all steps of some techniques. All of them take a
//! [`Position`], which has one solution and nothing on it that excludes that solution. In debug builds every step is
//! held against it. `refute` takes a puzzle without a solution, and shows the contradiction.
//!
//! ```
//! use redoku::fast;
//! use redoku::logic::{Options, Position, Technique, hint, verify};
//!
//! let puzzle = "87.......6..4.....51.23.7....2.6..1.9.1...6.5.6..2.9....6.12.54.....5..6.......91";
//! let position = Position::new(fast::prove(&puzzle.parse()?)?);
//! let step = hint(&position, Options::default())?.expect("the board is not full");
//! assert_eq!(step.technique, Technique::HiddenSingle);
//! assert_eq!(verify(&position, &step), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//!  position.rs    a puzzle with one solution, and what a person has done so far; refuses mistakes
//!  technique.rs   one row per technique: id, family, level, score, uses uniqueness, finder; rows are in teaching order
//!  ladder.rs      the first technique that finds something; of its steps the shortest, then the one with the most
//!                 effects, then the one near the last step
//!  path.rs        the steps to the solution      refute.rs   the steps to a contradiction, if there is no solution
//!  find/          a function per family       chain/   alternating links       proof/   assumptions
//!                         └──────────── survey.rs, reach/ ────────────┘
//!  evidence.rs    why a step holds: a dozen shapes for some eighty names
//!  verify/        proves every step from its evidence alone; shares nothing with the rest
//! ```
//!
//! A technique remembers how far the log of eliminations went when it last found nothing, and looks only at what
//! changed since.
//!
//! # A step proves itself
//!
//! `verify(position, step)` derives the claim again without a search of the grid. One check of 40 lines serves all
//! patterns. A pattern rests on *truths*, sets of candidates of which one holds. An effect follows if, with its
//! opposite assumed, one cannot choose a candidate from each truth without two that see each other:
//!
//! ```text
//!  X-wing        row 2 needs its 7, row 5 needs its 7     ALS-XZ     each cell of both sets has a digit
//!  XY-chain      each cell has one of its two digits      rectangle  one of the guardians is true
//!  W-wing        two cells and a house                    BUG+n      one of the guardians is true
//! ```
//!
//! Deadly patterns are checked to be deadly: in each house two cells or none, no given among them; or, without the
//! guardians, two candidates everywhere. Proofs are replayed line by line.
//!
//! # Chains and proofs
//!
//! Chains have their own graph (`reach/graph.rs`), because their nodes are also groups and almost locked sets. "x off
//! leads to y on" means that what sees both x and y is false; if x and y see each other, the chain is a ring. X-chains,
//! XY-chains, AICs, loops, grouped and with sets are the same search on different links; names are what a found chain
//! looks like.
//!
//! ```text
//!  cell and house forcing chains     the same conclusion from every candidate of a cell, every place in a house
//!  contradiction nets                assume, draw conclusions, contradiction
//!  nested nets                       the same, with lemmas: contradictions inside, with the outer lines at hand
//!  deep nets                         lemmas within lemmas, as deep as it takes
//! ```
//!
//! The ladder ends for every puzzle with one solution, as lemmas as deep as there are blank cells are an exhaustive
//! search.

mod chain;
mod evidence;
mod find;
mod ladder;
mod path;
mod position;
mod proof;
mod reach;
#[cfg(feature = "serde")]
mod read;
mod refute;
#[cfg(feature = "rating")]
mod round;
mod step;
mod survey;
mod technique;
mod verify;
#[cfg(feature = "serde")]
mod wire;

pub use evidence::{
    Chain, Colours, Deadly, Evidence, Fish, Node, SetLink, Sets, Strong, Subset, TwinFish,
};
pub use path::{Explanation, Options, Path, explain, find_steps, hint};
pub use position::{Correction, Mistakes, Position};
pub use proof::{Branch, Cases, End, Line, Literal, Proof, Why};
pub use refute::{NotRefuted, Refutation, refute};
#[cfg(feature = "rating")]
pub(crate) use round::Round;
pub use step::Step;
pub use technique::{Family, Level, Technique};
pub use verify::{BadStep, Flaw, verify, verify_on, verify_path, verify_refutation};
