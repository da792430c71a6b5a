//! The engine's inner parts: every instruction set and every degree of patience against the oracle, and the
//! choice of a guess against one made cell by cell.

use super::lanes::{Work, on_all_levels};
use super::search::{Explorer, Visit};
use super::state::{Spot, State};
use crate::classic;
use crate::model::{Candidate, Cell, Digit, DigitSet, Grid, House, Puzzle, Random};

/// The number of random cases to run: that of the environment variable REDOKU_CASES, or `usual`. Miri, which
/// is a thousand times slower, gets a hundredth.
fn cases(usual: u64) -> u64 {
    let usual = if cfg!(miri) { usual.div_ceil(100) } else { usual };
    std::env::var("REDOKU_CASES").map_or(usual, |cases| cases.parse().expect("a number"))
}

/// Random digits that do not clash: a few solutions, thousands or none.
fn puzzle(random: &mut Random) -> Puzzle {
    let mut grid = Grid::EMPTY;
    for _ in 0..34 + random.below(86) {
        let Candidate { digit, cell } = Candidate::from_index(random.below(Candidate::NUM));
        if grid[cell].is_none() && grid.candidates(cell).has(digit) {
            grid.set(cell, Some(digit));
        }
    }
    Puzzle::new(grid).expect("no conflict was let in")
}

/// A search for all solutions up to a limit.
#[derive(Clone)]
struct Whole {
    state: State,
    patience: u64,
    limit: u64,
}

impl Work for Whole {
    /// The solutions and the guesses.
    type Output = (Vec<Grid>, u64);

    #[inline(always)]
    fn run(self) -> (Vec<Grid>, u64) {
        let mut explorer = Explorer::with_patience(self.patience, u64::MAX);
        explorer.start(self.state);
        let mut found = Vec::new();
        let on_solution = |state: &State| found.push(state.grid());
        let count = Visit { explorer: &mut explorer, limit: self.limit, on_solution }.run();
        assert_eq!(count, found.len() as u64);
        assert!(explorer.is_finished() || count == self.limit);
        (found, explorer.guesses)
    }
}

#[test]
fn every_instruction_set_and_patience_finds_what_the_oracle_finds() {
    const LIMIT: usize = 20;
    let mut random = Random::new(3);
    let mut seen = [0; 3];
    for _ in 0..cases(600) {
        let puzzle = puzzle(&mut random);
        let sorted = |mut grids: Vec<Grid>| {
            grids.sort_by_key(Grid::to_ascii);
            grids
        };
        let oracle = classic::solutions(&puzzle, LIMIT);
        let expected = sorted(oracle.iter().map(|solution| *solution.grid()).collect());
        // No patience: look-ahead from the first guess on. One or three: it takes over half-way.
        for patience in [0, 1, 3, u64::MAX] {
            let (state, limit) = (State::new(&puzzle), LIMIT as u64);
            let all = on_all_levels(&Whole { state, patience, limit });
            for (found, guesses) in &all {
                assert_eq!(*guesses, all[0].1, "patience {patience}, {puzzle:?}");
                assert_eq!(*found, all[0].0, "patience {patience}, {puzzle:?}");
            }
            let (found, _) = all.into_iter().next().expect("one level at least");
            assert_eq!(found.len(), expected.len(), "patience {patience}, {puzzle:?}");
            let found = sorted(found);
            if found.len() < LIMIT {
                assert_eq!(found, expected, "patience {patience}, {puzzle:?}");
            } else {
                assert!(found.is_sorted_by(|a, b| a.to_ascii() < b.to_ascii()), "each once");
            }
        }
        seen[usize::from(!expected.is_empty()) + usize::from(expected.len() == LIMIT)] += 1;
    }
    assert!(seen.iter().all(|&kind| kind > 0), "none, some, many: {seen:?}");
}

/// Candidates at random: cells with one, two, three or many digits in proportions that vary.
fn state(random: &mut Random) -> State {
    let shares = [random.below(100), random.below(100), random.below(100)];
    let fields = [(); Cell::NUM].map(|()| {
        let mut digits: Vec<_> = Digit::all().collect();
        random.shuffle(&mut digits);
        let wider = shares.iter().take_while(|&&share| random.chance(share)).count();
        let len = if wider == 3 { 4 + random.below(6) } else { 1 + wider };
        digits.into_iter().take(len).collect::<DigitSet>().bits()
    });
    State::gather(|index| fields[index]).0
}

/// What `choose` promises, cell by cell.
fn scalar_choice(state: &State) -> Candidate {
    let candidates = state.candidates();
    let digits = |cell: Cell| candidates[cell.index()];
    let is_open = |cell: &Cell| digits(*cell).len() > 1;
    let place = |cell: Cell| cell.row() % 3 * 3 + cell.column() % 3;
    let score = |cell: &Cell| {
        let open = cell.peers().iter().chain([*cell]).filter(is_open).count();
        (open, place(*cell), cell.column() / 3, cell.row() / 3)
    };
    let lowest =
        |cell: Cell| Candidate { digit: digits(cell).first().expect("no empty cell"), cell };
    let best = |len| Cell::all().filter(|cell| digits(*cell).len() == len).max_by_key(score);
    if let Some(cell) = best(2).or_else(|| best(3)) {
        return lowest(cell);
    }
    for block in 0..9 {
        for digit in Digit::all() {
            let cells = House::block(block).iter().filter(|&cell| digits(cell).has(digit));
            if let [cell, _] = cells.collect::<Vec<_>>()[..] {
                return Candidate { digit, cell };
            }
        }
    }
    let order =
        |cell: &Cell| (digits(*cell).len(), place(*cell), cell.row() / 3, cell.column() / 3);
    lowest(Cell::all().filter(is_open).min_by_key(order).expect("some cell is open"))
}

#[test]
fn the_guess_is_the_one_chosen_cell_by_cell() {
    let mut random = Random::new(4);
    let mut seen = [0; 3];
    for _ in 0..cases(20_000) {
        let state = state(&mut random);
        let lens = || state.candidates().into_iter().map(DigitSet::len);
        if lens().all(|len| len == 1) {
            continue;
        }
        assert_eq!(
            Candidate::from(state.choose()),
            scalar_choice(&state),
            "{:?}",
            state.candidates()
        );
        let narrowest = lens().filter(|&len| len > 1).min().expect("an open cell");
        seen[narrowest.min(4) - 2] += 1;
    }
    assert!(seen.iter().all(|&kind| kind > 50), "two, three, more: {seen:?}");
}

#[test]
fn what_the_lowest_digit_of_each_cell_spells_is_written() {
    let mut random = Random::new(5);
    for _ in 0..100 {
        let state = state(&mut random);
        let mut text = [0; Cell::NUM];
        state.write(&mut text);
        for (cell, digits) in Cell::all().zip(state.candidates()) {
            assert_eq!(Digit::from_ascii(text[cell.index()]), digits.first());
            for digit in Digit::all() {
                assert_eq!(state.has(Spot::from(Candidate { digit, cell })), digits.has(digit));
            }
        }
        assert_eq!(state.len(), state.candidates().iter().map(|digits| digits.len()).sum());
    }
}
