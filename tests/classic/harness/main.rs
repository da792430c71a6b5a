// Runs a program of the page on each puzzle, and prints the solution and how often each line ran.
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

static COUNTED: [AtomicU64; 6] = [const { AtomicU64::new(0) }; 6];

fn count(kind: usize) {
    COUNTED[kind].fetch_add(1, Relaxed);
}

fn main() {
    for puzzle in std::env::args().skip(1) {
        let cells: Vec<char> = puzzle.chars().collect();
        let mut board: Board = cells.chunks(9).map(<[char]>::to_vec).collect();
        solve_sudoku(&mut board);
        print!("{}", board.concat().iter().collect::<String>());
        COUNTED.iter().for_each(|count| print!(" {}", count.swap(0, Relaxed)));
        println!();
    }
}
