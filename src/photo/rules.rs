//! The rules as a reader: of all ways to read the cells, the likeliest that is a puzzle with one solution.
//!
//! A cell that the network is unsure of has alternatives. A way to read the grid takes the likeliest digit in most
//! cells and an alternative in a few, and costs what these are less likely. Ways are tried from the cheapest on.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::network::Scores;
use crate::fast::Budget;
use crate::model::{Cell, Digit, Grid, Puzzle};

/// A reading of all cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Settled {
    pub(super) grid: Grid,
    /// Whether it has exactly one solution.
    pub(super) unique: bool,
    /// How much less likely it is than the likeliest digits, in thousandths of a natural logarithm.
    pub(super) cost: u32,
}

/// A puzzle with one solution has at least 17 givens (McGuire, Tugemann and Civario 2012).
const LEAST_GIVENS: usize = 17;
/// An alternative may cost this much, and all together that much.
const DEAREST: u32 = 9_000;
const DEAREST_SUM: u32 = 25_000;
/// How much dearer a grid with one solution may be than a grid without conflict.
const DEARER: u32 = 4_000;
/// What is less likely is doubtful whatever the rules say, and what is likelier is sure without them.
const LIKELY: std::ops::Range<f32> = 0.5..0.8;
/// The search ends after this many ways, or this many questions to the solver.
const WAYS: usize = 3_000;
const QUESTIONS: usize = 120;

/// The digit, or `None` for a blank, that a place in the scores stands for.
const fn digit(at: usize) -> Option<Digit> {
    Digit::new(at as u8)
}

/// The likeliest reading of a cell.
pub(super) fn likeliest(scores: &Scores) -> usize {
    (0..10).max_by(|&one, &two| scores[one].total_cmp(&scores[two])).unwrap_or_default()
}

/// The likeliest digits, whether they keep the rules or not.
pub(super) fn as_seen(scores: &[Scores; 81]) -> Grid {
    Grid::from(scores.each_ref().map(|scores| digit(likeliest(scores))))
}

/// A doubtful cell, and what else it may be: costs and digits, the cheapest first.
struct Doubt {
    cell: Cell,
    alternatives: Vec<(u32, Option<Digit>)>,
}

fn doubts(scores: &[Scores; 81]) -> Vec<Doubt> {
    let doubt = |(cell, scores): (Cell, &Scores)| {
        let best = likeliest(scores);
        let cost = |at: usize| ((scores[best] - scores[at]) * 1000.0) as u32;
        let others = (0..10).filter(|&at| at != best && cost(at) < DEAREST);
        let mut alternatives: Vec<_> = others.map(|at| (cost(at), digit(at))).collect();
        alternatives.sort_by_cached_key(|&(cost, _)| i64::from(cost));
        (!alternatives.is_empty()).then_some(Doubt { cell, alternatives })
    };
    let mut doubts: Vec<Doubt> = Cell::all().zip(scores).filter_map(doubt).collect();
    doubts.sort_by_cached_key(|doubt| i64::from(doubt.alternatives[0].0));
    doubts
}

/// The choices of a way: for some doubts, in order, which alternative is taken.
type Choices = Vec<(usize, usize)>;

/// All ways to read the grid, from the cheapest on: costs and choices.
struct Ways<'a> {
    doubts: &'a [Doubt],
    next: BinaryHeap<Reverse<(u32, Choices)>>,
}

impl<'a> Ways<'a> {
    fn new(doubts: &'a [Doubt]) -> Self {
        Self { doubts, next: BinaryHeap::from([Reverse((0, Choices::new()))]) }
    }

    /// Adds the way that makes the choices `before` and, for the doubt `at`, this one.
    fn push(&mut self, before: &[(usize, usize)], sum: u32, (at, choice): (usize, usize)) {
        let alternatives = self.doubts.get(at).map(|doubt| &doubt.alternatives);
        if let Some((cost, _)) = alternatives.and_then(|all| all.get(choice)) {
            self.next.push(Reverse((sum + cost, [before, &[(at, choice)]].concat())));
        }
    }
}

