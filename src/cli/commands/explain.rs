//! `redoku explain`: every step to the solution of each puzzle.

use redoku::Board;
use redoku::logic::{self, Explanation, Options, Step};
use redoku::text::Entry;
use redoku::{CandidateSet, Grid};

use super::{Command, verdict, write_line};
use crate::json::Json;

pub(crate) struct Explain {
    pub(crate) json: bool,
    pub(crate) uniqueness: bool,
}

impl Command for Explain {
    const SLOW: bool = true;

    /// Prints the puzzle, a line for each step, and an empty line.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        let grid = entry.grid;
        let options = Options { uniqueness: self.uniqueness, ..Options::default() };
        let explained =
            verdict::unique(&grid).map(|puzzle| logic::explain(&Board::new(&puzzle), options));
        if self.json {
            write_line(out, &json(&grid, &explained));
        } else {
            write_line(out, &grid);
            match &explained {
                Ok(explained) => write_steps(out, explained),
                Err(status) => write_line(out, &format!("not explained: {status}")),
            }
            write_line(out, &"");
        }
        explained.is_ok_and(|explained| explained.is_solved())
    }
}

/// Writes `12. x-wing: r1c2<>3 r4c2<>3`, one line per step, and a line in the end.
fn write_steps(out: &mut Vec<u8>, explained: &Explanation) {
    for (i, Step { technique, place, remove, .. }) in explained.steps.iter().enumerate() {
        let name = |sign: &'static str| {
            move |it: redoku::Candidate| format!("{}{sign}{}", it.cell, it.digit)
        };
        let effects = place.iter().map(name("=")).chain(remove.iter().map(name("<>")));
        let effects: Vec<_> = effects.collect();
        write_line(out, &format!("{}. {}: {}", i + 1, technique.id(), effects.join(" ")));
    }
    let solved = if explained.is_solved() { "solved" } else { "not solved" };
    let hardest = explained.hardest().map_or("-", |technique| technique.id());
    write_line(out, &format!("{solved} in {} steps, hardest: {hardest}", explained.steps.len()));
}

fn json(grid: &Grid, explained: &Result<Explanation, &str>) -> Json {
    let puzzle = ("puzzle", Json::text(grid));
    Json::Object(match explained {
        Err(status) => vec![puzzle, ("status", Json::text(status))],
        Ok(explained) => vec![
            puzzle,
            ("solved", Json::Flag(explained.is_solved())),
            ("steps", Json::list(&explained.steps, step)),
            ("hardest", explained.hardest().map_or(Json::Null, |it| Json::text(it.id()))),
        ],
    })
}

fn step(step: &Step) -> Json {
    Json::Object(vec![
        ("technique", Json::text(step.technique.id())),
        ("place", candidates(&step.place)),
        ("remove", candidates(&step.remove)),
    ])
}

/// Pairs of cell and digit.
fn candidates(set: &CandidateSet) -> Json {
    Json::list(set.iter(), |it| {
        Json::List(vec![Json::count(it.cell.index()), Json::count(it.digit.value())])
    })
}
