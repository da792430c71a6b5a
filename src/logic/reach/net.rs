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
        let numbers =
            |set: CandidateSet| set.iter().map(|candidate| index[candidate.index()]).collect();
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
    let numbers = |cells| numbers(CandidateSet::of(digit, cells));
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
}

impl Reach {
    /// Follows all assumptions to the end, or until `enough` of them are refuted.
    pub(in crate::logic) fn new(net: &Net, enough: usize) -> Self {
        // Rows of a constant width are unrolled into a few vector operations.
        match net.candidates.len().div_ceil(64) {
            0..=1 => Rows::<1>::follow(net, enough),
            2 => Rows::<2>::follow(net, enough),
            3 => Rows::<3>::follow(net, enough),
            4 => Rows::<4>::follow(net, enough),
            5..=6 => Rows::<6>::follow(net, enough),
            7..=8 => Rows::<8>::follow(net, enough),
            _ => Rows::<12>::follow(net, enough),
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

/// The work on a [`Reach`]: a row of `W` words for each literal, and when the rows changed. Rows that are
/// as they were when a need or a lock last read them have nothing to add.
struct Rows<const W: usize> {
    on: Vec<[u64; W]>,
    off: Vec<[u64; W]>,
    refuted: Vec<(usize, usize)>,
    is_refuted: [u64; W],
    /// Counts the needs and locks that were read.
    now: u32,
    /// When the rows of each candidate last changed.
    changed: Vec<u32>,
    /// When each need and each lock was last read.
    needs_read: Vec<u32>,
    locks_read: Vec<u32>,
}

impl<const W: usize> Rows<W> {
    fn follow(net: &Net, enough: usize) -> Reach {
        let size = net.candidates.len();
        let mut rows = Self {
            on: vec![[0; W]; size],
            off: vec![[0; W]; size],
            refuted: Vec::new(),
            is_refuted: [0; W],
            now: 1,
            changed: vec![1; size],
            needs_read: vec![0; net.needs.len()],
            locks_read: vec![0; net.locks.len()],
        };
        for source in 0..size {
            rows.on[source][source / 64] |= 1 << (source % 64);
        }
        let mut round = 0;
        while rows.round(net, round) && rows.refuted.len() < enough {
            round += 1;
        }
        let (on, off) = (rows.on.into_flattened(), rows.off.into_flattened());
        Reach { width: W, on, off, refuted: rows.refuted }
    }

    /// Extends all rows once. Returns whether any changed.
    fn round(&mut self, net: &Net, round: usize) -> bool {
        let mut changed = false;
        for (at, need) in net.needs.iter().enumerate() {
            if self.changed_since(self.needs_read[at], &need.choices) {
                self.needs_read[at] = self.now;
                self.now += 1;
                changed |= self.meet(&need.choices, net.forces(&need.choices), round);
            }
        }
        for (at, lock) in net.locks.iter().enumerate() {
            if self.changed_since(self.locks_read[at], &lock.outside) {
                self.locks_read[at] = self.now;
                self.now += 1;
                changed |= self.lock(lock);
            }
        }
        changed
    }

    fn changed_since(&self, time: u32, candidates: &[usize]) -> bool {
        candidates.iter().any(|&candidate| self.changed[candidate] > time)
    }

    /// What one demand adds. Prefix and suffix unions: three operations a choice instead of their square.
    fn meet(&mut self, choices: &[usize], forces: bool, round: usize) -> bool {
        // Of the choices after each: assumptions that make one true, and that make all false.
        let mut after = [([0; W], [0; W]); 9];
        let (mut any, mut none) = ([0; W], [u64::MAX; W]);
        for (&choice, after) in choices.iter().zip(&mut after).rev() {
            *after = (any, none);
            for word in 0..W {
                any[word] |= self.on[choice][word];
                none[word] &= self.off[choice][word];
            }
        }
        if forces {
            self.refute(&none, round);
        }
        let mut changed = false;
        let (mut before_any, mut before_none) = ([0; W], [u64::MAX; W]);
        for (&choice, (any, none)) in choices.iter().zip(&after) {
            let (on, off) = (&mut self.on[choice], &mut self.off[choice]);
            let mut new = 0;
            for word in 0..W {
                let (old_on, old_off) = (on[word], off[word]);
                off[word] |= before_any[word] | any[word];
                if forces {
                    on[word] |= before_none[word] & none[word];
                }
                before_any[word] |= old_on;
                before_none[word] &= old_off;
                new |= (on[word] ^ old_on) | (off[word] ^ old_off);
            }
            if new != 0 {
                changed = true;
                self.changed[choice] = self.now;
            }
        }
        changed
    }

    fn lock(&mut self, lock: &Lock) -> bool {
        let mut all = [u64::MAX; W];
        for &choice in lock.outside.iter() {
            (0..W).for_each(|word| all[word] &= self.off[choice][word]);
        }
        let mut changed = false;
        for &target in lock.targets.iter() {
            let row = &mut self.off[target];
            let mut new = 0;
            for word in 0..W {
                new |= all[word] & !row[word];
                row[word] |= all[word];
            }
            if new != 0 {
                changed = true;
                self.changed[target] = self.now;
            }
        }
        changed
    }

    fn refute(&mut self, sources: &[u64; W], round: usize) {
        let size = self.on.len();
        for (word, &sources) in sources.iter().enumerate().take(size.div_ceil(64)) {
            let real = if size - word * 64 < 64 { (1 << (size - word * 64)) - 1 } else { u64::MAX };
            let mut new = sources & !self.is_refuted[word] & real;
            self.is_refuted[word] |= new;
            while new != 0 {
                self.refuted.push((round, word * 64 + new.trailing_zeros() as usize));
                new &= new - 1;
            }
        }
    }
}
