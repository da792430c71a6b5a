//! Four 32-bit lanes side by side: the only words the engine computes with.

#[cfg(not(any(target_arch = "x86_64", target_arch = "wasm32")))]
mod portable;
#[cfg(target_arch = "wasm32")]
mod wasm32;
#[cfg(target_arch = "x86_64")]
mod x86_64;

#[cfg(not(any(target_arch = "x86_64", target_arch = "wasm32")))]
pub(super) use portable::Lanes;
#[cfg(target_arch = "wasm32")]
pub(super) use wasm32::Lanes;
#[cfg(target_arch = "x86_64")]
pub(super) use x86_64::Lanes;
