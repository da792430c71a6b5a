//! Four 32-bit lanes side by side: the only words the engine computes with, and the only machine code.
//!
//! `Lanes` has the same methods on every machine, and the engine is written once over them. The compiler's
//! target chooses the file:
//!
//! | file | a `Lanes` is | chosen for |
//! | --- | --- | --- |
//! | `x86_64.rs` | an SSE2 register | x86-64, which always has SSE2; AVX2 and AVX-512 are found at run time |
//! | `aarch64.rs` | a NEON register | aarch64 with `neon`, little-endian: Apple, ARM servers, phones |
//! | `wasm32.rs` | a simd128 register | wasm32 with `simd128` |
//! | `portable.rs` | an array | everything else, wasm32 without `simd128` among it |
//!
//! `--cfg redoku_portable` chooses the array on any machine, for tests.
//!
//! On x86-64 the engine is compiled three times, for SSE2, AVX2 and AVX-512 (three-way logic and 32 registers: 10 %),
//! and `levels` chooses at run time. `unsafe` is in this folder alone: instructions that the target has, and the call
//! of a level that the machine was asked for. Only register operations are used, so there is no pointer to get wrong.

mod levels;

/// Implements `& | ^ + -` for a `Lanes` by instructions, each called inside the macro `$wrap`.
macro_rules! operators {
    ($wrap:ident: $and:ident $or:ident $xor:ident $add:ident $sub:ident) => {
        super::operators!($wrap $and BitAnd bitand);
        super::operators!($wrap $or BitOr bitor);
        super::operators!($wrap $xor BitXor bitxor);
        super::operators!($wrap $add Add add);
        super::operators!($wrap $sub Sub sub);
    };
    ($wrap:ident $instruction:ident $Operator:ident $operator:ident) => {
        impl std::ops::$Operator for Lanes {
            type Output = Self;
            #[inline(always)]
            fn $operator(self, other: Self) -> Self {
                Self($wrap!($instruction(self.0, other.0)))
            }
        }
    };
}
use operators;

#[cfg(all(
    not(redoku_portable),
    target_arch = "aarch64",
    target_feature = "neon",
    target_endian = "little"
))]
mod aarch64;
#[allow(dead_code, reason = "where there are registers, only tests use the array")]
mod portable;
#[cfg(all(not(redoku_portable), target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32;
#[cfg(all(not(redoku_portable), target_arch = "x86_64", target_feature = "sse2"))]
mod x86_64;

#[cfg(test)]
mod tests;

pub(super) use levels::{Work, on_this_machine};

#[cfg(all(
    not(redoku_portable),
    target_arch = "aarch64",
    target_feature = "neon",
    target_endian = "little"
))]
pub(super) use aarch64::Lanes;
#[cfg(any(
    redoku_portable,
    not(any(
        all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"),
        all(target_arch = "wasm32", target_feature = "simd128"),
        all(target_arch = "x86_64", target_feature = "sse2"),
    ))
))]
pub(super) use portable::Lanes;
#[cfg(all(not(redoku_portable), target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use wasm32::Lanes;
#[cfg(all(not(redoku_portable), target_arch = "x86_64", target_feature = "sse2"))]
pub(super) use x86_64::Lanes;

#[cfg(all(test, feature = "classic"))]
pub(super) use levels::on_all_levels;

impl std::ops::BitAndAssign for Lanes {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl std::ops::BitOrAssign for Lanes {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
