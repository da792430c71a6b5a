//! What a caller relies on: mistakes, own pencil marks, stopping, order, and a verifier that says no.

use std::cell::Cell as Counter;
use std::ops::ControlFlow;

use redoku::logic::{
    BadStep, Evidence, Flaw, Options, Path, Position, Step, Technique, explain, find_steps, hint,
    verify, verify_path,
};
use redoku::{Candidate, CandidateSet, Cell, Control, Demand, Proper, Random, Stopped};

use crate::generate::minimal;
use crate::position::{find, start};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The right candidates of some blank cells, and a wrong one for each.
fn blanks(position: &Position, number: usize) -> (CandidateSet, CandidateSet) {
    let solution = position.proper().solution();
    let wide = |cell: &Cell| position.board().candidates(*cell).len() > 1;
    let cells = || position.board().blanks().into_iter().filter(wide).take(number);
    let wrong = |cell: Cell| {
        let digit = (position.board().candidates(cell) - solution[cell].into()).first();
        Candidate { digit: digit.expect("a wrong candidate"), cell }
    };
    (cells().map(|cell| solution.candidate(cell)).collect(), cells().map(wrong).collect())
}

#[test]
fn every_mistake_is_named_and_nothing_else() {
    let position = start(EASY);
    let none = CandidateSet::EMPTY;
    let (right, wrong) = blanks(&position, 7);
    let mistakes = position.with(&wrong, &none).expect_err("seven wrong digits");
    assert_eq!(mistakes.excluded(), &right);
    let mistakes = position.with(&none, &right).expect_err("seven marks too few");
    assert_eq!(mistakes.excluded(), &right);
    assert!(position.with(&right, &wrong).is_ok());
    assert!(position.with(&right, &right).is_ok(), "a filled cell needs no mark");
}

/// Two equal own digits in a row: the one that the solution does not have is the mistake, whichever comes first.
#[test]
fn of_two_digits_that_clash_the_wrong_one_is_the_mistake() {
    let position = start(EASY);
    let solution = position.proper().solution();
    let mut pairs = 0;
    for right in position.board().blanks() {
        for wrong in position.board().blanks() & right.peers() {
            let placed = CandidateSet::from([
                solution.candidate(right),
                Candidate { digit: solution[right], cell: wrong },
            ]);
            let mistakes = position.with(&placed, &CandidateSet::EMPTY).expect_err("a clash");
            assert_eq!(mistakes.excluded(), &solution.candidate(wrong).into());
            pairs += 1;
        }
    }
    assert!(pairs > 100, "{pairs}");
}

/// A board with a wrong digit once led to steps without effect, for ever.
#[test]
fn no_wrong_digit_leads_to_a_path() {
    let position = start(EASY);
    let mut refused = 0;
    for candidate in *position.board().marks() {
        let placed = CandidateSet::from(candidate);
        match position.with(&placed, &CandidateSet::EMPTY) {
            Ok(position) => assert!(explain(&position, Options::default()).is_ok()),
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 100, "{refused}");
}

#[test]
fn a_full_board_has_no_hint() {
    let position = start(EASY);
    let all = CandidateSet::from(position.proper().solution().grid());
    let full = position.with(&all, &CandidateSet::EMPTY).expect("no mistake");
    assert_eq!(hint(&full, Options::default()), Ok(None));
}

#[test]
fn crossed_out_marks_count() {
    // With all other candidates of a cell crossed out, it is a naked single.
    let position = start(EASY);
    let wide = |&cell: &Cell| position.board().candidates(cell).len() > 2;
    let cell = position.board().blanks().iter().find(wide).expect("a cell with several candidates");
    let right = position.proper().solution().candidate(cell);
    let others = position.board().candidates(cell) - right.digit.into();
    let removed = CandidateSet::of(others, cell);
    let position = position.with(&CandidateSet::EMPTY, &removed).expect("no mistake");
    let singles = find(&position, &[Technique::NakedSingle]);
    assert!(singles.iter().any(|step| step.place == right.into()));
}

#[test]
fn a_search_can_be_stopped() {
    let mut random = Random::new(11);
    let hard = |proper: &Proper| {
        let explained = explain(&Position::new(*proper), Options::default());
        explained.expect("nobody stops it").hardest() >= Some(Technique::Aic)
    };
    let proper = std::iter::repeat_with(|| minimal(&mut random)).find(hard).expect("a hard puzzle");
    let position = Position::new(proper);
    let asked = Counter::new(0);
    let three = |_| {
        asked.set(asked.get() + 1);
        if asked.get() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let options = Options { control: Control::new(&three), ..Options::default() };
    assert_eq!(explain(&position, options).err(), Some(Stopped));
    assert_eq!(asked.get(), 3);
    assert_eq!(find_steps(&position, &[Technique::Aic], options), Err(Stopped));
    let mut path = Path::new(position, options);
    assert!(path.by_ref().any(|step| step == Err(Stopped)));
    assert!(path.next().is_none());
}

#[test]
fn progress_goes_up_to_the_end() {
    let last = Counter::new(0.0);
    let watch = |progress: redoku::Progress| {
        let share = progress.share().expect("a total");
        assert!(share >= last.get(), "{share} after {}", last.get());
        last.set(share);
        ControlFlow::Continue(())
    };
    let options = Options { control: Control::new(&watch), ..Options::default() };
    assert!(explain(&start(EASY), options).is_ok());
    assert_eq!(last.get(), 1.0);
}

#[test]
fn the_same_position_has_the_same_path() {
    let mut random = Random::new(12);
    for _ in 0..10 {
        let position = Position::new(minimal(&mut random));
        let [one, two] = [0, 1].map(|_| explain(&position, Options::default()));
        assert_eq!(one.expect("not stopped").steps, two.expect("not stopped").steps);
    }
}

#[test]
fn every_technique_has_an_id_of_its_own() {
    let mut ids: Vec<_> = Technique::ALL.iter().map(|technique| technique.id()).collect();
    assert!(Technique::ALL.iter().all(|&it| it.id().parse() == Ok(it)));
    assert!(Technique::ALL.is_sorted());
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), Technique::ALL.len());
}

