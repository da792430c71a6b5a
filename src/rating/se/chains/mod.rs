//! Chains: everything from 6.5 up that follows implications.

mod forcing;
mod length;
mod links;
mod node;

pub(super) use forcing::forcing;
