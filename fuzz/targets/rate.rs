#![no_main]

#[allow(dead_code, reason = "each target has one body")]
#[path = "../../tests/properties/bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::rate(data));
