//! The nine digits, and sets of them.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use super::error::ParseNameError;
use super::sets::set_type;

/// A digit from 1 to 9.
///
/// ```
/// use redoku::Digit;
/// let seven = Digit::new(7).unwrap();
/// assert_eq!((seven.value(), seven.index(), seven.ascii()), (7, 6, b'7'));
/// assert_eq!(Digit::new(0), None);
/// assert_eq!(seven.to_string(), "7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The number of digits.
    pub const NUM: usize = 9;

    /// Creates the digit with this value, 1 to 9.
    #[inline]
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() <= 9 => Some(Self(value)),
            _ => None,
        }
    }

    /// Creates the digit with this index, 0 for the digit 1.
    ///
    /// # Panics
    /// If `index` is above 8.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::NUM);
        match NonZeroU8::new(index as u8 + 1) {
            Some(value) => Self(value),
            None => unreachable!(),
        }
    }

    /// Reads an ASCII character, `1` to `9`.
    ///
    /// ```
    /// use redoku::Digit;
    /// assert_eq!(Digit::from_ascii(b'4'), Digit::new(4));
    /// assert_eq!(Digit::from_ascii(b'0'), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_ascii(byte: u8) -> Option<Self> {
        Self::new(byte.wrapping_sub(b'0'))
    }

    /// Returns an iterator over all nine, in ascending order.
    ///
    /// ```
    /// use redoku::Digit;
    /// assert!(Digit::all().map(Digit::value).eq(1..=9));
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::NUM).map(Self::from_index)
    }

    /// Returns the index, 0 for the digit 1.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.value() as usize - 1
    }

    /// Returns the value, 1 to 9.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0.get()
    }

    /// Returns the ASCII character, `1` to `9`.
    #[inline]
    #[must_use]
    pub const fn ascii(self) -> u8 {
        b'0' + self.value()
    }
}

/// Reads `1` to `9`.
impl FromStr for Digit {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        let digit = if let [byte] = text.as_bytes() { Self::from_ascii(*byte) } else { None };
        digit.ok_or(ParseNameError::like("a digit from 1 to 9"))
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.value(), f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

set_type! {
    /// An ordered set of digits: a cell's candidates, or what a house lacks.
    ///
    /// ```
    /// use redoku::{Digit, DigitSet};
    /// let [one, two, nine] = [1, 2, 9].map(|value| Digit::new(value).unwrap());
    /// let set = DigitSet::from([nine, one]);
    /// assert_eq!(format!("{set:?}"), "{1, 9}");
    /// assert_eq!(set.bits(), 0b1_0000_0001);
    /// assert_eq!((set.first(), set.last(), set.len()), (Some(one), Some(nine), 2));
    /// assert_eq!(set - DigitSet::from(one), DigitSet::from(nine));
    /// assert_eq!(DigitSet::from(two).single(), Some(two));
    /// assert_eq!((!set).len(), 7);
    /// ```
    pub struct DigitSet(u16) of Digit;

    /// An iterator over the members of a [`DigitSet`].
    pub struct DigitSetIter;
}

impl DigitSet {
    #[inline]
    const fn bit(digit: Digit) -> u16 {
        1 << digit.index()
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
