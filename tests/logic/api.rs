//! What a caller relies on: mistakes, own pencil marks, stopping, order, and a verifier that says no.

use std::cell::Cell as Counter;
use std::ops::ControlFlow;

use redoku::logic::{
    Evidence, Explanation, Flaw, Hint, Options, Path, Technique, explain, find_steps_with, hint,
    techniques, verify,
};
use redoku::{Board, Candidate, CandidateSet, Cell, Demand, Puzzle, Random, fast};

use crate::generate::minimal;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn easy() -> Board {
    Board::new(&EASY.parse().expect("a puzzle"))
}

#[test]
fn a_mistake_comes_before_any_hint() {
    let solution = fast::first_solution(&EASY.parse().expect("a puzzle")).expect("a solution");
    let mut board = easy();
    let cell = board.blanks().first().expect("a blank");
    let right = Candidate { digit: solution[cell], cell };
    board.eliminate(right);
    assert_eq!(hint(&board, Some(&solution), Options::default()), Hint::Mistake(right.into()));
    let wrong = board.candidates(cell).first().expect("a wrong digit");
    assert!(board.place(Candidate { digit: wrong, cell }));
    // What the wrong digit erases elsewhere is no mistake of its own.
    assert_eq!(hint(&board, Some(&solution), Options::default()), Hint::Mistake(right.into()));
}

#[test]
fn a_full_board_has_no_hint() {
    let Explanation { board, .. } = explain(&easy(), Options::default());
    assert_eq!(hint(&board, board.solution().as_ref(), Options::default()), Hint::Nothing);
}

#[test]
fn crossed_out_marks_count() {
    // With all other candidates of a cell crossed out, it is a naked single.
    let solution = fast::first_solution(&EASY.parse().expect("a puzzle")).expect("a solution");
    let mut board = easy();
    let wide = |&cell: &Cell| board.candidates(cell).len() > 2;
    let cell = board.blanks().iter().find(wide).expect("a cell with several candidates");
    let digit = solution[cell];
    for other in board.candidates(cell) - digit.into() {
        board.eliminate(Candidate { digit: other, cell });
    }
    let singles = redoku::logic::find_steps(&board, &[Technique::NakedSingle]);
    assert!(singles.iter().any(|step| step.place == Candidate { digit, cell }.into()));
}

#[test]
fn a_search_can_be_stopped() {
    let mut random = Random::new(11);
    let hard = |puzzle: &Puzzle| {
        explain(&Board::new(puzzle), Options::default()).hardest() >= Some(Technique::Aic)
    };
    let puzzle = std::iter::repeat_with(|| minimal(&mut random)).find(hard).expect("a hard puzzle");
    let asked = Counter::new(0);
    let poll = || {
        asked.set(asked.get() + 1);
        if asked.get() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let options = Options { poll: &poll, ..Options::default() };
    let explained = explain(&Board::new(&puzzle), options);
    assert!(explained.stopped && !explained.is_solved());
    assert_eq!(asked.get(), 3);
    assert_eq!(find_steps_with(&explained.board, &[Technique::Aic], options), None);
    assert_eq!(hint(&explained.board, None, options), Hint::Stopped);
}

#[test]
fn the_same_board_has_the_same_path() {
    let mut random = Random::new(12);
    for _ in 0..10 {
        let board = Board::new(&minimal(&mut random));
        let [one, two] = [0, 1].map(|_| explain(&board, Options::default()).steps);
        assert_eq!(one, two);
    }
}

#[test]
fn every_technique_has_an_id_of_its_own() {
    let mut ids: Vec<_> = techniques().iter().map(|technique| technique.id()).collect();
    assert!(techniques().iter().all(|&it| Technique::from_id(it.id()) == Some(it)));
    assert!(techniques().is_sorted());
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), techniques().len());
}

/// Every step of some paths with one digit of the solution among what it eliminates: the verifier objects.
#[test]
fn a_false_claim_is_rejected() {
    let mut random = Random::new(13);
    for _ in 0..12 {
        let puzzle = minimal(&mut random);
        let solution = fast::first_solution(&puzzle).expect("a solution");
        let mut path = Path::new(Board::new(&puzzle), Options::default());
        loop {
            let before = *path.board();
            let Some(step) = path.next() else { break };
            for cell in before.blanks() {
                let mut wrong = step.clone();
                wrong.remove.insert(Candidate { digit: solution[cell], cell });
                assert!(verify(&before, &wrong).is_err(), "{wrong:?} on {before:?}");
            }
        }
    }
}

#[test]
fn flaws_are_told_apart() {
    let board = easy();
    let mut step = redoku::logic::find_steps(&board, &[Technique::NakedSingle]).remove(0);
    assert_eq!(verify(&board, &step), Ok(()));
    let place = step.place;
    step.place = CandidateSet::EMPTY;
    assert_eq!(verify(&board, &step), Err(Flaw::Effect), "no effect");
    step.place = place;
    step.technique = Technique::HiddenSingle;
    assert_eq!(verify(&board, &step), Err(Flaw::Shape), "another name");
    step.technique = Technique::NakedSingle;
    let filled = board.givens().first().expect("a given");
    step.evidence = Evidence::Single(Demand::Cell(filled));
    assert_eq!(verify(&board, &step), Err(Flaw::Premise), "a demand that is met");
    let other = board.blanks().iter().find(|&cell| board.candidates(cell).len() > 1);
    let cell = other.expect("a cell with several candidates");
    let digit = board.candidates(cell).first().expect("a digit");
    step.evidence = Evidence::Single(Demand::Cell(cell));
    step.place = Candidate { digit, cell }.into();
    assert_eq!(verify(&board, &step), Err(Flaw::Claim), "more than one candidate");
}

#[test]
fn no_technique_on_the_path_weighs_less_than_an_easier_one() {
    let path: Vec<_> = Technique::ALL.iter().filter(|it| it.is_on_path()).collect();
    assert!(path.is_sorted_by_key(|it| (it.level(), it.score())));
}
