//! A small generator of random numbers: the same numbers for the same seed, on every machine.

/// A seeded generator, for puzzles, shuffles and tests; not for secrets.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood 2014): one addition and two multiplications per
/// number, and every seed is a good one.
///
/// ```
/// use redoku::Random;
/// let (mut one, mut two) = (Random::new(7), Random::new(7));
/// assert_eq!(one.number(), two.number());
/// assert!(one.below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Creates the generator of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next number.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, `end`.
    ///
    /// The high half of a product, not a remainder: for small `end` both are even to one part in billions,
    /// and a product is quicker (Lemire 2019).
    ///
    /// # Panics
    /// If `end` is 0.
    pub const fn below(&mut self, end: usize) -> usize {
        assert!(end > 0);
        ((self.number() as u128 * end as u128) >> 64) as usize
    }

    /// Returns `true` in `percent` of 100 cases.
    pub const fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Returns a random item.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// Puts the items into a random order (Fisher and Yates).
    ///
    /// ```
    /// use redoku::{Digit, Random};
    /// let mut digits: Vec<_> = Digit::all().collect();
    /// Random::new(1).shuffle(&mut digits);
    /// assert!(!digits.is_sorted());
    /// digits.sort();
    /// assert!(Digit::all().eq(digits));
    /// ```
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// Creates the generator of a word, by its hash (FNV-1a).
///
/// ```
/// use redoku::Random;
/// assert_ne!(Random::from("one").number(), Random::from("two").number());
/// ```
impl From<&str> for Random {
    fn from(seed: &str) -> Self {
        let mix =
            |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        Self::new(seed.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
    }
}
