//! Four lanes in a simd128 register, which every browser has had since 2023.

use std::arch::wasm32::*;

/// An expression of simd128 instructions, which are safe where they exist.
macro_rules! simd128 {
    ($expression:expr) => {
        $expression
    };
}

/// Four lanes of 32 bits.
#[derive(Clone, Copy)]
pub(in crate::fast) struct Lanes(v128);

impl Lanes {
    #[inline(always)]
    pub(in crate::fast) fn new([a, b, c, d]: [u32; 4]) -> Self {
        Self(u32x4(a, b, c, d))
    }

    #[inline(always)]
    pub(in crate::fast) fn splat(lane: u32) -> Self {
        Self(u32x4_splat(lane))
    }

    #[inline(always)]
    pub(in crate::fast) fn to_array(self) -> [u32; 4] {
        [
            u32x4_extract_lane::<0>(self.0),
            u32x4_extract_lane::<1>(self.0),
            u32x4_extract_lane::<2>(self.0),
            u32x4_extract_lane::<3>(self.0),
        ]
    }

    #[inline(always)]
    pub(in crate::fast) fn without(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    pub(in crate::fast) fn shl<const BITS: i32>(self) -> Self {
        Self(u32x4_shl(self.0, BITS as u32))
    }

    #[inline(always)]
    pub(in crate::fast) fn shr<const BITS: i32>(self) -> Self {
        Self(u32x4_shr(self.0, BITS as u32))
    }

    #[inline(always)]
    pub(in crate::fast) fn next_lane(self) -> Self {
        Self(u32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
    }

    #[inline(always)]
    pub(in crate::fast) fn previous_lane(self) -> Self {
        Self(u32x4_shuffle::<2, 0, 1, 3>(self.0, self.0))
    }

    #[inline(always)]
    pub(in crate::fast) fn max_halves(self, other: Self) -> Self {
        Self(i16x8_max(self.0, other.0))
    }

    #[inline(always)]
    pub(in crate::fast) fn is_zero(self) -> bool {
        !v128_any_true(self.0)
    }
}

super::operators!(simd128: v128_and v128_or v128_xor u32x4_add u32x4_sub);
