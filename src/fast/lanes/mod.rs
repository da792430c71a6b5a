//! Four 32-bit lanes side by side: the only words the engine computes with.

mod portable;

pub(super) use portable::Lanes;
