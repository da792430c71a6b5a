//! Chains: everything from 6.5 up that follows implications.

mod advanced;
mod best;
mod branch;
mod forcing;
mod length;
mod links;
mod multiple;
mod nested;
mod node;
mod proof;

pub(super) use forcing::forcing;
pub(super) use multiple::Search;
#[cfg(test)]
pub(super) use nested::{Nested, forcing as nested_forcing};
pub(super) use proof::Producer;
