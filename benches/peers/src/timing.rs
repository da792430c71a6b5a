//! One solver's stopwatch: times of chunks, over several rounds.

use std::time::Instant;

use crate::peers::{Peer, Task};

/// Parts that a set is cut into.
const CHUNKS: usize = 8;
/// Bytes of a line.
const LINE: usize = 82;

pub struct Clock {
    peer: Peer,
    /// Lines in a chunk.
    size: usize,
    times: [Vec<f64>; CHUNKS],
    answers: Vec<u8>,
}

impl Clock {
    pub fn new(peer: Peer) -> Self {
        Self { peer, size: 1, times: Default::default(), answers: Vec::new() }
    }

    pub fn name(&self) -> &str {
        &self.peer.name
    }

    pub fn chunks(&self) -> usize {
        CHUNKS
    }

    pub fn puzzles(&self) -> usize {
        CHUNKS * self.size
    }

    /// Finds out how many lines fit the budget, in seconds for a round, and checks the answers on the way.
    pub fn warm_up(&mut self, lines: &[u8], task: Task, budget: f64) {
        let most = lines.len() / LINE / CHUNKS;
        loop {
            let part = &lines[..self.size * CHUNKS * LINE];
            let seconds = self.run(part, task);
            self.check(part, task);
            if self.size * 2 > most || seconds * 2.0 > budget {
                return;
            }
            self.size =
                if seconds * 8.0 < budget { self.size * 4 } else { self.size * 2 }.min(most);
        }
    }

    pub fn time(&mut self, lines: &[u8], task: Task, chunk: usize) {
        let bytes = self.size * LINE;
        let seconds = self.run(&lines[chunk * bytes..][..bytes], task);
        self.times[chunk].push(seconds);
    }

    /// Microseconds per puzzle: of the best time of each chunk, and of the median one.
    pub fn micros(&self) -> (f64, f64) {
        let (mut best, mut median) = (0.0, 0.0);
        for times in &self.times {
            let mut times = times.clone();
            times.sort_by(f64::total_cmp);
            best += times[0];
            median += times[times.len() / 2];
        }
        let scale = 1e6 / self.puzzles() as f64;
        (best * scale, median * scale)
    }

    fn run(&mut self, lines: &[u8], task: Task) -> f64 {
        self.answers.clear();
        let start = Instant::now();
        (self.peer.solve)(lines, task, &mut self.answers);
        start.elapsed().as_secs_f64()
    }

    /// A first solution must keep the givens and fill every house; `Prove` answers are counts.
    fn check(&self, lines: &[u8], task: Task) {
        if task == Task::Prove && self.peer.name != "redoku" {
            return;
        }
        for (puzzle, answer) in lines.chunks(LINE).zip(self.answers.chunks(LINE)) {
            let kept = puzzle.iter().zip(answer).all(|(&a, &b)| a == b'.' || a == b);
            let text = std::str::from_utf8(&answer[..81]).unwrap_or_default();
            let full = text.parse().ok().and_then(redoku::Solution::new).is_some();
            assert!(kept && full, "{}: {text}", self.peer.name);
        }
    }
}
