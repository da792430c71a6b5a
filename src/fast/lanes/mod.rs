//! Four 32-bit lanes side by side: the only words the engine computes with, and the only machine code.
//!
//! `Lanes` is an SSE2 register, a wasm simd128 register or an array, with the same methods each time; the
//! engine is written once, over them. [`on_this_machine`] runs it with the best instructions there are.
//!
//! `--cfg redoku_portable` chooses the array on any machine, for tests.

#[cfg(any(redoku_portable, not(any(target_arch = "x86_64", target_arch = "wasm32"))))]
#[path = "portable.rs"]
mod machine;
#[cfg(all(not(redoku_portable), target_arch = "wasm32"))]
#[path = "wasm32.rs"]
mod machine;
#[cfg(all(not(redoku_portable), target_arch = "x86_64"))]
#[path = "x86_64.rs"]
mod machine;

pub(super) use machine::{Lanes, on_this_machine};

#[cfg(test)]
pub(super) use machine::on_all_levels;

/// Something to run: a closure that is inlined wherever it goes.
pub(super) trait Work {
    /// What comes of it.
    type Output;
    /// Does it; to be marked `#[inline(always)]`, with all that matters inside.
    fn run(self) -> Self::Output;
}