impl Iterator for Ways<'_> {
    type Item = (u32, Choices);

    /// Each way leads to at most three that cost more, and each is reached once (after Lawler 1972): one more choice,
    /// the last choice exchanged for its next alternative, and the last choice moved to the next doubt.
    fn next(&mut self) -> Option<Self::Item> {
        let Reverse((sum, choices)) = self.next.pop()?;
        if let Some((&(at, choice), before)) = choices.split_last() {
            let rest = sum - self.doubts[at].alternatives[choice].0;
            self.push(before, rest, (at, choice + 1));
            if choice == 0 {
                self.push(before, rest, (at + 1, 0));
            }
        }
        let following = choices.last().map_or(0, |&(at, _)| at + 1);
        self.push(&choices, sum, (following, 0));
        Some((sum, choices))
    }
}

/// Finds the likeliest reading with one solution; if there is none, the likeliest without conflict; if there is
/// none either, the likeliest digits.
pub(super) fn settle(scores: &[Scores; 81]) -> Settled {
    let seen = Settled { grid: as_seen(scores), unique: false, cost: 0 };
    let doubts = doubts(scores);
    let mut fair: Option<Settled> = None;
    let mut questions = 0;
    for (cost, choices) in Ways::new(&doubts).take(WAYS) {
        let dearer = fair.is_some_and(|fair| cost > fair.cost + DEARER);
        if cost > DEAREST_SUM || questions > QUESTIONS || dearer {
            break;
        }
        let mut grid = seen.grid;
        for &(at, choice) in &choices {
            grid.set(doubts[at].cell, doubts[at].alternatives[choice].1);
        }
        let Some(puzzle) = fair_puzzle(grid) else { continue };
        questions += 1;
        if has_one_solution(&puzzle) {
            return Settled { grid, unique: true, cost };
        }
        fair.get_or_insert(Settled { grid, unique: false, cost });
    }
    fair.unwrap_or(seen)
}

impl Settled {
    /// How likely what was read in each cell is, from 0 to 1. In a puzzle with one solution, a digit that is likelier
    /// than all others together is compared with those alone with which there would be one solution, too. A blank is
    /// not: a puzzle may have more givens than it needs.
    pub(super) fn confidence(&self, scores: &[Scores; 81]) -> [f32; 81] {
        std::array::from_fn(|at| {
            let digit = Cell::new(at).and_then(|cell| self.grid.digit(cell));
            let share = scores[at][digit.map_or(0, |digit| usize::from(digit.value()))].exp();
            match Cell::new(at).zip(digit) {
                Some((cell, digit)) if self.unique && LIKELY.contains(&share) => {
                    let others = (0..10).filter(|&other| other != usize::from(digit.value()));
                    let rivals = others.filter(|&other| {
                        let mut grid = self.grid;
                        grid.set(cell, self::digit(other));
                        fair_puzzle(grid).is_some_and(|puzzle| has_one_solution(&puzzle))
                    });
                    share / (share + rivals.map(|rival| scores[at][rival].exp()).sum::<f32>())
                }
                _ => share,
            }
        })
    }
}

fn fair_puzzle(grid: Grid) -> Option<Puzzle> {
    let enough = grid.digits().count() >= LEAST_GIVENS;
    if enough { Puzzle::new(grid).ok() } else { None }
}

