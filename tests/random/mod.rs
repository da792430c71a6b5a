//! Random grids of every sort from a seed: solvable, unsolvable, with many solutions, with clashes.

use redoku::{Cell, CellSet, Digit, Grid, Solution};

/// How many random cases to run: `usual`, or what the environment variable REDOKU_CASES says.
pub(crate) fn cases(usual: u64) -> u64 {
    std::env::var("REDOKU_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual)
}

/// A source of random grids.
pub(crate) struct Random(fastrand::Rng);

impl Random {
    /// The same grids for the same seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }

    /// A part of a random solution; in half of the cases one to three digits are then changed.
    pub(crate) fn grid(&mut self) -> Grid {
        let solution = self.solution();
        let givens = self.0.usize(20..60);
        let mut grid = solution.grid().restricted_to(self.cells(givens));
        if self.0.bool() {
            let changes = self.0.usize(1..=3);
            for cell in self.cells(changes).iter() {
                grid.set(cell, Some(self.digit()));
            }
        }
        grid
    }

    /// A full grid: rows, columns and digits of a plain one shuffled.
    pub(crate) fn solution(&mut self) -> Solution {
        let (rows, columns) = (self.lines(), self.lines());
        let mut digits: Vec<_> = Digit::all().collect();
        self.0.shuffle(&mut digits);
        let mut grid = Grid::EMPTY;
        for cell in Cell::all() {
            let (row, column) = (rows[cell.row()], columns[cell.column()]);
            grid.set(cell, Some(digits[(row * 3 + row / 3 + column) % 9]));
        }
        Solution::new(grid).expect("a shuffled solution is one")
    }

    fn lines(&mut self) -> Vec<usize> {
        let mut bands = [0, 1, 2];
        self.0.shuffle(&mut bands);
        bands
            .into_iter()
            .flat_map(|band| {
                let mut lines = [0, 1, 2].map(|line| 3 * band + line);
                self.0.shuffle(&mut lines);
                lines
            })
            .collect()
    }

    fn cells(&mut self, number: usize) -> CellSet {
        let mut cells: Vec<_> = Cell::all().collect();
        self.0.shuffle(&mut cells);
        cells.into_iter().take(number).collect()
    }

    fn digit(&mut self) -> Digit {
        Digit::from_index(self.0.usize(0..Digit::NUM))
    }
}
