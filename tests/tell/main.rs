//! Stories: every statement about a step is true, in every language something is said, and the wording stays as it is.

#![cfg(feature = "words")]

mod contradiction;
#[path = "../logic/fixture.rs"]
mod fixture;
mod pinned;
#[path = "../logic/position.rs"]
#[allow(dead_code, reason = "nothing is written here")]
mod position;
mod reading;
mod true_to_the_board;
