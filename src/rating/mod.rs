//! How hard a puzzle is.
//!
//! [`se`] is the rating that players quote: that of Sudoku Explainer.

pub mod se;
