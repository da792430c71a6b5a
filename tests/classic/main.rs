//! The textbook solvers: their answers, their stories, and the work they count.

#![cfg(feature = "classic")]

use std::ops::ControlFlow::Continue;

use known::{AGAINST_BRUTE_FORCE, PICTURE, PICTURE_SOLVED, puzzle};
use redoku::classic::{
    self, Algorithm, Counts, EVENT_SIZE, Event, Search, Watch, trace, trace_within,
};
use redoku::{Cell, Digit, Puzzle};

mod cost;
mod fast_engine;
#[path = "../known/mod.rs"]
mod known;
mod plain;
mod seek;

/// Arto Inkala's puzzle of 2012.
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The first row has no place left for its 9.
const IMPOSSIBLE: &str =
    "12.45678.....................9................................9..................";

#[track_caller]
fn counts(algorithm: Algorithm, puzzle: &Puzzle) -> Counts {
    let mut counts = Counts::default();
    let Continue(_) = algorithm.run(puzzle, &mut counts);
    counts
}

/// The picture puzzle's solution without its 1s and 2s: they can be swapped.
fn several() -> Puzzle {
    puzzle(&PICTURE_SOLVED.replace(['1', '2'], "."))
}

fn events(packed: &[u8]) -> impl Iterator<Item = Event> {
    packed.chunks_exact(EVENT_SIZE).map(|bytes| {
        let bytes = bytes.try_into().expect("four bytes");
        Event::unpack(bytes).unwrap_or_else(|| panic!("not an event: {bytes:?}"))
    })
}

#[test]
fn the_oracle_finds_none_one_and_several() {
    let only: Vec<String> =
        classic::solutions(&puzzle(PICTURE), 10).iter().map(ToString::to_string).collect();
    assert_eq!(only, [PICTURE_SOLVED]);
    assert_eq!(classic::solutions(&puzzle(IMPOSSIBLE), 10), []);

    let all = classic::solutions(&several(), 100);
    assert!(all.len() >= 2 && all.iter().all(|solution| solution.solves(&several())));
    assert_eq!(classic::solutions(&several(), 1).len(), 1);
    assert_eq!(classic::solutions(&several(), 0).len(), 0);
}

#[test]
fn all_find_the_solution_if_there_is_one() {
    for text in [PICTURE, INKALA, PICTURE_SOLVED] {
        let expected = classic::solutions(&puzzle(text), 2);
        for algorithm in Algorithm::ALL {
            let Continue(solution) = algorithm.run(&puzzle(text), &mut ());
            assert_eq!(solution.as_slice(), expected, "{algorithm:?} on {text}");
        }
    }
}

#[test]
fn all_find_some_solution_if_there_are_several_and_none_if_there_is_none() {
    let expected = classic::solutions(&several(), 100);
    for algorithm in Algorithm::ALL {
        let Continue(solution) = algorithm.run(&several(), &mut ());
        assert!(solution.is_some_and(|it| expected.contains(&it)), "{algorithm:?}");
        let Continue(none) = algorithm.run(&puzzle(IMPOSSIBLE), &mut ());
        assert_eq!(none, None, "{algorithm:?}");
    }
}

#[test]
fn the_work_on_the_picture_puzzle_is_the_known_one() {
    let scan = counts(Algorithm::Scan, &puzzle(PICTURE));
    assert_eq!((scan.calls, scan.tests, scan.placements), (6_428, 37_652, 4_208));

    let blank_list = counts(Algorithm::BlankList, &puzzle(PICTURE));
    assert_eq!(blank_list.reads, 3 * 37_652, "a test is three look-ups, and nothing else is read");
}

#[test]
fn the_classics_differ_in_everything_but_placements_and_erasures() {
    for text in [PICTURE, INKALA] {
        let [scan, from_top, tables, blank_list, flat, flag, ..] =
            Algorithm::ALL.map(|algorithm| counts(algorithm, &puzzle(text)));
        for other in [from_top, tables, blank_list, flat, flag] {
            let work = |counts: Counts| (counts.placements, counts.erasures);
            assert_eq!(work(other), work(scan));
        }
        assert_eq!((tables.calls, flat.calls, flag.calls), (scan.calls, scan.calls, scan.calls));
        assert_eq!(from_top.calls, blank_list.calls);
        assert_eq!(from_top.calls, scan.placements + 1, "one call for each placement");
        assert_eq!([from_top, tables, blank_list, flat].map(|it| it.tests), [scan.tests; 4]);

        // With the flag, each blank's cell goes on to 9 after its right digit was found.
        let solution = classic::solutions(&puzzle(text), 1)[0];
        let rest = puzzle(text).grid().blanks().iter().map(|cell| 9 - solution.digit(cell).value());
        assert_eq!(flag.tests, scan.tests + rest.map(u64::from).sum::<u64>());

        let blanks = puzzle(text).grid().blanks().len() as u64;
        assert_eq!((scan.depth, flat.depth, blank_list.depth), (82, 82, blanks + 1));
    }
}

