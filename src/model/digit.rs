//! The nine digits, and sets of them.

use std::fmt;
use std::num::NonZeroU8;

use super::sets::set_type;

/// A digit from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// How many digits there are.
    pub const NUM: usize = 9;

    /// The digit written `value`, if it is one of 1 to 9.
    #[inline]
    pub const fn new(value: u8) -> Option<Self> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() <= 9 => Some(Self(value)),
            _ => None,
        }
    }

    /// The digit with this index, 0 for the digit 1.
    ///
    /// # Panics
    /// If `index` is above 8.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::NUM);
        match NonZeroU8::new(index as u8 + 1) {
            Some(value) => Self(value),
            None => unreachable!(),
        }
    }

    /// The digit that an ASCII character stands for, if any.
    #[inline]
    pub const fn from_ascii(byte: u8) -> Option<Self> {
        Self::new(byte.wrapping_sub(b'0'))
    }

    /// All nine, upward.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::NUM).map(Self::from_index)
    }

    /// Its place among the digits: 0 for 1, 8 for 9.
    #[inline]
    pub const fn index(self) -> usize {
        self.value() as usize - 1
    }

    /// The number it is: 1 to 9.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0.get()
    }

    /// The ASCII character it is written with.
    #[inline]
    pub const fn ascii(self) -> u8 {
        b'0' + self.value()
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digit({self})")
    }
}

set_type! {
    /// An ordered set of digits; bit `d - 1` stands for the digit `d`.
    pub struct DigitSet(u16) of Digit, 9;
}
