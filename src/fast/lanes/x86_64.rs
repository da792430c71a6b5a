//! Four lanes in an SSE2 register, which every x86-64 machine has.

#![allow(unsafe_code)]

use std::arch::x86_64::*;

/// An expression of SSE2 instructions that touch registers only.
macro_rules! sse2 {
    ($expression:expr) => {
        // SAFETY: this file is compiled only for targets that have SSE2, and none of these instructions reads
        // or writes memory.
        unsafe { $expression }
    };
}

/// Four lanes of 32 bits.
#[derive(Clone, Copy)]
pub(in crate::fast) struct Lanes(__m128i);

impl Lanes {
    #[inline(always)]
    pub(in crate::fast) fn new([a, b, c, d]: [u32; 4]) -> Self {
        Self(sse2!(_mm_setr_epi32(a as i32, b as i32, c as i32, d as i32)))
    }

    #[inline(always)]
    pub(in crate::fast) fn splat(lane: u32) -> Self {
        Self(sse2!(_mm_set1_epi32(lane as i32)))
    }

    #[inline(always)]
    pub(in crate::fast) fn to_array(self) -> [u32; 4] {
        let low = sse2!(_mm_cvtsi128_si64(self.0)) as u64;
        let high = sse2!(_mm_cvtsi128_si64(_mm_unpackhi_epi64(self.0, self.0))) as u64;
        [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32]
    }

    #[inline(always)]
    pub(in crate::fast) fn without(self, other: Self) -> Self {
        Self(sse2!(_mm_andnot_si128(other.0, self.0)))
    }

    #[inline(always)]
    pub(in crate::fast) fn shl<const BITS: i32>(self) -> Self {
        Self(sse2!(_mm_slli_epi32::<BITS>(self.0)))
    }

    #[inline(always)]
    pub(in crate::fast) fn shr<const BITS: i32>(self) -> Self {
        Self(sse2!(_mm_srli_epi32::<BITS>(self.0)))
    }

    #[inline(always)]
    pub(in crate::fast) fn next_lane(self) -> Self {
        Self(sse2!(_mm_shuffle_epi32::<0b11_00_10_01>(self.0)))
    }

    #[inline(always)]
    pub(in crate::fast) fn previous_lane(self) -> Self {
        Self(sse2!(_mm_shuffle_epi32::<0b11_01_00_10>(self.0)))
    }

    #[inline(always)]
    pub(in crate::fast) fn max_halves(self, other: Self) -> Self {
        Self(sse2!(_mm_max_epi16(self.0, other.0)))
    }

    #[inline(always)]
    pub(in crate::fast) fn is_zero(self) -> bool {
        sse2!(_mm_movemask_epi8(_mm_cmpeq_epi32(self.0, _mm_setzero_si128()))) == 0xffff
    }
}

super::operators!(sse2: _mm_and_si128 _mm_or_si128 _mm_xor_si128 _mm_add_epi32 _mm_sub_epi32);
