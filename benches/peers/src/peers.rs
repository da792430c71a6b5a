//! The solvers side by side, each from lines of text to lines of text.

use std::ops::ControlFlow;

use redoku::classic::{Algorithm, Search as _};
use redoku::fast::{self, Limits, LineSolver};
use redoku::{Puzzle, Solution};

/// What to do with each puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Write the first solution found.
    First,
    /// Find out whether there is a second one.
    Prove,
}

impl Task {
    pub fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Prove => "prove",
        }
    }
}

/// Counts solutions up to a limit.
type Count = fn(&[u8], usize) -> usize;

/// Lines in, lines out; for `Prove` any output will do that depends on the answer.
type Solve = Box<dyn Fn(&[u8], Task, &mut Vec<u8>)>;

/// A solver and what it can do.
pub struct Peer {
    pub name: String,
    pub solve: Solve,
    pub count: Option<Count>,
    /// The sets it is kept to, by a part of their names; none means all.
    sets: &'static [&'static str],
}

impl Peer {
    pub fn fits(&self, set: &str, task: Task) -> bool {
        let reaches = self.sets.is_empty() || self.sets.iter().any(|part| set.contains(part));
        (task == Task::First || self.count.is_some()) && reaches
    }

    pub fn agrees(&self, line: &[u8], count: u64) -> bool {
        self.count.is_none_or(|own| own(line, 2) as u64 == count)
    }
}

pub fn all() -> Vec<Peer> {
    let mut peers = vec![
        prover("redoku", redoku, redoku_count),
        prover("sudoku", sudoku, sudoku_count),
        prover("msolve", msolve, msolve_count),
    ];
    peers.extend(Algorithm::ALL.map(textbook));
    peers
}

fn prover(name: &str, solve: fn(&[u8], Task, &mut Vec<u8>), count: Count) -> Peer {
    Peer { name: name.into(), solve: Box::new(solve), count: Some(count), sets: &[] }
}

/// One of our own; the plainer it is, the easier the puzzles must be.
fn textbook(algorithm: Algorithm) -> Peer {
    let sets: &[_] = match algorithm {
        Algorithm::Propagation | Algorithm::DancingLinks => &[],
        Algorithm::FewestFirst => &["easy", "minimal"],
        _ => &["easy"],
    };
    let solve: Solve = Box::new(move |lines, _, out| {
        each(lines, out, |line| settled(algorithm.run(&puzzle(line), &mut ())));
    });
    Peer { name: format!("our {}", algorithm.id()), solve, count: None, sets }
}

fn redoku(lines: &[u8], task: Task, out: &mut Vec<u8>) {
    let mut solver =
        if task == Task::Prove { LineSolver::proving() } else { LineSolver::first() };
    solver.feed(lines, out);
    solver.finish(out);
}

fn redoku_count(line: &[u8], limit: usize) -> usize {
    let limits = Limits { solutions: limit as u64, kept: 0, ..Limits::default() };
    fast::search(&puzzle(line), limits).count as usize
}

fn sudoku(lines: &[u8], task: Task, out: &mut Vec<u8>) {
    for line in lines.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        if task == Task::Prove {
            out.push(sudoku_count(line, 2) as u8);
        } else {
            let solution = sudoku_read(line).some_solution().expect("solvable");
            out.extend(solution.to_bytes().map(|digit| b'0' + digit));
            out.push(b'\n');
        }
    }
}

fn sudoku_count(line: &[u8], limit: usize) -> usize {
    sudoku_read(line).solutions_count_up_to(limit)
}

fn sudoku_read(line: &[u8]) -> ::sudoku::Sudoku {
    ::sudoku::Sudoku::from_str_line(std::str::from_utf8(line).expect("ASCII"))
        .expect("81 characters")
}

fn msolve(lines: &[u8], task: Task, out: &mut Vec<u8>) {
    for line in lines.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        if task == Task::Prove {
            out.push(msolve_count(line, 2) as u8);
        } else {
            out.extend(msolve_read(line).solve_one().expect("solvable").to_bytes());
            out.push(b'\n');
        }
    }
}

fn msolve_count(line: &[u8], limit: usize) -> usize {
    msolve_read(line).count_solutions(limit)
}

fn msolve_read(line: &[u8]) -> ::msolve::Sudoku {
    std::str::from_utf8(line).expect("ASCII").parse().expect("81 characters")
}

fn puzzle(line: &[u8]) -> Puzzle {
    let text = std::str::from_utf8(line).expect("ASCII");
    Puzzle::new(text.parse().expect("81 characters")).expect("no conflict")
}

fn settled(solved: ControlFlow<std::convert::Infallible, Option<Solution>>) -> Solution {
    let ControlFlow::Continue(solution) = solved;
    solution.expect("solvable")
}

fn each(lines: &[u8], out: &mut Vec<u8>, solve: impl Fn(&[u8]) -> Solution) {
    for line in lines.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        out.extend(solve(line).grid().to_ascii());
        out.push(b'\n');
    }
}
