//! Worked cases: the three numbers, the number of steps and the ratings of a whole path, and single steps.

use crate::control::Control;
use crate::model::Puzzle;
use crate::rating::se::hint::Hint;
use crate::rating::se::{Numbers, path};

/// A puzzle, ER/EP/ED, the number of steps, and the ratings from 2.6 up as far as they are listed.
const PATHS: &str = include_str!("paths.txt");
/// The start of a puzzle above, the number of a step, its rating, its complexity, and what it does.
const STEPS: &str = include_str!("steps.txt");

fn steps(puzzle: &Puzzle) -> (Numbers, Vec<Hint>) {
    let mut steps = Vec::new();
    let rating = path(puzzle, Control::NONE, |hint| steps.push(hint.clone()));
    (rating.continue_value().unwrap(), steps)
}

#[test]
fn paths_are_those_of_sudoku_explainer() {
    for line in PATHS.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split_whitespace();
        let puzzle: Puzzle = fields.next().unwrap().parse().unwrap();
        let (Numbers { er, ep, ed }, steps) = steps(&puzzle);
        assert_eq!(format!("{er}/{ep}/{ed}"), fields.next().unwrap(), "{puzzle}");
        assert_eq!(steps.len().to_string(), fields.next().unwrap(), "{puzzle}");
        let ratings = steps.iter().map(|step| step.rating.to_string());
        let hard: Vec<_> =
            ratings.filter(|rating| rating.as_str() >= "2.6" || rating.len() > 3).collect();
        let listed: Vec<_> = fields.clone().filter(|&field| field != "…").collect();
        assert_eq!(hard[..listed.len()], listed, "{puzzle}");
        assert!(hard.len() == listed.len() || line.ends_with('…'), "{puzzle}");
    }
}

#[test]
fn steps_are_those_of_sudoku_explainer() {
    for line in STEPS.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<_> = line.split_whitespace().collect();
        let [start, number, rating, complexity, effects @ ..] = &fields[..] else {
            panic!("{line}")
        };
        let puzzle = PATHS.lines().find(|path| path.starts_with(start)).unwrap();
        let (_, steps) = steps(&puzzle[..81].parse().unwrap());
        let step = &steps[number.parse::<usize>().unwrap() - 1];
        assert_eq!(step.rating.to_string(), *rating, "{line}");
        assert_eq!(step.complexity.to_string(), *complexity, "{line}");
        let mut expected: Vec<_> = effects.iter().flat_map(|effect| candidates(effect)).collect();
        let mut found: Vec<_> = match step.place {
            Some(candidate) => vec![format!("{candidate}")],
            None => step.remove.iter().map(|candidate| candidate.to_string()).collect(),
        };
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{line}");
    }
}

/// `r3c9<>46` and `r1c1=1` as candidates.
fn candidates(effect: &str) -> Vec<String> {
    let (cell, digits) = effect.split_once("<>").or_else(|| effect.split_once('=')).unwrap();
    digits.chars().map(|digit| format!("{digit}{cell}")).collect()
}
