//! Chain producers against their plain versions, on random positions.

use crate::control::{Checkpoint, Control, Progress};
use crate::model::{Candidate, Digit, Puzzle, Random, Symmetry};
use crate::rating::se::Tenths;
use crate::rating::se::chains::{self, Nested, Producer, Search, nested_forcing};
use crate::rating::se::hint::Hint;
use crate::rating::se::marks::Marks;

use super::plain;

const UNWATCHED: Checkpoint = Control::NONE.at(Progress::new(0, None));

const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A random position: some digits of a random solution, and some candidates removed.
fn position(random: &mut Random, givens: usize) -> Marks {
    let grid = Symmetry::random(random).grid(&SOLVED.parse().unwrap());
    let mut cells: Vec<_> = grid.filled().iter().collect();
    random.shuffle(&mut cells);
    let puzzle = Puzzle::new(grid).unwrap().restricted_to(cells.into_iter().take(givens).collect());
    let mut marks = Marks::new(&puzzle);
    let thinned = random.below(60);
    for cell in marks.blanks() {
        for digit in Digit::all() {
            if grid.digit(cell) != Some(digit) && random.chance(thinned) {
                marks.remove(Candidate { digit, cell });
            }
        }
    }
    marks
}

fn assert_same(marks: &Marks, producer: Option<Producer>, hint: Option<Hint>) -> bool {
    let expected = plain::chains(marks, producer).into_iter().next().map(|chain| Hint {
        rating: Tenths::from_float(chain.rating),
        complexity: chain.complexity,
        place: chain.place,
        remove: chain.remove,
    });
    assert_eq!(hint, expected, "{producer:?}");
    hint.is_some()
}

#[test]
fn forcing_chains_equal_the_plain_search() {
    let mut random = Random::new(1);
    let found = (0..40).filter(|_| {
        let givens = 26 + random.below(15);
        let marks = position(&mut random, givens);
        assert_same(&marks, None, chains::forcing(&marks))
    });
    assert!(found.count() > 20);
}

fn compare(producer: Producer, positions: usize, fewest: usize) {
    let mut random = Random::new(2);
    let mut search = Search::new();
    let found = (0..positions).filter(|_| {
        let givens = fewest + random.below(12);
        let marks = position(&mut random, givens);
        let hint = search.easiest(producer, &marks, UNWATCHED);
        assert_same(&marks, Some(producer), hint.continue_value().unwrap())
    });
    assert!(found.count() > positions / 2, "{producer:?}");
}

#[test]
fn branches_equal_the_plain_search() {
    compare(Producer::Nishio, 20, 28);
    compare(Producer::Multiple, 20, 28);
    compare(Producer::Dynamic(0), 8, 32);
    compare(Producer::Dynamic(1), 8, 32);
}

#[test]
fn nested_branches_equal_the_plain_search() {
    for (level, fewest) in [(2, 42), (3, 42), (4, 44), (5, 48)] {
        compare(Producer::Dynamic(level), 3, fewest);
    }
}

/// What a branch learns from a hint inside it: what goes, what that rests on, and its complexity.
type Lesson = (Vec<Candidate>, Vec<Candidate>, usize);

fn lesson(hint: Nested) -> Lesson {
    let parents = hint.parents.iter().map(|node| node.candidate()).collect();
    (hint.remove, parents, hint.complexity)
}

#[test]
fn all_hints_inside_a_branch_equal_the_plain_search() {
    let mut random = Random::new(4);
    let mut search = Search::new();
    let producers = [None, Some(Producer::Multiple), Some(Producer::Dynamic(0))];
    let mut lessons = 0;
    for round in 0..30 {
        let producer = producers[round % 3];
        let givens = 32 + random.below(10);
        let before = position(&mut random, givens);
        let mut now = before.clone();
        for cell in before.blanks() {
            let digits: Vec<_> = before.candidates(cell).iter().collect();
            if digits.len() > 1 && random.chance(30) {
                now.remove(Candidate { digit: random.pick(&digits), cell });
            }
        }
        let hints = match producer {
            None => nested_forcing(&before, &now),
            Some(producer) => {
                search.nested(producer, &before, &now, UNWATCHED).continue_value().unwrap()
            }
        };
        let found: Vec<Lesson> = hints.into_iter().map(lesson).collect();
        let expected: Vec<Lesson> = plain::inside(&before, &now, producer)
            .iter()
            .map(|chain| {
                let mut remove: Vec<_> = chain.remove.iter().collect();
                remove.sort_by_key(|candidate| (candidate.cell, candidate.digit));
                (remove, chain.parents(&before, &now), chain.complexity)
            })
            .collect();
        assert_eq!(found, expected, "{producer:?}");
        lessons += found.len();
    }
    assert!(lessons > 300, "{lessons}");
}
