//! Why puzzles have no solution: every step holds, and what they end in is a contradiction.

use redoku::logic::{
    BadStep, Flaw, NotRefuted, Options, Position, Refutation, Technique, find_steps, refute,
    verify_on, verify_refutation,
};
use redoku::{Board, Candidate, Control, Demand, Puzzle, Random, fast};

use crate::generate::minimal;
use crate::solvable::solvable;

/// A puzzle with one more given, a wrong one that leaves no contradiction in sight.
fn impossible(random: &mut Random) -> Puzzle {
    loop {
        let proper = minimal(random);
        let board = Board::new(proper.puzzle());
        let hidden = |it: &Candidate| {
            let mut board = board;
            board.place(*it);
            proper.solution()[it.cell] != it.digit && board.stuck().is_none()
        };
        let wrong: Vec<_> = board.marks().iter().filter(hidden).collect();
        if !wrong.is_empty() {
            let given = random.pick(&wrong);
            let mut grid = *proper.puzzle().grid();
            grid.set(given.cell, Some(given.digit));
            return Puzzle::new(grid).expect("a candidate");
        }
    }
}

/// Checks every step, and that nothing is left in the end. Returns the board of the contradiction.
fn check(puzzle: &Puzzle, refutation: &Refutation) -> Board {
    let mut board = Board::new(puzzle);
    for step in &refutation.steps {
        assert_eq!(verify_on(&board, step), Ok(()), "{step:#?} on {board:#?}");
        assert!(!step.technique.needs_uniqueness(), "{step:?}");
        assert!(step.apply(&mut board), "{step:?} does nothing");
    }
    assert_eq!(verify_refutation(puzzle, &refutation.steps, refutation.stuck), Ok(()));
    let open = |cell| board.digit(cell).is_none();
    match refutation.stuck {
        Demand::Cell(cell) => assert!(open(cell) && board.candidates(cell).is_empty()),
        Demand::Digit(digit, house) => {
            let there = house.iter().filter(|&cell| board.digit(cell) == Some(digit)).count();
            let possible = house.iter().filter(|&cell| board.candidates(cell).has(digit)).count();
            assert_eq!((there, possible), (0, 0), "{:?}", refutation.stuck);
        }
    }
    board
}

#[test]
fn impossible_puzzles_are_refuted() {
    let mut random = Random::new(31);
    let mut long = 0;
    for _ in 0..crate::properties::cases(150) {
        let puzzle = impossible(&mut random);
        assert!(!solvable(puzzle.grid()), "{puzzle}");
        let refutation = refute(&puzzle, Control::NONE).expect("it has no solution");
        check(&puzzle, &refutation);
        long += usize::from(refutation.steps.len() > 3);
    }
    assert!(long > 0, "all of them are plain");
}

/// Without any of its steps, the others do not show the contradiction.
#[test]
fn no_step_is_superfluous() {
    let mut random = Random::new(32);
    for _ in 0..20 {
        let puzzle = impossible(&mut random);
        let refutation = refute(&puzzle, Control::NONE).expect("it has no solution");
        for left_out in 0..refutation.steps.len() {
            let mut board = Board::new(&puzzle);
            let mut others = refutation.steps.iter().enumerate().filter(|it| it.0 != left_out);
            let all_hold = others.all(|(_, step)| {
                let holds = verify_on(&board, step).is_ok();
                step.apply(&mut board);
                holds
            });
            let stuck =
                !board.is_met(refutation.stuck) && board.choices(refutation.stuck).is_empty();
            assert!(!(all_hold && stuck), "{:?} of {puzzle}", refutation.steps[left_out]);
        }
    }
}

/// Two cells of one colour were once called a pair of colours.
#[test]
fn colours_that_do_not_alternate_are_left_out() {
    let text = "....5678...718..36...7.35.128.....5....518....9....81..........86..713...3...516.";
    let puzzle: Puzzle = text.parse().expect("a puzzle");
    check(&puzzle, &refute(&puzzle, Control::NONE).expect("it has no solution"));
}

/// Peter Norvig's, which took his program 24 minutes: one hidden pair shows it.
#[test]
fn a_famous_impossible_puzzle_takes_one_step() {
    let text = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let puzzle: Puzzle = text.parse().expect("a puzzle");
    let refutation = refute(&puzzle, Control::NONE).expect("it has no solution");
    check(&puzzle, &refutation);
    let techniques: Vec<_> = refutation.steps.iter().map(|step| step.technique).collect();
    assert_eq!(techniques, [Technique::HiddenPair]);
}

/// A demand that a given meets has no choices left either.
#[test]
fn a_demand_that_is_met_is_no_contradiction() {
    let text = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let puzzle: Puzzle = text.parse().expect("a puzzle");
    let steps = refute(&puzzle, Control::NONE).expect("it has no solution").steps;
    let blank = puzzle.grid().blanks().first().expect("a blank cell");
    let given = puzzle.givens().first().expect("a given");
    for (steps, cell) in [(&[][..], blank), (&steps[..], given)] {
        let stuck = Demand::Cell(cell);
        let flaw = BadStep { at: steps.len(), flaw: Flaw::Possible(stuck) };
        assert_eq!(verify_refutation(&puzzle, steps, stuck), Err(flaw));
    }
}

#[test]
fn what_has_a_solution_is_not_refuted() {
    let proper = minimal(&mut Random::new(33));
    for puzzle in [Puzzle::EMPTY, *proper.puzzle(), Puzzle::from(*proper.solution())] {
        assert_eq!(refute(&puzzle, Control::NONE), Err(NotRefuted::Solvable));
    }
}

#[test]
fn a_refutation_can_be_stopped() {
    let text = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let puzzle: Puzzle = text.parse().expect("a puzzle");
    let stop = |_| std::ops::ControlFlow::Break(());
    assert_eq!(refute(&puzzle, Control::new(&stop)), Err(NotRefuted::Stopped));
}

/// On a board of which nobody knows the number of solutions, one solution is no reason.
#[test]
fn uniqueness_is_no_reason_without_one_solution() {
    let mut random = Random::new(34);
    let unique: Vec<_> =
        Technique::ALL.iter().copied().filter(|it| it.needs_uniqueness()).collect();
    let mut seen = 0;
    while seen < 5 {
        let position = Position::new(minimal(&mut random));
        let steps = find_steps(&position, &unique, Options::default()).expect("nobody stops it");
        for step in &steps {
            assert_eq!(verify_on(position.board(), step), Err(Flaw::Uniqueness), "{step:?}");
            seen += 1;
        }
        assert!(fast::has_solution(position.proper().puzzle()));
    }
}
