//! Redoku: a Sudoku solver that lives in a web page.

pub mod classic;
pub mod diagnose;
pub mod fast;
pub mod model;
pub mod text;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use model::*;
