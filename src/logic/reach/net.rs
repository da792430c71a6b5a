//! The consequences of all assumptions, by singles and locked candidates.

use std::ops::Deref;

use crate::model::{Board, Candidate, CandidateSet, Demand, Digit, House, HouseSet};

/// At most nine numbers: a list without an allocation. Nets are built so often that it counts.
#[derive(Clone, Copy, Default)]
pub(in crate::logic) struct UpToNine {
    numbers: [usize; 9],
    len: usize,
}

impl Deref for UpToNine {
    type Target = [usize];

    fn deref(&self) -> &[usize] {
        &self.numbers[..self.len]
    }
}

impl FromIterator<usize> for UpToNine {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut list = Self::default();
        for number in numbers {
            list.numbers[list.len] = number;
            list.len += 1;
        }
        list
    }
}

/// A demand and the places of its choices among the candidates of a net.
pub(in crate::logic) struct Need {
    pub(in crate::logic) demand: Demand,
    pub(in crate::logic) choices: UpToNine,
}

/// A digit that is false in `targets` once it is false in `outside`: the places that are left in one house
/// all lie in another.
pub(in crate::logic) struct Lock {
    pub(in crate::logic) from: House,
    pub(in crate::logic) to: House,
    pub(in crate::logic) outside: UpToNine,
    pub(in crate::logic) targets: UpToNine,
}

/// What may follow from what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::logic) enum Rule {
    /// One literal from one other: of a demand with two choices, one is true if the other is false.
    Links,
    /// One literal from several: singles and locked candidates.
    Nets,
}

/// The candidates of a board, numbered densely, and how they depend on each other.
pub(in crate::logic) struct Net {
    pub(in crate::logic) rule: Rule,
    pub(in crate::logic) candidates: Vec<Candidate>,
    pub(in crate::logic) needs: Vec<Need>,
    pub(in crate::logic) locks: Vec<Lock>,
}

impl Net {
    /// Returns whether the last choice of a demand is true once all others are false.
    pub(in crate::logic) fn forces(&self, choices: &[usize]) -> bool {
        self.rule == Rule::Nets || choices.len() == 2
    }

    pub(in crate::logic) fn new(board: &Board, rule: Rule) -> Self {
        let candidates: Vec<_> = board.marks().iter().collect();
        let mut index = [0; Candidate::NUM];
        for (at, candidate) in candidates.iter().enumerate() {
            index[candidate.index()] = at;
        }
        let numbers = |set: CandidateSet| set.iter().map(|it| index[it.index()]).collect();
        let unmet = Demand::all().filter(|&demand| !board.is_met(demand));
        let needs =
            unmet.map(|demand| Need { demand, choices: numbers(board.choices(demand)) }).collect();
        let mut locks = Vec::new();
        for (from, to) in crossings().filter(|_| rule == Rule::Nets) {
            for digit in board.missing(from) & board.missing(to) {
                locks.extend(lock(board, digit, from, to, &numbers));
            }
        }
        Self { rule, candidates, needs, locks }
    }
}

/// A line and a box that cross, both ways.
fn crossings() -> impl Iterator<Item = (House, House)> {
    HouseSet::BLOCKS.iter().flat_map(|block| {
        let (row, column) = (block.position() / 3 * 3, block.position() % 3 * 3);
        let lines = (0..3).flat_map(move |at| [House::row(row + at), House::column(column + at)]);
        lines.flat_map(move |line| [(line, block), (block, line)])
    })
}

fn lock(
    board: &Board,
    digit: Digit,
    from: House,
    to: House,
    numbers: &impl Fn(CandidateSet) -> UpToNine,
) -> Option<Lock> {
    let marked = board.cells_with(digit);
    let inside = marked & from.cells() & to.cells();
    let outside = (marked & from.cells()) - to.cells();
    let targets = (marked & to.cells()) - from.cells();
    if inside.len() < 2 || outside.is_empty() || targets.is_empty() {
        return None;
    }
    let numbers = |cells| numbers(CandidateSet::of_digit(digit, cells));
    Some(Lock { from, to, outside: numbers(outside), targets: numbers(targets) })
}

