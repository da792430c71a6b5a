//! What simple logic makes of a board, without reasons: for asking quickly whether a proof exists.

use crate::fast;
use crate::model::{Board, Candidate, CandidateSet, Digit, House, HouseSet};

use crate::logic::reach::net::{Net, Reach, Rule};

/// The board has no solution: some demand cannot be met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stuck;

/// Draws every conclusion of singles and locked candidates.
pub(super) fn settle(board: &mut Board) -> Result<(), Stuck> {
    loop {
        let before = *board.marks();
        singles(board)?;
        locked(board);
        if before == *board.marks() {
            return Ok(());
        }
    }
}

fn singles(board: &mut Board) -> Result<(), Stuck> {
    loop {
        let (mut once, mut twice) = (board.grid().filled(), board.grid().filled());
        for digit in Digit::all() {
            let cells = board.cells_with(digit);
            twice |= once & cells;
            once |= cells;
        }
        if once.len() < 81 {
            return Err(Stuck);
        }
        let mut found: CandidateSet = CandidateSet::EMPTY;
        for cell in once - twice {
            board.candidates(cell).iter().for_each(|digit| found.insert(Candidate { digit, cell }));
        }
        for house in House::all() {
            for digit in board.missing(house) {
                let places = board.cells_with(digit) & house.cells();
                match places.single() {
                    Some(cell) => found.insert(Candidate { digit, cell }),
                    None if places.is_empty() => return Err(Stuck),
                    None => {}
                }
            }
        }
        if found.is_empty() {
            return Ok(());
        }
        for candidate in found {
            if !board.place(candidate) {
                return Err(Stuck);
            }
        }
    }
}

fn locked(board: &mut Board) {
    for digit in Digit::all() {
        for from in House::all() {
            let places = board.cells_with(digit) & from.cells();
            if !(2..=3).contains(&places.len()) {
                continue;
            }
            let others = places.common_houses() - HouseSet::from(from);
            for to in others {
                let elsewhere = (board.cells_with(digit) & to.cells()) - from.cells();
                board.eliminate_all(&CandidateSet::of(digit, elsewhere));
            }
        }
    }
}

/// Draws every conclusion of contradictions up to a depth: at depth 1, an assumption that singles and
/// locked candidates refute is false; at depth 2, one that depth 1 refutes.
pub(super) fn reduce(board: &mut Board, depth: usize) -> Result<(), Stuck> {
    settle(board)?;
    if depth == 0 {
        return Ok(());
    }
    loop {
        shave(board)?;
        if depth == 1 || board.blanks().is_empty() {
            return Ok(());
        }
        let mut changed = false;
        for candidate in *board.marks() {
            if board.has(candidate) && refutes(board, candidate, depth - 1) {
                board.eliminate(candidate);
                reduce(board, depth - 1)?;
                changed = true;
            }
        }
        if !changed {
            return Ok(());
        }
    }
}

/// Eliminates what depth 1 refutes, all assumptions at once, until there is no more.
fn shave(board: &mut Board) -> Result<(), Stuck> {
    while !board.blanks().is_empty() {
        let net = Net::new(board, Rule::Nets);
        let reach = Reach::new(&net, usize::MAX);
        if reach.refuted.is_empty() {
            break;
        }
        for &(_, source) in &reach.refuted {
            board.eliminate(net.candidates[source]);
        }
        settle(board)?;
    }
    Ok(())
}

/// Whether assuming a candidate leads to a contradiction at a depth of reasoning.
pub(super) fn refutes(board: &Board, candidate: Candidate, depth: usize) -> bool {
    // Most candidates are not refuted, and the fast engine says so in a twentieth of the time.
    if depth == 1 && !fast::may_refute(board, candidate) {
        return false;
    }
    let mut assumed = *board;
    assumed.place(candidate);
    reduce(&mut assumed, depth).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Cell, CellSet, Puzzle, Random};

    /// What singles and locked candidates refute, the fast engine must not call sound.
    #[test]
    fn the_fast_engine_refutes_what_simple_logic_refutes() {
        let text =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        let board = Board::new(&text.parse().expect("a puzzle"));
        let mut random = Random::new(1);
        let mut refuted = 0;
        for _ in 0..300 {
            let mut thinned = board;
            let marks: Vec<_> = board.marks().iter().collect();
            for _ in 0..10 {
                thinned.eliminate(random.pick(&marks));
            }
            for candidate in *thinned.marks() {
                let mut assumed = thinned;
                assumed.place(candidate);
                if settle(&mut assumed).is_err() {
                    assert!(fast::may_refute(&thinned, candidate), "{candidate} of {thinned:?}");
                    refuted += 1;
                }
            }
        }
        assert!(refuted > 1000, "only {refuted}");
    }

    #[test]
    fn the_fast_engine_refutes_two_digits_with_the_same_only_cell() {
        let mut board = Board::new(&Puzzle::EMPTY);
        let corner = Cell::at(0, 0);
        let others = House::block(0).cells() - CellSet::from(corner);
        for digit in [Digit::from_index(0), Digit::from_index(1)] {
            board.eliminate_all(&CandidateSet::of(digit, others));
        }
        let far = Candidate { digit: Digit::from_index(2), cell: Cell::at(8, 8) };
        assert!(settle(&mut board.clone()).is_err());
        assert!(fast::may_refute(&board, far));
    }
}
