//! Makes one slip of each kind in every puzzle of some files, and prints how often and how fast it is undone.
//!
//! `cargo run --release -p redoku-benches --bin repair -- [--most N] FILE…`; a line's first 81 characters are the
//! puzzle.
//!
//! - *seen*: slips that leave no solution; the others leave another puzzle that nothing is wrong with.
//! - *first*, *three*, *all*: how often the puzzle is the first repair, among the first three, among all.
//! - *answer*: how often one of the first three has the solution of the puzzle.
//! - *chance*: what *three* would be if repairs of the same kind were shuffled. All of them give one solution,
//!   so that no order can do better unless the slips or the puzzles have a pattern.

#![allow(clippy::print_stdout, reason = "a command prints")]

use std::hint::black_box;
use std::time::Instant;
use std::{env, fs};

use redoku::diagnose::{RepairKind, repairs};
use redoku::{Cell, Digit, Grid, Puzzle, Random, fast};

type Slip = fn(&Grid, &mut Random) -> Option<Grid>;

const SLIPS: [(&str, RepairKind, Slip); 7] = [
    ("wrong digit", RepairKind::Digit, wrong_digit),
    ("neighbouring key", RepairKind::Digit, neighbouring_key),
    ("digit too many", RepairKind::Remove, extra_digit),
    ("two digits swapped", RepairKind::Swap, swapped_digits),
    ("digit one cell off", RepairKind::Swap, misplaced_digit),
    ("blank skipped", RepairKind::Shift, skipped_blank),
    ("blank too many", RepairKind::Shift, extra_blank),
];

#[derive(Default)]
struct Tally {
    slips: usize,
    seen: usize,
    first: usize,
    three: usize,
    all: usize,
    answer: usize,
    chance: f64,
    millis: Vec<f64>,
}

fn main() {
    let mut files = Vec::new();
    let mut most = usize::MAX;
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--most" => most = arguments.next().and_then(|it| it.parse().ok()).expect("a number"),
            _ => files.push(argument),
        }
    }
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let puzzles: Vec<Puzzle> = text
            .lines()
            .filter_map(|line| line.get(..81)?.parse().ok())
            .filter(|puzzle| fast::prove(puzzle).is_ok())
            .take(most)
            .collect();
        let givens: usize = puzzles.iter().map(|puzzle| puzzle.givens().len()).sum();
        let mean = givens as f64 / puzzles.len() as f64;
        println!("{file}: {} puzzles, {mean:.1} givens", puzzles.len());
        println!(
            "  slip                slips   seen  first  three    all answer chance  median     p99     max"
        );
        for (name, kind, slip) in SLIPS {
            tally(&puzzles, kind, slip).print(name);
        }
    }
}

fn tally(puzzles: &[Puzzle], kind: RepairKind, slip: Slip) -> Tally {
    let mut random = Random::new(1);
    let mut tally = Tally::default();
    for puzzle in puzzles {
        let Some(typed) = slip(puzzle.grid(), &mut random) else { continue };
        tally.slips += 1;
        if Puzzle::new(typed).is_ok_and(|typed| fast::first_solution(&typed).is_some()) {
            continue;
        }
        tally.seen += 1;
        let found = repairs(&typed);
        tally.millis.push(millis(|| repairs(&typed)));
        let meant = found.iter().position(|repair| repair.proper.puzzle() == puzzle);
        tally.first += usize::from(meant == Some(0));
        tally.three += usize::from(meant.is_some_and(|position| position < 3));
        tally.all += usize::from(meant.is_some());
        let solves = found.iter().take(3).any(|repair| repair.proper.solution().solves(puzzle));
        tally.answer += usize::from(solves);
        let alike = found.iter().filter(|repair| repair.kind == kind).count();
        tally.chance += (3.0 / alike as f64).min(1.0);
    }
    tally.millis.sort_by(f64::total_cmp);
    tally
}

/// The time of the quickest of three runs: the others may include other work of the machine.
fn millis<T>(work: impl Fn() -> T) -> f64 {
    let time = |_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed().as_secs_f64() * 1e3
    };
    (0..3).map(time).fold(f64::INFINITY, f64::min)
}

