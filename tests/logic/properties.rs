//! On generated puzzles: every step is verified, agrees with the solution and does something; isomorphic
//! puzzles are equally hard.

use std::collections::BTreeSet;

use redoku::logic::{Options, Path, Position, Step, Technique, explain, verify};
use redoku::{CandidateSet, CellSet, Proper, Puzzle, Random, Symmetry, fast};

use crate::generate::minimal;
use crate::position::find;

/// How many random cases to run: `usual`, or what the environment variable REDOKU_CASES says.
pub(crate) fn cases(usual: usize) -> usize {
    std::env::var("REDOKU_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual)
}

fn check(position: &Position, step: &Step) {
    assert_eq!(verify(position, step), Ok(()), "{step:#?} on {position:#?}");
    assert!(step.agrees_with(position.proper().solution()), "{step:#?} on {position:#?}");
    let mut after = *position.board();
    assert!(step.apply(&mut after), "{step:?} does nothing on {position:?}");
}

/// Explains a puzzle to the end and checks every step.
pub(crate) fn explain_fully(proper: &Proper, options: Options) -> Vec<Technique> {
    let mut path = Path::new(Position::new(*proper), options);
    let mut techniques = Vec::new();
    loop {
        let before = *path.position();
        let Some(step) = path.next() else { break };
        let step = step.expect("not stopped");
        check(&before, &step);
        techniques.push(step.technique);
    }
    assert_eq!(path.position().board().solution().as_ref(), Some(proper.solution()), "{proper}");
    techniques
}

#[test]
fn generated_puzzles_are_explained_to_the_end() {
    let mut random = Random::new(1);
    for _ in 0..cases(120) {
        explain_fully(&minimal(&mut random), Options::default());
    }
}

/// Digits that a person placed are no givens: a pattern of solved cells is deadly only if none of them is a given.
#[test]
fn own_digits_are_not_taken_for_givens() {
    let mut random = Random::new(6);
    let mut avoidable = 0;
    for _ in 0..cases(60) {
        let proper = minimal(&mut random);
        let blanks = Position::new(proper).board().blanks();
        let own = blanks.iter().filter(|_| random.chance(50)).collect::<CellSet>();
        let placed = own.iter().map(|cell| proper.solution().candidate(cell)).collect();
        let position = Position::new(proper).with(&placed, &CandidateSet::EMPTY);
        let position = position.expect("no mistake");
        assert_eq!(position.board().givens(), proper.puzzle().givens());
        let asked = [Technique::AvoidableRectangle1, Technique::AvoidableRectangle2];
        for found in find(&position, &asked) {
            check(&position, &found);
            avoidable += 1;
        }
    }
    assert!(avoidable > 0, "no avoidable rectangle was found");
}

#[test]
fn techniques_that_need_uniqueness_can_be_switched_off() {
    let mut random = Random::new(2);
    for _ in 0..cases(40) {
        let options = Options { uniqueness: false, ..Options::default() };
        let used = explain_fully(&minimal(&mut random), options);
        assert!(!used.iter().any(|technique| technique.needs_uniqueness()));
    }
}

/// Every technique on positions where singles do not help: whatever it finds holds. Each position is searched for a
/// few techniques, drawn at random.
#[test]
fn whatever_is_found_holds() {
    let mut random = Random::new(3);
    let mut seen = BTreeSet::new();
    for _ in 0..cases(200) {
        let mut path = Path::new(Position::new(minimal(&mut random)), Options::default());
        loop {
            let before = *path.position();
            let Some(Ok(step)) = path.next() else { break };
            if step.technique <= Technique::NakedSingle {
                continue;
            }
            let asked = [(); 2].map(|()| random.pick(&Technique::ALL));
            for found in find(&before, &asked) {
                check(&before, &found);
                seen.insert(found.technique);
            }
        }
    }
    assert!(seen.len() > 60, "{} techniques: {seen:?}", seen.len());
}

/// The share is below one: a tie between steps is broken by the order of cells, and the ways part.
#[test]
fn isomorphic_puzzles_are_equally_hard() {
    let mut random = Random::new(4);
    let number = cases(60);
    let mut equal = 0;
    for _ in 0..number {
        let proper = minimal(&mut random);
        let image = Symmetry::random(&mut random).grid(proper.puzzle().grid());
        let image = Puzzle::new(image).expect("a symmetry makes no conflict");
        let image = fast::prove(&image).expect("one solution");
        let [one, other] = [proper, image].map(|it| {
            let explained = explain(&Position::new(it), Options::default());
            explained.expect("not stopped").hardest()
        });
        equal += usize::from(one == other);
    }
    eprintln!("{equal} of {number} pairs need the same hardest technique");
    assert!(equal * 100 >= number * 85, "{equal} of {number}");
}
