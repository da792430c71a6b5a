//! The human solver: every step is verified and held against the solution, on positions of our own, on
//! generated puzzles, and on HoDoKu's library where it is at hand.

#![cfg(feature = "logic")]

#[path = "logic/api.rs"]
mod api;
#[path = "logic/complete.rs"]
mod complete;
#[path = "logic/fixtures.rs"]
mod fixtures;
#[path = "logic/generate.rs"]
mod generate;
#[path = "logic/hodoku.rs"]
mod hodoku;
#[path = "logic/position.rs"]
mod position;
#[path = "logic/properties.rs"]
mod properties;
