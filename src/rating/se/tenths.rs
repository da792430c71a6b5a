//! Ratings in tenths, as they are printed.

use std::fmt;

/// A rating in tenths: 72 is printed as 7.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tenths(pub u8);

impl Tenths {
    /// Rounds the way Sudoku Explainer prints.
    pub(super) fn from_float(rating: f64) -> Self {
        Self(((rating + 0.05) * 10.0).floor() as u8)
    }
}

/// Writes `7.2`.
impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl fmt::Debug for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
