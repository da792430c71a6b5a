//! On generated puzzles: every step is verified, agrees with the solution and does something; isomorphic
//! puzzles are equally hard.

use std::collections::BTreeSet;

use redoku::logic::{Options, Path, Step, Technique, explain, find_steps, verify};
use redoku::{Board, Puzzle, Random, Solution, Symmetry, fast};

use crate::generate::minimal;

/// How many random cases to run: `usual`, or what the environment variable REDOKU_CASES says.
fn cases(usual: usize) -> usize {
    std::env::var("REDOKU_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual)
}

fn check(board: &Board, step: &Step, solution: &Solution) {
    assert_eq!(verify(board, step), Ok(()), "{step:#?} on {board:#?}");
    assert!(step.agrees_with(solution), "{step:#?} on {board:#?}");
    let mut after = *board;
    assert!(step.apply(&mut after), "{step:?} does nothing on {board:?}");
}

/// Explains a puzzle to the end and checks every step.
pub(crate) fn explain_fully(puzzle: &Puzzle, options: Options) -> Vec<Technique> {
    let solution = fast::first_solution(puzzle).expect("a solution");
    let mut path = Path::new(Board::new(puzzle), options);
    let mut techniques = Vec::new();
    loop {
        let before = *path.board();
        let Some(step) = path.next() else { break };
        check(&before, &step, &solution);
        techniques.push(step.technique);
    }
    assert_eq!(path.board().solution(), Some(solution), "{puzzle}");
    techniques
}

#[test]
fn generated_puzzles_are_explained_to_the_end() {
    let mut random = Random::new(1);
    for _ in 0..cases(120) {
        explain_fully(&minimal(&mut random), Options::default());
    }
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
        let puzzle = minimal(&mut random);
        let solution = fast::first_solution(&puzzle).expect("a solution");
        let mut path = Path::new(Board::new(&puzzle), Options::default());
        loop {
            let before = *path.board();
            let Some(step) = path.next() else { break };
            if step.technique <= Technique::NakedSingle {
                continue;
            }
            let asked = [(); 2].map(|()| random.pick(Technique::ALL));
            for found in find_steps(&before, &asked) {
                check(&before, &found, &solution);
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
        let puzzle = minimal(&mut random);
        let image = Symmetry::random(&mut random).grid(puzzle.grid());
        let image = Puzzle::new(image).expect("a symmetry makes no conflict");
        let [one, other] =
            [puzzle, image].map(|it| explain(&Board::new(&it), Options::default()).hardest());
        equal += usize::from(one == other);
    }
    eprintln!("{equal} of {number} pairs need the same hardest technique");
    assert!(equal * 100 >= number * 85, "{equal} of {number}");
}
