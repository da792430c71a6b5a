//! Every statement is true of the board, and the step's effects follow from what is said.

use redoku::Cell;
use redoku::logic::{Options, Path, Step};
use redoku::tell::{self, CandidateRole, CellRole, HouseRole, Mark, Outline, Picture, Scene};

use crate::fixture::fixtures;
use crate::position::{find, start};
use crate::reading::read;

/// How many steps of a fixture's board are read.
const MOST_STEPS: usize = 20;

/// Puzzles that need singles, locked candidates, subsets, fish, wings, chains, sets and proofs.
const PUZZLES: [&str; 8] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75",
    ".23....8.4....9..378....5......75.3.......215...61...7.6.5.1....42.3....9....4..8",
    ".23.5..8.45.7...2.7...2..6.....9...73.856....5..8......4.2.....8.....6.1..7....32",
    "..345.78.4....9.2..8..2..6...16.5..7......2..9...4..3...4......5.2.1.....1....3.6",
    ".2.4..7......891.........65..48.....3..9....1.95..1.7..7.3...1263.........2.1...8",
    "123...7.9.5.7..1...8.....6..............7.9.28.7.6..5...56..........2..1.1.84..3.",
    ".23.....94....9.2.7.....4.5....37.4..6.9..8..9.42.......18.2..76....5...8...71.5.",
];

/// Calls a function with every step of the puzzles.
fn each_step(mut with: impl FnMut(&Step, Scene<'_>)) {
    for text in PUZZLES {
        let mut path = Path::new(start(text), Options::default());
        let mut before = Vec::new();
        loop {
            let board = *path.position().board();
            let Some(Ok(step)) = path.next() else { break };
            with(&step, Scene { board: &board, before: &before });
            before.push(step);
        }
    }
}

#[test]
fn every_step_of_a_path_is_told_truly() {
    each_step(read);
}

/// `cargo run --release -p redoku-benches --bin tell` reads far more of them.
#[test]
fn every_technique_is_told_truly() {
    for fixture in fixtures() {
        let steps = find(&fixture.position, &[fixture.technique]);
        let wanted = |step: &&Step| step.remove == fixture.remove && step.place == fixture.place;
        assert!(steps.iter().any(|step| wanted(&step)), "not found: {}", fixture.line);
        for step in steps.iter().filter(wanted).chain(steps.iter().take(MOST_STEPS)) {
            read(step, Scene::new(fixture.position.board()));
        }
    }
}

/// The same words on the board after the step: what they say is no longer there.
#[test]
fn a_false_statement_is_found() {
    each_step(|step, scene| {
        let mut after = *scene.board;
        step.apply(&mut after);
        let outline = tell::outline(step, scene);
        let later = Scene { board: &after, ..scene };
        assert!(tell::check(&outline, step, later).is_err(), "{step:?}");
    });
}

/// A step that claims more than its statements show.
#[test]
fn an_effect_that_does_not_follow_is_found() {
    each_step(|step, scene| {
        let others = *scene.board.marks() - step.place - step.remove;
        let Some(other) = others.last() else { return };
        let mut step = step.clone();
        step.remove.insert(other);
        let outline = tell::outline(&step, scene);
        assert!(tell::check(&outline, &step, scene).is_err(), "{step:?}");
    });
}

/// Pictures in which one mark plays another part, or is elsewhere.
#[test]
fn a_false_mark_is_found() {
    let mut changed = 0;
    each_step(|step, scene| {
        let outline = tell::outline(step, scene);
        let all = marks(&outline);
        // In a walk that comes back to its start, a candidate is false first and true later.
        let both = |candidate| {
            let plays = |role| all.contains(&Mark::Candidate(candidate, role));
            plays(CandidateRole::On) && plays(CandidateRole::Off)
        };
        for at in 0..pictures(&mut outline.clone()).len() {
            let mut outline = outline.clone();
            let mut all = pictures(&mut outline);
            let marks = &mut all[at].marks;
            let found = marks.iter().enumerate().find_map(|(at, mark)| match mark {
                Mark::Candidate(candidate, _) if both(*candidate) => None,
                mark => Some((at, falsified(mark)?)),
            });
            let Some((mark, false_mark)) = found else { continue };
            marks[mark] = false_mark;
            changed += 1;
            assert!(tell::check(&outline, step, scene).is_err(), "{false_mark:?} in {step:?}");
        }
    });
    assert!(changed > 500, "{changed} marks");
}

/// All marks of an outline, proofs apart.
fn marks(outline: &Outline) -> Vec<Mark> {
    let mut outline = outline.clone();
    pictures(&mut outline).iter().flat_map(|picture| picture.marks.clone()).collect()
}

/// The pictures of the moments, and of what is said in them.
fn pictures(outline: &mut Outline) -> Vec<&mut Picture> {
    let mut all = Vec::new();
    for moment in &mut outline.moments {
        all.push(&mut moment.adds);
        all.extend(moment.statements.iter_mut().map(|statement| &mut statement.adds));
    }
    all
}

/// A mark that says something else: a part that excludes the one that it plays, or another place.
fn falsified(mark: &Mark) -> Option<Mark> {
    Some(match *mark {
        Mark::Candidate(candidate, CandidateRole::On) => {
            Mark::Candidate(candidate, CandidateRole::Off)
        }
        Mark::Candidate(candidate, CandidateRole::Off) => {
            Mark::Candidate(candidate, CandidateRole::On)
        }
        Mark::Candidate(candidate, CandidateRole::Placed) => {
            Mark::Candidate(candidate, CandidateRole::Removed)
        }
        Mark::Candidate(
            candidate,
            CandidateRole::Removed | CandidateRole::Fin | CandidateRole::Guardian,
        ) => Mark::Candidate(candidate, CandidateRole::Placed),
        Mark::Cell(cell, role @ (CellRole::Target | CellRole::Stuck)) => {
            Mark::Cell(Cell::all().find(|&other| other != cell)?, role)
        }
        Mark::House(house, HouseRole::Base | HouseRole::Stuck) => {
            Mark::House(house, HouseRole::Cover)
        }
        Mark::House(house, HouseRole::Cover) => Mark::House(house, HouseRole::Base),
        _ => return None,
    })
}
