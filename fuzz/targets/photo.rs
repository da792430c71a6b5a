#![no_main]

#[path = "../../tests/properties/pixels.rs"]
mod pixels;

libfuzzer_sys::fuzz_target!(|data: &[u8]| pixels::photo(data));
