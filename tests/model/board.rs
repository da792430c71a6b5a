//! A board keeps its promises whatever is placed and eliminated.

use super::cases;
use redoku::{
    Board, Candidate, CandidateSet, Cell, Demand, Digit, DigitSet, Grid, House, Puzzle, Random,
};

/// What a board must say, worked out from a plain grid and a plain list of pencil marks.
struct Model {
    grid: Grid,
    marks: Vec<Candidate>,
}

impl Model {
    fn place(&mut self, candidate: Candidate) -> bool {
        let there = self.marks.contains(&candidate);
        if there {
            self.grid.set(candidate.cell, Some(candidate.digit));
            self.marks.retain(|&mark| mark != candidate && !mark.sees(candidate));
        }
        there
    }

    fn eliminate(&mut self, candidate: Candidate) -> bool {
        let before = self.marks.len();
        self.marks.retain(|&mark| mark != candidate);
        self.marks.len() < before
    }

    #[track_caller]
    fn compare(&self, board: &Board) {
        assert_eq!(board.grid(), &self.grid);
        assert_eq!(board.blanks(), self.grid.blanks());
        assert!(board.marks().iter().eq(self.marks.iter().copied()), "{board:#?}");
        for cell in Cell::all() {
            let of_cell = self.marks.iter().filter(|mark| mark.cell == cell);
            assert_eq!(board.candidates(cell), of_cell.map(|mark| mark.digit).collect());
        }
        for house in House::all() {
            assert_eq!(board.missing(house), !self.grid.digits_in(house));
        }
        let mut stuck = Vec::new();
        for demand in Demand::all() {
            let met =
                self.grid.digits().any(|(cell, digit)| demand.is_met_by(Candidate { digit, cell }));
            let choices: CandidateSet =
                self.marks.iter().copied().filter(|&mark| demand.is_met_by(mark)).collect();
            assert_eq!((board.is_met(demand), board.choices(demand)), (met, choices), "{demand}");
            if !met && choices.is_empty() {
                stuck.push(demand);
            }
        }
        assert_eq!(board.stuck(), stuck.first().copied(), "{board:#?}");
    }
}

#[test]
fn any_moves_keep_the_board_whole() {
    let mut random = Random::new(8);
    let mut stuck = 0;
    let boards = cases(60);
    for _ in 0..boards {
        let mut board = Board::EMPTY;
        let mut model = Model { grid: Grid::EMPTY, marks: Candidate::all().collect() };
        // The marks are kept in the order of the index, by digit first.
        for _ in 0..if cfg!(miri) { 8 } else { random.below(120) } {
            let candidate = Candidate::from_index(random.below(Candidate::NUM));
            if random.chance(40) {
                assert_eq!(board.place(candidate), model.place(candidate));
            } else {
                assert_eq!(board.eliminate(candidate), model.eliminate(candidate));
            }
        }
        let many: CandidateSet = Candidate::all().filter(|_| random.chance(20)).collect();
        let erased = many.iter().filter(|&candidate| model.eliminate(candidate)).count();
        assert_eq!(board.eliminate_all(&many), erased > 0);
        model.compare(&board);
        stuck += u64::from(board.stuck().is_some());
        assert!(Puzzle::new(*board.grid()).is_ok(), "no two equal digits see each other");
    }
    assert!(cfg!(miri) || (1..boards).contains(&stuck), "{stuck} boards are stuck");
}

#[test]
fn a_new_board_has_the_givens_and_their_candidates() {
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle: Puzzle = text.parse().expect("a puzzle");
    let mut board = Board::new(&puzzle);
    assert_eq!((board.grid(), board.givens()), (puzzle.grid(), puzzle.givens()));
    for cell in Cell::all() {
        let expected =
            if board.blanks().has(cell) { puzzle.grid().candidates(cell) } else { DigitSet::EMPTY };
        assert_eq!(board.candidates(cell), expected);
    }
    let single = Candidate { digit: Digit::from_index(4), cell: Cell::at(4, 4) };
    assert!(board.place(single) && !board.place(single));
    assert!(!board.givens().has(single.cell), "what is placed later is not a given");
}

#[test]
fn naked_singles_alone_solve_the_picture_puzzle() {
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut board = Board::new(&text.parse().expect("a puzzle"));
    while let Some(placed) = board
        .blanks()
        .iter()
        .find_map(|cell| board.candidates(cell).single().map(|digit| Candidate { digit, cell }))
    {
        assert!(board.place(placed));
    }
    let solution = board.solution().expect("it is full");
    assert!(solution.to_string().starts_with("534678912672195348"));
}

/// A position is copied for each assumption of a proof.
#[test]
fn a_board_stays_small() {
    assert!(size_of::<Board>() <= 512, "{} bytes", size_of::<Board>());
}
