//! Measures how long an answer takes with a browser's coarse clock.

use js_sys::{Reflect, global};
use wasm_bindgen::JsCast;
use web_sys::Performance;

/// Clocks tick every 5 µs to 1 ms, depending on the browser; most answers take less.
const LONG_ENOUGH_MS: f64 = 3.0;
/// What takes longer is measured only once. A browser's compiler takes less.
const REPEATED_MS: f64 = 250.0;
/// The next time is this part of the one before if the browser is still compiling faster code.
const FASTER: f64 = 0.8;
const MOST_ROUNDS: u32 = 1 << 14;

/// The result of `work`, and its time if it is `timed`.
pub(super) fn measure_if<T>(timed: bool, mut work: impl FnMut() -> T) -> (T, Option<f64>) {
    if timed {
        let (result, micros) = measure(work);
        (result, Some(micros))
    } else {
        (work(), None)
    }
}

/// The result of `work`, and its mean time in microseconds over as many rounds as the clock needs.
///
/// It is measured at least twice, and until it gets no faster: a browser starts with slow code, and its compiler
/// takes time, too. The smallest time counts.
fn measure<T>(mut work: impl FnMut() -> T) -> (T, f64) {
    let Some(clock) = performance() else { return (work(), f64::NAN) };
    let (mut rounds, mut best) = (1, f64::INFINITY);
    loop {
        let start = clock.now();
        (1..rounds).for_each(|_| drop(std::hint::black_box(work())));
        let result = work();
        let elapsed = clock.now() - start;
        let mean = elapsed * 1000.0 / f64::from(rounds);
        if elapsed < LONG_ENOUGH_MS && rounds < MOST_ROUNDS {
            rounds *= 4;
        } else if mean < FASTER * best && elapsed < REPEATED_MS {
            best = mean;
        } else {
            return (result, mean.min(best));
        }
    }
}

/// `performance` of a window or a worker: a worker has no `window`.
fn performance() -> Option<Performance> {
    Reflect::get(&global(), &"performance".into()).ok()?.dyn_into().ok()
}
