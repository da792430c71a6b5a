//! The human solver: every step is verified and held against the solution, on positions of our own, on
//! generated puzzles, and on HoDoKu's library where it is at hand.

#![cfg(feature = "logic")]

#[path = "logic/hodoku.rs"]
mod hodoku;
#[path = "logic/position.rs"]
mod position;
