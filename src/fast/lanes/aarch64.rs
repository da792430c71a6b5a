//! Four lanes in a NEON register, which every aarch64 machine has that runs an operating system.

#![allow(unsafe_code)]

use std::arch::aarch64::*;

/// An expression of NEON instructions that touch registers only.
macro_rules! neon {
    ($expression:expr) => {
        // SAFETY: this file is compiled only for targets that have NEON, and none of these instructions
        // reads or writes memory.
        unsafe { $expression }
    };
}

/// Four lanes of 32 bits.
#[derive(Clone, Copy)]
pub(in crate::fast) struct Lanes(uint32x4_t);

impl Lanes {
    #[inline(always)]
    pub(in crate::fast) fn new([a, b, c, d]: [u32; 4]) -> Self {
        let low = u64::from(a) | u64::from(b) << 32;
        let high = u64::from(c) | u64::from(d) << 32;
        Self(neon!(vreinterpretq_u32_u64(vcombine_u64(vcreate_u64(low), vcreate_u64(high)))))
    }

    #[inline(always)]
    pub(in crate::fast) fn splat(lane: u32) -> Self {
        Self(neon!(vdupq_n_u32(lane)))
    }

    #[inline(always)]
    pub(in crate::fast) fn to_array(self) -> [u32; 4] {
        neon!([
            vgetq_lane_u32::<0>(self.0),
            vgetq_lane_u32::<1>(self.0),
            vgetq_lane_u32::<2>(self.0),
            vgetq_lane_u32::<3>(self.0),
        ])
    }

    #[inline(always)]
    pub(in crate::fast) fn without(self, other: Self) -> Self {
        Self(neon!(vbicq_u32(self.0, other.0)))
    }

    #[inline(always)]
    pub(in crate::fast) fn shl<const BITS: i32>(self) -> Self {
        Self(neon!(vshlq_n_u32::<BITS>(self.0)))
    }

    #[inline(always)]
    pub(in crate::fast) fn shr<const BITS: i32>(self) -> Self {
        Self(neon!(vshrq_n_u32::<BITS>(self.0)))
    }

    /// One table look-up with constant indices.
    #[inline(always)]
    pub(in crate::fast) fn next_lane(self) -> Self {
        self.shuffled([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15])
    }

    #[inline(always)]
    pub(in crate::fast) fn previous_lane(self) -> Self {
        self.shuffled([8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn shuffled(self, bytes: [u8; 16]) -> Self {
        let [low, high] =
            [0, 8].map(|at| u64::from_le_bytes(std::array::from_fn(|byte| bytes[at + byte])));
        let indices =
            neon!(vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(low), vcreate_u64(high))));
        Self(neon!(vreinterpretq_u32_u8(vqtbl1q_u8(vreinterpretq_u8_u32(self.0), indices))))
    }

    #[inline(always)]
    pub(in crate::fast) fn max_halves(self, other: Self) -> Self {
        let (a, b) = neon!((vreinterpretq_u16_u32(self.0), vreinterpretq_u16_u32(other.0)));
        Self(neon!(vreinterpretq_u32_u16(vmaxq_u16(a, b))))
    }

    #[inline(always)]
    pub(in crate::fast) fn is_zero(self) -> bool {
        neon!(vmaxvq_u32(self.0)) == 0
    }
}

super::operators!(neon: vandq_u32 vorrq_u32 veorq_u32 vaddq_u32 vsubq_u32);
