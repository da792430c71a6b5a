//! Any place of a search, by steps or by work done.

use redoku::Candidate;
use redoku::classic::{Algorithm, EVENT_SIZE, Event, Place, Search, Watch, trace};

use super::fast_engine::Told;
use super::{INKALA, PICTURE, events, puzzle};

#[test]
fn the_moment_at_a_step_is_what_the_events_before_it_made() {
    for algorithm in Algorithm::ALL {
        let whole = trace(&algorithm, &puzzle(INKALA), u32::MAX);
        let mut watch = Watch::new(algorithm, puzzle(INKALA));
        watch.run(u64::MAX);
        let mut grid = *puzzle(INKALA).grid();
        for (step, event) in events(&whole.events).enumerate() {
            if step % 4999 == 0 {
                let (moment, following) = watch.seek(Place::Step(step as u64), 5);
                assert_eq!(moment.grid, grid, "{algorithm:?} at {step}");
                assert_eq!(following, whole.events[step * EVENT_SIZE..][..5 * EVENT_SIZE]);
                let on_path = |it: &Candidate| grid.digit(it.cell) == Some(it.digit);
                assert!(moment.path.len() <= 81 && moment.path.iter().rev().skip(1).all(on_path));
            }
            match event {
                Event::Place(cell, digit) => grid.set(cell, Some(digit)),
                Event::Erase(cell) => grid.set(cell, None),
                _ => {}
            }
        }
        let (end, nothing) = watch.seek(Place::Step(u64::MAX), 5);
        assert_eq!((end.step, end.grid, end.counts), (whole.steps, grid, whole.counts));
        assert_eq!(nothing, []);
    }
}

#[test]
fn a_place_by_reads_is_the_first_step_by_which_so_much_was_read() {
    for algorithm in Algorithm::ALL {
        let mut watch = Watch::new(algorithm, puzzle(PICTURE));
        watch.run(u64::MAX);
        let total = watch.counts().reads;
        for reads in [0, 1, 2, 3, 50, total / 3, total - 1] {
            let (there, following) = watch.seek(Place::Reads(reads), 2);
            assert!(there.counts.reads >= reads, "{algorithm:?} at {reads}");
            assert_eq!((there.clone(), following), watch.seek(Place::Step(there.step), 2));
            if let Some(before) = there.step.checked_sub(1) {
                let (before, _) = watch.seek(Place::Step(before), 0);
                assert!(before.counts.reads < reads, "{algorithm:?} at {reads}");
            }
        }
        assert_eq!(watch.seek(Place::Reads(total), 1).0.step, watch.steps());
    }
}

/// The dead ends along the path after each event, put together from the events alone.
#[derive(Default)]
struct DeadEnds {
    /// For each open call its newest choice.
    choices: Vec<Option<Candidate>>,
    dead: Vec<(usize, Candidate)>,
}

impl DeadEnds {
    fn hear(&mut self, event: Event) {
        match event {
            Event::Enter(_) => self.choices.push(None),
            Event::Place(cell, digit) => {
                *self.choices.last_mut().expect("an open call") = Some(Candidate { digit, cell });
            }
            Event::Leave(_, done) => {
                self.choices.pop();
                let level = self.choices.len();
                self.dead.retain(|&(at, ..)| at < level);
                if let (false, Some(&Some(choice))) = (done, self.choices.last()) {
                    self.dead.push((level - 1, choice));
                }
            }
            _ => {}
        }
    }
}

#[track_caller]
fn assert_dead_ends(search: impl Search) {
    let whole = trace(&search, &puzzle(INKALA), u32::MAX);
    let mut watch = Watch::new(search, puzzle(INKALA));
    watch.run(u64::MAX);
    let mut expected = DeadEnds::default();
    let mut seen = 0;
    for (step, event) in events(&whole.events).enumerate() {
        if step % 53 == 0 {
            let (moment, _) = watch.seek(Place::Step(step as u64), 1);
            assert_eq!(moment.dead, expected.dead, "at {step}");
            seen += moment.dead.len();
        }
        expected.hear(event);
    }
    assert!(seen > 0, "there are dead ends at all");
}

#[test]
fn what_led_nowhere_is_known_wherever_the_path_does_not_show_it() {
    assert_dead_ends(Algorithm::FewestFirst);
    assert_dead_ends(Algorithm::Propagation);
    assert_dead_ends(Algorithm::DancingLinks);
    assert_dead_ends(Told);
}
