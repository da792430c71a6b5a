//! What takes long or needs a quiet machine: `cargo test --release --test classic -- --ignored`.

#![expect(clippy::print_stdout, reason = "a measurement says what it measured")]

use std::ops::ControlFlow::Continue;
use std::time::{Duration, Instant};

use redoku::classic::{self, Algorithm, Place, Watch};

use super::{AGAINST_BRUTE_FORCE, INKALA, plain, puzzle};

#[test]
#[ignore = "a minute in a release build"]
fn the_grid_against_brute_force_takes_the_known_work_and_any_step_is_near() {
    let mut longest = Duration::ZERO;
    for algorithm in Algorithm::ALL {
        let mut watch = Watch::new(algorithm, puzzle(AGAINST_BRUTE_FORCE));
        while !watch.run(10_000_000) {}
        if algorithm.is_classic() {
            assert_eq!(watch.counts().placements, 69_175_316, "{algorithm:?}");
        }
        for part in 0..100 {
            let seek = || {
                let start = Instant::now();
                watch.seek(Place::Step(watch.steps() * part / 100), 1000);
                start.elapsed()
            };
            // The best of some tries: whatever else runs on the machine does not count.
            longest = longest.max((0..5).map(|_| seek()).min().unwrap_or_default());
        }
    }
    println!("any step within {longest:?}");
    assert!(longest < Duration::from_millis(10), "{longest:?}");
}

#[test]
#[ignore = "a measurement, for a release build on a quiet machine"]
fn an_observer_that_does_not_care_costs_nothing() {
    let inkala = puzzle(INKALA);
    let (mut with, mut without) = (Duration::MAX, Duration::MAX);
    for _ in 0..200 {
        let start = Instant::now();
        let Continue(solution) = classic::scan(std::hint::black_box(&inkala), &mut ());
        with = with.min(start.elapsed());
        assert!(solution.is_some());

        let start = Instant::now();
        assert!(plain::solve(std::hint::black_box(&mut { *inkala.grid() })));
        without = without.min(start.elapsed());
    }
    let ratio = with.as_secs_f64() / without.as_secs_f64();
    println!("{with:?} observed by (), {without:?} plain: {ratio:.3} times");
    assert!(ratio < 1.1, "{ratio:.2} times");
}
