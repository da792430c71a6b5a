//! `redoku generate`: new puzzles.

use std::hash::{BuildHasher, RandomState};
use std::ops::ControlFlow;

use redoku::generate::{Difficulty, Wish, generate as make};
use redoku::{Puzzle, Random, fast, rating};

use super::rate::rating_fields;
use super::{pool, write_line};
use crate::arguments::Wanted;
use crate::json::Json;
use crate::pipeline::in_order;
use crate::report::{Answers, Report, Status};

pub(crate) fn generate(wanted: &Wanted) -> Status {
    let mut report = Report::new(None);
    let wish = wish(wanted);
    let seed = wanted.seed.clone().unwrap_or_else(random_seed);
    let work = |number| one(wanted, &wish, seed_of(&seed, number));
    let written = in_order(&pool(wanted.threads), 1..=wanted.count, work, |it| report.write(&it));
    report.finish(written)
}

fn wish(wanted: &Wanted) -> Wish {
    let difficulty = match (wanted.level, wanted.technique, &wanted.er) {
        (Some(level), ..) => Difficulty::Level(level),
        (_, Some(technique), _) => Difficulty::Technique(technique),
        (_, _, Some(range)) => Difficulty::Er(range.clone()),
        _ => Difficulty::Any,
    };
    let givens = wanted.givens.map(usize::from);
    Wish { difficulty, layout: wanted.symmetry, givens, minimal: wanted.minimal }
}

fn random_seed() -> String {
    format!("{:08x}", RandomState::new().hash_one("seed") as u32)
}

/// The first puzzle has the seed itself, so that the seed of any other one makes that puzzle alone.
fn seed_of(seed: &str, number: u64) -> String {
    if number == 1 { seed.to_owned() } else { format!("{seed}-{number}") }
}

fn one(wanted: &Wanted, wish: &Wish, seed: String) -> Answers {
    let mut answers = Answers { puzzles: 1, ..Answers::default() };
    let poll = |tried: usize| {
        if (tried as u64) < wanted.tries {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    };
    match make(wish, &mut Random::from(&*seed), &poll) {
        Some(puzzle) if wanted.json => write_line(&mut answers.out, &json(&puzzle, seed)),
        Some(puzzle) => write_line(&mut answers.out, &puzzle),
        None => {
            let message =
                format!("seed {seed}: no such puzzle was found in {} tries", wanted.tries);
            answers.fail(Status::Unexpected, message);
        }
    }
    answers
}

fn json(puzzle: &Puzzle, seed: String) -> Json {
    let solution = fast::first_solution(puzzle).map_or(Json::Null, Json::text);
    let mut fields =
        vec![("puzzle", Json::text(puzzle)), ("solution", solution), ("seed", Json::Text(seed))];
    fields.extend(rating_fields(&rating::rate(puzzle)));
    Json::Object(fields)
}
