//! Measures how long an answer takes, although browsers' clocks tick coarsely.

use wasm_bindgen::prelude::*;

/// Clocks tick once in 5 µs to 1 ms, depending on the browser; an answer takes less.
const LONG_ENOUGH_MS: f64 = 2.0;
const MOST_ROUNDS: u32 = 1 << 14;

#[wasm_bindgen]
extern "C" {
    /// The clock of a window, a worker or a server, in milliseconds.
    #[wasm_bindgen(catch, js_namespace = performance)]
    fn now() -> Result<f64, JsValue>;
}

/// The mean time of `work` in microseconds, over as many rounds as the clock needs to see it; not a number
/// where there is no clock.
pub(super) fn mean_micros<T>(mut work: impl FnMut() -> T) -> f64 {
    let mut rounds = 1;
    loop {
        let start = now();
        (0..rounds).for_each(|_| drop(std::hint::black_box(work())));
        let (Ok(start), Ok(end)) = (start, now()) else { return f64::NAN };
        let elapsed = end - start;
        if elapsed >= LONG_ENOUGH_MS || rounds >= MOST_ROUNDS {
            return elapsed * 1000.0 / f64::from(rounds);
        }
        rounds *= 4;
    }
}