#[test]
fn only_the_flat_index_erases_what_was_never_placed() {
    // Both stop where the first row is full: one erases each digit that failed, the other each dead cell,
    // of which there is one more, the first.
    let scan = counts(Algorithm::Scan, &puzzle(IMPOSSIBLE));
    let flat = counts(Algorithm::Flat, &puzzle(IMPOSSIBLE));
    assert_eq!(scan.erasures, scan.placements);
    assert_eq!((flat.placements, flat.erasures), (scan.placements, scan.erasures + 1));
}

#[test]
fn the_events_add_up_to_the_counts_and_to_the_solution() {
    for text in [PICTURE, INKALA] {
        for algorithm in Algorithm::ALL {
            let story = trace(&algorithm, &puzzle(text), u32::MAX);
            assert!(!story.is_truncated());
            let mut seen = Counts::default();
            let mut grid = *puzzle(text).grid();
            let mut found = false;
            for event in events(&story.events) {
                match event {
                    Event::Enter(_) => {
                        seen.calls += 1;
                        seen.open += 1;
                        seen.depth = seen.depth.max(seen.open);
                    }
                    Event::Look(_) => {}
                    Event::Test(cell, digit, by) => {
                        seen.tests += 1;
                        assert_eq!(
                            by.is_some(),
                            cell.peers().iter().any(|p| grid.digit(p) == Some(digit))
                        );
                        assert!(by.is_none_or(|by| grid.digit(by) == Some(digit)));
                    }
                    Event::Place(cell, digit) => {
                        seen.placements += 1;
                        grid.set(cell, Some(digit));
                    }
                    Event::Erase(cell) => {
                        seen.erasures += 1;
                        grid.set(cell, None);
                    }
                    Event::Leave(..) => seen.open -= 1,
                    Event::Found => found = true,
                }
            }
            seen.reads = story.counts.reads;
            assert_eq!((seen, found), (story.counts, true), "{algorithm:?}");
            assert_eq!(Some(grid), story.solution.map(|solution| *solution.grid()));
        }
    }
}

#[test]
fn a_trace_within_a_limit_is_the_whole_search_or_nothing() {
    for algorithm in Algorithm::ALL {
        let whole = trace(&algorithm, &puzzle(PICTURE), u32::MAX);
        let within = |steps| trace_within(steps, &algorithm, &puzzle(PICTURE), u32::MAX);
        let fitting = within(whole.steps).expect("no more steps than it has");
        assert_eq!((fitting.events, fitting.solution), (whole.events, whole.solution));
        assert!(within(whole.steps - 1).is_none());
        assert!(within(1).is_none());
    }
}

#[test]
fn a_trace_keeps_as_many_events_as_asked_for_and_counts_all() {
    let whole = trace(&Algorithm::Scan, &puzzle(PICTURE), u32::MAX);
    let short = trace(&Algorithm::Scan, &puzzle(PICTURE), 10);
    assert!(short.is_truncated());
    assert_eq!(short.events, whole.events[..10 * EVENT_SIZE]);
    assert_eq!((short.counts, short.steps), (whole.counts, whole.steps));
    let begin = [
        Event::Enter(Some(Cell::at(0, 0))),
        Event::Look(Cell::at(0, 0)),
        Event::Enter(Some(Cell::at(0, 1))),
        Event::Look(Cell::at(0, 1)),
        Event::Enter(Some(Cell::at(0, 2))),
        Event::Look(Cell::at(0, 2)),
        Event::Test(Cell::at(0, 2), Digit::from_index(0), None),
        Event::Place(Cell::at(0, 2), Digit::from_index(0)),
        Event::Enter(Some(Cell::at(0, 3))),
        Event::Look(Cell::at(0, 3)),
    ];
    assert_eq!(events(&short.events).collect::<Vec<_>>(), begin);
}

#[test]
fn bytes_that_are_no_event_do_not_unpack() {
    for bytes in [[7, 0, 0, 81], [1, 81, 0, 81], [3, 0, 10, 81], [2, 0, 1, 82], [5, 0, 2, 81]] {
        assert_eq!(Event::unpack(bytes), None, "{bytes:?}");
    }
}

#[test]
fn a_search_run_call_by_call_is_the_search_run_at_once() {
    for algorithm in Algorithm::ALL {
        let whole = trace(&algorithm, &puzzle(PICTURE), u32::MAX);
        let mut watch = Watch::new(algorithm, puzzle(PICTURE));
        while !watch.run(1) {}
        assert_eq!((watch.steps(), watch.counts()), (whole.steps, whole.counts), "{algorithm:?}");
        assert_eq!(watch.outcome(), Some(whole.solution));
    }
}
