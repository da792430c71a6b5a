//! The JavaScript boundary: converts and forwards, decides nothing.
//!
//! It is built several times, with different features (see `xtask`): the first module that a page loads has
//! the solver and the truth, others have what their names say; `redoku` has everything. The signatures that JavaScript
//! sees are in the `.d.ts` files beside this one.

// On other machines there is nothing to build.
#![cfg(target_arch = "wasm32")]
// A module with some of the functions needs some of the helpers.
#![cfg_attr(not(feature = "everything"), allow(dead_code))]
// An exported function has to be `pub`, although no Rust code outside can reach it.
#![expect(unreachable_pub)]

mod error;
#[cfg(feature = "generate")]
mod generate;
mod input;
#[cfg(any(feature = "text", feature = "classic"))]
mod kept;
#[cfg(feature = "solver")]
mod leetcode;
#[cfg(feature = "text")]
mod lists;
#[cfg(feature = "rating")]
mod logic;
#[cfg(any(feature = "solver", feature = "text"))]
mod many;
mod options;
#[cfg(feature = "photo")]
mod photo;
#[cfg(feature = "rating")]
mod rating;
#[cfg(feature = "repair")]
mod repair;
#[cfg(feature = "rating")]
mod step;
#[cfg(feature = "text")]
mod text;
#[cfg(any(feature = "solver", feature = "classic"))]
mod timing;
#[cfg(feature = "solver")]
mod truth;
#[cfg(feature = "rating")]
mod verify;
mod wire;

#[cfg(feature = "classic")]
mod trace;
#[cfg(feature = "classic")]
mod watch;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const PUZZLE: &str = include_str!("puzzle.d.ts");
#[cfg(feature = "solver")]
#[wasm_bindgen(typescript_custom_section)]
const TRUTH: &str = include_str!("truth.d.ts");
#[cfg(feature = "repair")]
#[wasm_bindgen(typescript_custom_section)]
const REPAIR: &str = include_str!("repair.d.ts");
#[cfg(feature = "text")]
#[wasm_bindgen(typescript_custom_section)]
const TEXT: &str = include_str!("text.d.ts");
#[cfg(feature = "classic")]
#[wasm_bindgen(typescript_custom_section)]
const TRACE: &str = include_str!("trace.d.ts");
#[cfg(feature = "rating")]
#[wasm_bindgen(typescript_custom_section)]
const LOGIC: &str = include_str!("logic.d.ts");
#[cfg(feature = "rating")]
#[wasm_bindgen(typescript_custom_section)]
const VERIFY: &str = include_str!("verify.d.ts");
#[cfg(feature = "rating")]
#[wasm_bindgen(typescript_custom_section)]
const STORY: &str = include_str!("story.d.ts");
#[cfg(feature = "rating")]
#[wasm_bindgen(typescript_custom_section)]
const RATING: &str = include_str!("rating.d.ts");
#[cfg(feature = "generate")]
#[wasm_bindgen(typescript_custom_section)]
const GENERATE: &str = include_str!("generate.d.ts");
#[cfg(feature = "photo")]
#[wasm_bindgen(typescript_custom_section)]
const PHOTO: &str = include_str!("photo.d.ts");

/// Rust's own allocator is 4 KB larger. This one is slower, and asked a few times in a call.
#[cfg(feature = "small-heap")]
#[global_allocator]
static HEAP: lol_alloc::LockedAllocator<lol_alloc::FreeListAllocator> =
    lol_alloc::LockedAllocator::new(lol_alloc::FreeListAllocator::new());

/// Runs at each instantiation: a panic, which no input should reach, logs its message and place.
#[cfg(feature = "panic-messages")]
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}