/// Every step of some paths with one digit of the solution among what it eliminates: the verifier objects.
#[test]
fn a_false_claim_is_rejected() {
    let mut random = Random::new(13);
    for _ in 0..12 {
        let mut path = Path::new(Position::new(minimal(&mut random)), Options::default());
        loop {
            let before = *path.position();
            let Some(Ok(step)) = path.next() else { break };
            for cell in before.board().blanks() {
                let mut wrong = step.clone();
                wrong.remove.insert(before.proper().solution().candidate(cell));
                assert!(verify(&before, &wrong).is_err(), "{wrong:?} on {before:?}");
            }
        }
    }
}

#[test]
fn flaws_are_told_apart() {
    let position = start(EASY);
    let board = position.board();
    let mut step = find(&position, &[Technique::NakedSingle]).remove(0);
    assert_eq!(verify(&position, &step), Ok(()));
    let place = step.place;
    step.place = CandidateSet::EMPTY;
    assert_eq!(verify(&position, &step), Err(Flaw::Effect), "no effect");
    step.place = place;
    let given = CandidateSet::from(position.proper().puzzle().grid()).first().expect("a given");
    let both = Step { place: place | given.into(), remove: given.into(), ..step.clone() };
    assert_eq!(verify(&position, &both), Err(Flaw::Effect), "placed and removed, but a given");
    step.technique = Technique::HiddenSingle;
    assert_eq!(verify(&position, &step), Err(Flaw::Shape), "another name");
    step.technique = Technique::NakedSingle;
    let filled = board.givens().first().expect("a given");
    step.evidence = Evidence::Single(Demand::Cell(filled));
    assert_eq!(verify(&position, &step), Err(Flaw::Premise), "a demand that is met");
    let other = board.blanks().iter().find(|&cell| board.candidates(cell).len() > 1);
    let cell = other.expect("a cell with several candidates");
    let digit = board.candidates(cell).first().expect("a digit");
    step.evidence = Evidence::Single(Demand::Cell(cell));
    step.place = Candidate { digit, cell }.into();
    assert_eq!(verify(&position, &step), Err(Flaw::Claim), "more than one candidate");
}

/// A path with one step twice, and one with a digit that the evidence does not show but the solution has.
#[test]
fn the_first_bad_step_of_a_path_is_named() {
    let position = start(EASY);
    let steps = explain(&position, Options::default()).expect("not stopped").steps;
    let end = verify_path(&position, &steps).expect("every step holds");
    assert_eq!(end.board().solution().as_ref(), Some(position.proper().solution()));
    let mut twice = steps.clone();
    twice.insert(3, steps[2].clone());
    let bad = verify_path(&position, &twice).expect_err("a step without effect");
    assert_eq!(bad, BadStep { at: 3, flaw: Flaw::Effect });
    assert_eq!(bad.to_string(), "step 4: the step has no effect on this board");
    let mut more = steps[0].clone();
    more.place |= steps[5].place;
    let bad = verify_path(&position, &[more]).expect_err("a digit without a reason");
    assert_eq!(bad, BadStep { at: 0, flaw: Flaw::Claim });
}

#[test]
fn flaws_have_ids() {
    let met = Flaw::Possible(Demand::Cell(Cell::at(0, 0)));
    let flaws = [Flaw::Effect, Flaw::Shape, Flaw::Premise, Flaw::Claim, Flaw::Uniqueness, met];
    let ids = ["effect", "shape", "premise", "claim", "uniqueness", "possible"];
    assert_eq!(flaws.each_ref().map(|flaw| flaw.id()), ids);
}

#[test]
fn no_technique_on_the_path_weighs_less_than_an_easier_one() {
    let path: Vec<_> = Technique::ALL.iter().filter(|it| it.is_on_path()).collect();
    assert!(path.is_sorted_by_key(|it| (it.level(), it.score())));
}

#[test]
fn a_search_in_the_guise_of_a_pattern_is_no_proof() {
    let position =
        start("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    let (board, solution) = (position.board(), position.proper().solution());
    let blanks = board.blanks();
    let base = blanks.iter().take(2).collect();
    let step = Step {
        technique: Technique::AlignedPairExclusion,
        place: CandidateSet::EMPTY,
        remove: *board.marks() - CandidateSet::from(solution.grid()),
        evidence: Evidence::Exclusion { base, against: blanks - base },
    };
    assert_eq!(verify(&position, &step), Err(Flaw::Claim));
}