/// For each literal, the assumptions that imply it: bit `x` stands for "candidate `x` is true".
pub(in crate::logic) struct Reach {
    /// Words of a row.
    width: usize,
    on: Vec<u64>,
    off: Vec<u64>,
    /// Which assumptions contradict themselves, and the round that showed it.
    pub(in crate::logic) refuted: Vec<(usize, usize)>,
    is_refuted: Vec<u64>,
}

impl Reach {
    /// Follows all assumptions to the end, or until `enough` of them are refuted.
    pub(in crate::logic) fn new(net: &Net, enough: usize) -> Self {
        let size = net.candidates.len();
        let width = size.div_ceil(64);
        let rows = || vec![0; size * width];
        let (on, off, is_refuted) = (rows(), rows(), vec![0; width]);
        let mut reach = Self { width, on, off, refuted: Vec::new(), is_refuted };
        for source in 0..size {
            reach.on[source * width + source / 64] |= 1 << (source % 64);
        }
        let mut scratch = vec![0; 20 * width];
        let mut round = 0;
        while reach.round(net, round, &mut scratch) && reach.refuted.len() < enough {
            round += 1;
        }
        reach
    }

    /// Extends all rows once. Returns whether any changed.
    fn round(&mut self, net: &Net, round: usize, scratch: &mut [u64]) -> bool {
        let mut changed = false;
        for need in &net.needs {
            changed |= self.meet(&need.choices, net.forces(&need.choices), round, scratch);
        }
        for lock in &net.locks {
            changed |= self.lock(lock, scratch);
        }
        changed
    }

    /// What one demand adds. Prefix and suffix unions: three operations a choice instead of their square.
    fn meet(&mut self, choices: &[usize], forces: bool, round: usize, scratch: &mut [u64]) -> bool {
        let width = self.width;
        let mut changed = false;
        for word in 0..width {
            // Of the choices after each: assumptions that make one true, and that make all false.
            let (mut any, mut none) = (0, u64::MAX);
            for (at, &choice) in choices.iter().enumerate().rev() {
                scratch[2 * at] = any;
                scratch[2 * at + 1] = none;
                any |= self.on[choice * width + word];
                none &= self.off[choice * width + word];
            }
            if forces {
                self.refute(word, none, round);
            }
            let (mut before_any, mut before_none) = (0, u64::MAX);
            for (at, &choice) in choices.iter().enumerate() {
                let place = choice * width + word;
                let (on, off) = (self.on[place], self.off[place]);
                let new_off = off | before_any | scratch[2 * at];
                let new_on = if forces { on | (before_none & scratch[2 * at + 1]) } else { on };
                before_any |= on;
                before_none &= off;
                changed |= new_on != on || new_off != off;
                self.on[place] = new_on;
                self.off[place] = new_off;
            }
        }
        changed
    }

    fn lock(&mut self, lock: &Lock, scratch: &mut [u64]) -> bool {
        let width = self.width;
        let all = &mut scratch[..width];
        all.fill(u64::MAX);
        for &choice in lock.outside.iter() {
            let row = &self.off[choice * width..][..width];
            all.iter_mut().zip(row).for_each(|(all, row)| *all &= row);
        }
        let mut changed = false;
        for &target in lock.targets.iter() {
            let row = &mut self.off[target * width..][..width];
            for (row, all) in row.iter_mut().zip(&*all) {
                changed |= *all & !*row != 0;
                *row |= all;
            }
        }
        changed
    }

    fn refute(&mut self, word: usize, sources: u64, round: usize) {
        let size = self.on.len() / self.width;
        let real = if size - word * 64 < 64 { (1 << (size - word * 64)) - 1 } else { u64::MAX };
        let mut new = sources & !self.is_refuted[word] & real;
        self.is_refuted[word] |= new;
        while new != 0 {
            self.refuted.push((round, word * 64 + new.trailing_zeros() as usize));
            new &= new - 1;
        }
    }

    /// Returns whether assuming `source` makes `target` false.
    pub(in crate::logic) fn makes_false(&self, source: usize, target: usize) -> bool {
        self.off[target * self.width + source / 64] >> (source % 64) & 1 == 1
    }

    /// Returns whether assuming `source` makes `target` true.
    pub(in crate::logic) fn makes_true(&self, source: usize, target: usize) -> bool {
        self.on[target * self.width + source / 64] >> (source % 64) & 1 == 1
    }
}
