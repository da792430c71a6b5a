//! The literals of a net, and where each of them occurs in it.

use crate::model::{Board, Candidate};

use super::Literal;
use crate::logic::reach::net::Net;

/// The position of a literal in a net: twice the candidate's, plus one if it is true.
pub(super) type Id = usize;

pub(super) const fn off(candidate: usize) -> Id {
    2 * candidate
}

pub(super) const fn on(candidate: usize) -> Id {
    2 * candidate + 1
}

/// A net, and for each candidate where it occurs in it.
pub(super) struct Map<'a> {
    pub(super) board: &'a Board,
    pub(super) net: &'a Net,
    index: Vec<u16>,
    /// For each candidate: its needs, the locks that wait for it to be false, and its peers.
    pub(super) needs: Vec<Vec<u16>>,
    pub(super) locks: Vec<Vec<u16>>,
    pub(super) peers: Vec<Vec<u16>>,
}

impl<'a> Map<'a> {
    pub(super) fn new(board: &'a Board, net: &'a Net) -> Self {
        let size = net.candidates.len();
        let mut index = vec![0; Candidate::NUM];
        for (at, candidate) in net.candidates.iter().enumerate() {
            index[candidate.index()] = at as u16;
        }
        let mut needs = vec![Vec::new(); size];
        for (at, need) in net.needs.iter().enumerate() {
            need.choices.iter().for_each(|&choice| needs[choice].push(at as u16));
        }
        let mut locks = vec![Vec::new(); size];
        for (at, lock) in net.locks.iter().enumerate() {
            lock.outside.iter().for_each(|&choice| locks[choice].push(at as u16));
        }
        let seen = |candidate: &Candidate| {
            (candidate.peers() & *board.marks()).iter().map(|peer| index[peer.index()]).collect()
        };
        let peers = net.candidates.iter().map(seen).collect();
        Self { board, net, index, needs, locks, peers }
    }

    pub(super) fn id(&self, literal: Literal) -> Id {
        let at = usize::from(self.index[literal.candidate.index()]);
        if literal.on { on(at) } else { off(at) }
    }

    pub(super) fn literal(&self, id: Id) -> Literal {
        Literal { candidate: self.net.candidates[id / 2], on: id % 2 == 1 }
    }
}
