//! Four lanes in a simd128 register, which every browser of the last years has.

use std::arch::wasm32::*;
use std::ops::{Add, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Sub};

use super::Work;

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

macro_rules! op {
    ($Op:ident $op:ident $intrinsic:ident) => {
        impl $Op for Lanes {
            type Output = Self;
            #[inline(always)]
            fn $op(self, other: Self) -> Self {
                Self($intrinsic(self.0, other.0))
            }
        }
    };
}
op!(BitAnd bitand v128_and);
op!(BitOr bitor v128_or);
op!(BitXor bitxor v128_xor);
op!(Add add u32x4_add);
op!(Sub sub u32x4_sub);

impl BitAndAssign for Lanes {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Lanes {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// Runs `work`; there is one set of instructions only.
#[inline(always)]
pub(in crate::fast) fn on_this_machine<W: Work>(work: W) -> W::Output {
    work.run()
}

/// Runs `work` once: there is one level only.
#[cfg(test)]
pub(in crate::fast) fn on_all_levels<W: Work + Clone>(work: &W) -> Vec<W::Output> {
    vec![work.clone().run()]
}
