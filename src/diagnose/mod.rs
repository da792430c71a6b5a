//! The truth about a grid.
