//! Which side is up: the reader decides, because the pattern of blanks is often symmetric.

use super::cells::{self, Cell};
use super::network::{Network, Scores};
use super::rules::{Settled, likeliest, settle};

/// The cells of a photo as they were read, after turning it.
#[derive(Clone)]
pub(super) struct Upright {
    /// Quarter turns clockwise that put the grid upright.
    pub(super) turns: usize,
    pub(super) scores: Box<[Scores; 81]>,
    pub(super) settled: Settled,
}

/// The cells with most ink that decide which side is up.
const VOTERS: usize = 16;
/// How sure the voters are in the mean, as a logarithm, if the grid is upright as it is.
const CLEAR: f32 = -0.12;
/// What another turn must be surer in sum than none.
const LEAD: f32 = 0.3;
/// How much less likely the digits of a turn may be that has one solution where the likeliest turn has none.
const LESS_LIKELY: f32 = 20.0;

/// Reads all cells, turned to the side that reads best.
pub(super) fn read(network: &Network, cells: &[Cell]) -> Upright {
    let turns = turns(network, cells);
    let first = turned(network, cells, turns);
    if first.settled.unique {
        return first;
    }
    let least = first.likelihood() - LESS_LIKELY;
    let others = (0..4).filter(|&other| other != turns).map(|turns| turned(network, cells, turns));
    others
        .filter(|other| other.settled.unique && other.likelihood() > least)
        .max_by(|one, two| one.likelihood().total_cmp(&two.likelihood()))
        .unwrap_or(first)
}

/// The turn in which the cells with most ink look most like digits.
fn turns(network: &Network, cells: &[Cell]) -> usize {
    let mut by_ink: Vec<&Cell> = cells.iter().collect();
    by_ink.sort_by(|one, two| cells::inkiness(two).total_cmp(&cells::inkiness(one)));
    let sureness = |turns: usize| -> f32 {
        let voters = by_ink.iter().take(VOTERS);
        voters.map(|cell| sureness(&network.read(&cells::turned(cell, turns))).max(-4.0)).sum()
    };
    let none = sureness(0);
    if none > VOTERS as f32 * CLEAR {
        return 0;
    }
    (1..4)
        .fold((0, none + LEAD), |best, turns| {
            let sum = sureness(turns);
            if sum > best.1 { (turns, sum) } else { best }
        })
        .0
}

fn sureness(scores: &Scores) -> f32 {
    scores[likeliest(scores)]
}

fn turned(network: &Network, cells: &[Cell], turns: usize) -> Upright {
    let scores = Box::new(std::array::from_fn(|at| {
        network.read(&cells::turned(&cells[before(at, 9, turns)], turns))
    }));
    Upright { turns, settled: settle(&scores), scores }
}

impl Upright {
    /// The logarithm of the probability of what was read, cell by cell.
    fn likelihood(&self) -> f32 {
        self.scores.iter().map(sureness).sum::<f32>() - self.settled.cost as f32 / 1000.0
    }
}

/// The place, in a square of `side` × `side`, of what comes to a place by turning clockwise.
pub(super) fn before(at: usize, side: usize, turns: usize) -> usize {
    (0..turns).fold(at, |at, _| (side - 1 - at % side) * side + at / side)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_turn_clockwise() {
        let turned = |turns| (0..9).map(|at| before(at, 3, turns)).collect::<Vec<_>>();
        assert_eq!(turned(0), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(turned(1), [6, 3, 0, 7, 4, 1, 8, 5, 2]);
        assert_eq!(turned(2), [8, 7, 6, 5, 4, 3, 2, 1, 0]);
    }
}
