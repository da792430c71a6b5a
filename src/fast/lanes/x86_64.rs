//! Four lanes in an SSE2 register, which every x86-64 machine has.

#![allow(unsafe_code)]

use std::arch::x86_64::*;
use std::ops::{Add, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Sub};

use super::Work;

/// An expression of SSE2 instructions that touch registers only.
macro_rules! sse2 {
    ($expression:expr) => {
        // SAFETY: SSE2 is part of every x86-64 machine, and none of these reads or writes memory.
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

macro_rules! op {
    ($Op:ident $op:ident $intrinsic:ident) => {
        impl $Op for Lanes {
            type Output = Self;
            #[inline(always)]
            fn $op(self, other: Self) -> Self {
                Self(sse2!($intrinsic(self.0, other.0)))
            }
        }
    };
}
op!(BitAnd bitand _mm_and_si128);
op!(BitOr bitor _mm_or_si128);
op!(BitXor bitxor _mm_xor_si128);
op!(Add add _mm_add_epi32);
op!(Sub sub _mm_sub_epi32);

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

/// Runs `work` with the best instructions this machine has: three operands instead of two from AVX on,
/// and with AVX-512 three-way logic and twice the registers.
#[inline(always)]
pub(in crate::fast) fn on_this_machine<W: Work>(work: W) -> W::Output {
    if has_avx512() {
        // SAFETY: the machine has been asked for what the function needs.
        unsafe { with_avx512(work) }
    } else if has_avx2() {
        // SAFETY: the same.
        unsafe { with_avx2(work) }
    } else {
        work.run()
    }
}

fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

fn has_avx512() -> bool {
    has_avx2() && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl")
}

#[target_feature(enable = "avx2,avx512f,avx512vl,bmi1,bmi2,lzcnt,popcnt")]
fn with_avx512<W: Work>(work: W) -> W::Output {
    work.run()
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn with_avx2<W: Work>(work: W) -> W::Output {
    work.run()
}

/// Runs `work` at each level of instructions that this machine has.
#[cfg(test)]
pub(in crate::fast) fn on_all_levels<W: Work + Clone>(work: &W) -> Vec<W::Output> {
    let mut outputs = vec![work.clone().run()];
    if has_avx2() {
        // SAFETY: the machine has been asked for what the function needs.
        outputs.push(unsafe { with_avx2(work.clone()) });
    }
    if has_avx512() {
        // SAFETY: the same.
        outputs.push(unsafe { with_avx512(work.clone()) });
    }
    outputs
}
