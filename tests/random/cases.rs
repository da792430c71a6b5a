//! How many random cases a test runs.

/// The number of random cases to run: that of the environment variable REDOKU_CASES, or `usual`. Miri, which
/// is a thousand times slower, gets a hundredth.
pub(crate) fn cases(usual: u64) -> u64 {
    let usual = if cfg!(miri) { usual.div_ceil(100) } else { usual };
    std::env::var("REDOKU_CASES").map_or(usual, |cases| cases.parse().expect("a number"))
}