impl Tally {
    fn print(&self, name: &str) {
        let percent = |part: f64, whole: usize| 100.0 * part / whole as f64;
        let share = |part: usize| percent(part as f64, self.seen);
        let time = |quantile: f64| self.millis[((self.seen - 1) as f64 * quantile) as usize];
        println!(
            "  {name:18} {:6} {:5.1}% {:5.1}% {:5.1}% {:5.1}% {:5.1}% {:5.1}% {:4.2} ms {:4.2} ms {:4.1} ms",
            self.slips,
            percent(self.seen as f64, self.slips),
            share(self.first),
            share(self.three),
            share(self.all),
            share(self.answer),
            percent(self.chance, self.seen),
            time(0.5),
            time(0.99),
            time(1.0)
        );
    }
}

fn wrong_digit(grid: &Grid, random: &mut Random) -> Option<Grid> {
    let (cell, digit) = pick(grid.digits(), random)?;
    let other = pick(Digit::all().filter(|&other| other != digit), random)?;
    Some(with(grid, cell, Some(other)))
}

/// A wrong digit whose key is next to the right one: 4 and 5 in a row of keys, 2 and 5 on a number pad.
fn neighbouring_key(grid: &Grid, random: &mut Random) -> Option<Grid> {
    let (cell, digit) = pick(grid.digits(), random)?;
    let is_near = |other: &Digit| matches!(other.value().abs_diff(digit.value()), 1 | 3);
    let other = pick(Digit::all().filter(is_near), random)?;
    Some(with(grid, cell, Some(other)))
}

fn extra_digit(grid: &Grid, random: &mut Random) -> Option<Grid> {
    let cell = pick(grid.blanks().iter(), random)?;
    Some(with(grid, cell, Some(Digit::from_index(random.below(9)))))
}

fn swapped_digits(grid: &Grid, random: &mut Random) -> Option<Grid> {
    let pairs = side_by_side().filter(|&(a, b)| grid[a].is_some() && grid[b].is_some());
    pick(pairs, random).map(|(a, b)| swapped(grid, a, b))
}

fn misplaced_digit(grid: &Grid, random: &mut Random) -> Option<Grid> {
    let pairs = side_by_side().filter(|&(a, b)| grid[a].is_some() != grid[b].is_some());
    pick(pairs, random).map(|(a, b)| swapped(grid, a, b))
}

/// A blank with two digits or more after it in its row is left out.
fn skipped_blank(grid: &Grid, random: &mut Random) -> Option<Grid> {
    let fits = |cell: &Cell| grid[*cell].is_none() && digits_from(grid, *cell) > 1;
    let blank = pick(Cell::all().filter(fits), random)?;
    let mut row = rest_of_row(grid, blank);
    row.rotate_left(1);
    Some(with_rest(grid, blank, &row))
}

/// A blank is added before two digits or more, where the row has room for them.
fn extra_blank(grid: &Grid, random: &mut Random) -> Option<Grid> {
    let has_room = |cell: Cell| grid[Cell::at(cell.row(), 8)].is_none();
    let fits = |cell: &Cell| has_room(*cell) && digits_from(grid, *cell) > 1;
    let place = pick(Cell::all().filter(fits), random)?;
    let mut row = rest_of_row(grid, place);
    row.rotate_right(1);
    Some(with_rest(grid, place, &row))
}

fn pick<T: Copy>(items: impl Iterator<Item = T>, random: &mut Random) -> Option<T> {
    let items: Vec<T> = items.collect();
    (!items.is_empty()).then(|| random.pick(&items))
}

fn side_by_side() -> impl Iterator<Item = (Cell, Cell)> {
    let left = Cell::all().filter(|cell| cell.column() < 8);
    left.map(|cell| (cell, Cell::from_index(cell.index() + 1)))
}

fn swapped(grid: &Grid, a: Cell, b: Cell) -> Grid {
    with(&with(grid, a, grid[b]), b, grid[a])
}

fn with(grid: &Grid, cell: Cell, digit: Option<Digit>) -> Grid {
    let mut grid = *grid;
    grid.set(cell, digit);
    grid
}

fn rest_of_row(grid: &Grid, from: Cell) -> Vec<Option<Digit>> {
    (from.column()..9).map(|column| grid[Cell::at(from.row(), column)]).collect()
}

fn with_rest(grid: &Grid, from: Cell, rest: &[Option<Digit>]) -> Grid {
    let cells = (from.column()..9).map(|column| Cell::at(from.row(), column));
    cells.zip(rest).fold(*grid, |grid, (cell, &digit)| with(&grid, cell, digit))
}

fn digits_from(grid: &Grid, cell: Cell) -> usize {
    rest_of_row(grid, cell).iter().flatten().count()
}
