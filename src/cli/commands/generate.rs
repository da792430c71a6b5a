//! `redoku generate`: new puzzles.

use std::hash::{BuildHasher, RandomState};
use std::ops::ControlFlow;

use redoku::generate::{Difficulty, GenerateError, Request, generate as make};
use redoku::rating::{Rating, rate};
use redoku::{Control, Progress, Puzzle, Random, Solution};
use serde::Serialize;

use super::{pool, write_json, write_line};
use crate::arguments::Wanted;
use crate::pipeline::in_order;
use crate::report::{Answers, Outcome, Report};

pub(crate) fn generate(wanted: &Wanted) -> Outcome {
    let mut report = Report::new(None);
    let request = request(wanted);
    let seed = wanted.seed.clone().unwrap_or_else(random_seed);
    let work = |number| one(wanted, &request, seed_of(&seed, number));
    let written = in_order(&pool(wanted.threads), 1..=wanted.count, work, |it| report.write(&it));
    report.finish(written)
}

fn request(wanted: &Wanted) -> Request {
    let difficulty = match (wanted.level, wanted.technique, &wanted.er) {
        (Some(level), ..) => Difficulty::Level(level),
        (_, Some(technique), _) => Difficulty::Technique(technique),
        (_, _, Some(range)) => Difficulty::Er(range.clone()),
        _ => Difficulty::Any,
    };
    let givens = wanted.givens.map(usize::from);
    Request { difficulty, layout: wanted.symmetry, givens, minimal: wanted.minimal }
}

fn random_seed() -> String {
    format!("{:08x}", RandomState::new().hash_one("seed") as u32)
}

/// The first puzzle has the seed itself, so that the seed of any other one makes that puzzle alone.
fn seed_of(seed: &str, number: u64) -> String {
    if number == 1 { seed.to_owned() } else { format!("{seed}-{number}") }
}

fn one(wanted: &Wanted, request: &Request, seed: String) -> Answers {
    let mut answers = Answers { puzzles: 1, ..Answers::default() };
    let enough = |tried: Progress| {
        if (tried.done as u64) < wanted.tries {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    };
    match make(request, &mut Random::from(&*seed), Control::new(&enough)) {
        Ok(proper) if wanted.json => {
            let rating = rate(&proper, Control::NONE).expect("nobody stops it");
            let (puzzle, solution) = (proper.puzzle(), proper.solution());
            write_json(&mut answers.out, &Made { puzzle, solution, seed: &seed, rating });
        }
        Ok(proper) => write_line(&mut answers.out, &proper),
        Err(GenerateError::Stopped) => {
            let message =
                format!("seed {seed}: no such puzzle was found in {} tries", wanted.tries);
            answers.add_errors(Answers::failed(Outcome::Unexpected, message));
        }
        Err(error) => answers.add_errors(Answers::failed(Outcome::Failed, error.to_string())),
    }
    answers
}

/// A new puzzle, how hard it is, and the seed that makes it again.
#[derive(Serialize)]
struct Made<'a> {
    puzzle: &'a Puzzle,
    solution: &'a Solution,
    seed: &'a str,
    #[serde(flatten)]
    rating: Rating,
}