/// Whether there is one solution. A grid that takes long to search was not read right.
fn has_one_solution(puzzle: &Puzzle) -> bool {
    Budget::new(1_000).prove(puzzle).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// Scores that say `PUZZLE` with certainty, but for some cells: the digits there, and how likely each is.
    fn scores(unsure: &[(usize, &[(usize, f32)])]) -> [Scores; 81] {
        let digits: Vec<usize> = PUZZLE
            .bytes()
            .map(|byte| if byte == b'.' { 0 } else { usize::from(byte - b'0') })
            .collect();
        std::array::from_fn(|cell| {
            let mut scores = [-20.0; 10];
            match unsure.iter().find(|(at, _)| *at == cell) {
                Some((_, shares)) => shares.iter().for_each(|&(at, share)| scores[at] = share.ln()),
                None => scores[digits[cell]] = 0.0,
            }
            scores
        })
    }

    #[test]
    fn what_is_clear_stays() {
        let settled = settle(&scores(&[]));
        assert_eq!(
            (settled.grid.to_string().as_str(), settled.unique, settled.cost),
            (PUZZLE, true, 0)
        );
    }

    #[test]
    fn a_conflict_is_mended_by_the_likeliest_alternative() {
        // Cell 0 is a 5; another 5 in its column clashes. Cell 1 is a 3.
        let unsure: [(usize, &[(usize, f32)]); 2] =
            [(0, &[(8, 0.6), (5, 0.3), (6, 0.1)]), (1, &[(2, 0.5), (3, 0.4), (8, 0.1)])];
        let seen = as_seen(&scores(&unsure));
        assert!(seen.to_string().starts_with("82"));
        let settled = settle(&scores(&unsure));
        assert_eq!(settled.grid.to_string(), PUZZLE);
        assert!(settled.unique && settled.cost > 0);
    }

    #[test]
    fn the_rules_speak_for_a_likely_digit_but_not_for_a_blank() {
        let confidence = |unsure: &[(usize, f32)]| {
            let scores = scores(&[(0, unsure)]);
            let settled = settle(&scores);
            assert_eq!(settled.grid.to_string(), PUZZLE);
            settled.confidence(&scores)[0]
        };
        // With a 3 or an 8 there would be no solution.
        assert!(confidence(&[(5, 0.6), (8, 0.3), (3, 0.1)]) > 0.99);
        // The puzzle needs no 5 there.
        assert!((confidence(&[(5, 0.6), (0, 0.3), (3, 0.1)]) - 0.667).abs() < 0.01);
        // The network says something else: what the rules mended stays doubtful.
        assert!((confidence(&[(5, 0.4), (8, 0.6)]) - 0.4).abs() < 0.01);
    }

    #[test]
    fn a_mending_that_is_far_less_likely_is_not_made() {
        // Cell 2 is blank; with a 4 there the grid is a puzzle only if 53 to 1 is taken as likely.
        let likely = settle(&scores(&[(0, &[(1, 0.9), (5, 0.1)])]));
        assert!(likely.unique);
        let unlikely = settle(&scores(&[(0, &[(1, 0.99), (5, 0.01)])]));
        assert!(!unlikely.unique && unlikely.cost == 0, "{unlikely:?}");
    }

    #[test]
    fn a_grid_that_cannot_be_mended_says_so() {
        // Two certain 5s in the first row.
        let settled = settle(&scores(&[(3, &[(5, 1.0)])]));
        assert!(!settled.unique);
        assert!(settled.grid.to_string().starts_with("53.5"));
        assert!(!settle(&[[0.0, -9., -9., -9., -9., -9., -9., -9., -9., -9.]; 81]).unique);
    }

    #[test]
    fn every_way_comes_once_from_the_cheapest_on() {
        let unsure: [(usize, &[(usize, f32)]); 3] = [
            (0, &[(5, 0.5), (4, 0.3), (1, 0.2)]),
            (8, &[(0, 0.9), (2, 0.1)]),
            (9, &[(6, 0.7), (2, 0.3)]),
        ];
        let doubts = doubts(&scores(&unsure));
        let ways: Vec<_> = Ways::new(&doubts).collect();
        assert!(ways.is_sorted_by_key(|(cost, _)| *cost));
        let choices: std::collections::HashSet<_> =
            ways.iter().map(|(_, choices)| choices).collect();
        assert_eq!((ways.len(), choices.len()), (3 * 2 * 2, 3 * 2 * 2));
    }
}
