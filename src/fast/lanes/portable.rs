//! Four lanes in plain Rust: for every machine, and the standard the others are tested against.

/// Four lanes of 32 bits.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(in crate::fast) struct Lanes([u32; 4]);

impl Lanes {
    #[inline(always)]
    pub(in crate::fast) fn new(lanes: [u32; 4]) -> Self {
        Self(lanes)
    }

    /// The same number in each lane.
    #[inline(always)]
    pub(in crate::fast) fn splat(lane: u32) -> Self {
        Self([lane; 4])
    }

    #[inline(always)]
    pub(in crate::fast) fn to_array(self) -> [u32; 4] {
        self.0
    }

    /// The bits of `self` that `other` does not have.
    #[inline(always)]
    pub(in crate::fast) fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    pub(in crate::fast) fn shl<const BITS: i32>(self) -> Self {
        Self(self.0.map(|a| a << BITS))
    }

    #[inline(always)]
    pub(in crate::fast) fn shr<const BITS: i32>(self) -> Self {
        Self(self.0.map(|a| a >> BITS))
    }

    /// Lanes 0, 1, 2 take what lanes 1, 2, 0 held; lane 3 stays.
    #[inline(always)]
    pub(in crate::fast) fn next_lane(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([b, c, a, d])
    }

    /// Lanes 0, 1, 2 take what lanes 2, 0, 1 held; lane 3 stays.
    #[inline(always)]
    pub(in crate::fast) fn previous_lane(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([c, a, b, d])
    }

    /// The greater of each pair of 16-bit halves; both must be below 2¹⁵.
    #[inline(always)]
    pub(in crate::fast) fn max_halves(self, other: Self) -> Self {
        self.zip(other, |a, b| (a & 0xffff).max(b & 0xffff) | (a >> 16).max(b >> 16) << 16)
    }

    #[inline(always)]
    pub(in crate::fast) fn is_zero(self) -> bool {
        self.0 == [0; 4]
    }

    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
        let ([a, b, c, d], [e, g, h, i]) = (self.0, other.0);
        Self([f(a, e), f(b, g), f(c, h), f(d, i)])
    }
}

macro_rules! array {
    ($function:ident($a:expr, $b:expr)) => {
        Lanes($a).zip(Lanes($b), u32::$function).0
    };
}
super::operators!(array: bitand bitor bitxor wrapping_add wrapping_sub);
