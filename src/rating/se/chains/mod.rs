//! Chains: everything from 6.5 up that follows implications.

mod advanced;
mod branch;
mod forcing;
mod length;
mod links;
mod multiple;
mod nested;
mod node;

pub(super) use forcing::forcing;
pub(super) use multiple::{Producer, Pulse, Search};
