//! The human solver: every step is verified and held against the solution, on positions of our own, on
//! generated puzzles, and on HoDoKu's library where it is at hand.

#![cfg(feature = "generate")]

mod api;
mod complete;
mod evidence;
mod fixture;
mod fixtures;
mod generate;
mod hodoku;
mod position;
mod properties;
mod refute;
#[path = "../shared/mod.rs"]
mod shared;
#[path = "../random/solvable.rs"]
mod solvable;
