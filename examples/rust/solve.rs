//! Solves a file with a puzzle on each line: `cargo run --release --example solve puzzles.txt`

use std::io::{Write, stdout};
use std::{env, fs};

use redoku::fast::solve_lines;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = env::args().nth(1).ok_or("name a file with a puzzle on each line")?;
    let mut answers = Vec::new();
    solve_lines(&fs::read(file)?, &mut answers);
    stdout().write_all(&answers)?;
    Ok(())
}
