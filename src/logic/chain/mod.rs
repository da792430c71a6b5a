//! Chains: alternating links, found by reach and named by what they look like.

pub(super) mod patterns;
pub(super) mod search;
