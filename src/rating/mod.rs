//! How hard a puzzle is.

pub mod se;
