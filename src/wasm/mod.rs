//! The JavaScript boundary: converts and forwards, decides nothing.
//!
//! The signatures that JavaScript sees are in the `.d.ts` files beside.

// An exported function has to be `pub`, although no Rust code outside can reach it.
#![expect(unreachable_pub)]

mod error;
mod input;
mod leetcode;
mod many;
mod options;
mod timing;
mod trace;
mod truth;
mod watch;
mod wire;
mod words;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TRUTH: &str = include_str!("truth.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const WORDS: &str = include_str!("words.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const TRACE: &str = include_str!("trace.d.ts");

/// Runs at each instantiation: a panic, which no input should reach, shows its message and place.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}
