//! `redoku explain`: every step to the solution of each puzzle, with its reasons.

use redoku::logic::{self, Explanation, Options, Position, Step};
use redoku::tell::{Language, Scene, Story, tell};
use redoku::text::Entry;
use redoku::{Board, Grid};
use serde::Serialize;

use super::verdict::{self, Outcome};
use super::{Command, write_line};
use crate::json::Json;

pub(crate) struct Explain {
    pub(crate) json: bool,
    pub(crate) language: Language,
    pub(crate) uniqueness: bool,
}

/// A step and its story.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    step: &'a Step,
    story: Story,
}

impl Command for Explain {
    const SLOW: bool = true;

    /// Prints the puzzle, the story of each step, a summary, and an empty line.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        let grid = entry.grid;
        let options = Options { uniqueness: self.uniqueness, ..Options::default() };
        let explained = verdict::proper(&grid).map(|proper| {
            let position = Position::new(proper);
            let explained = logic::explain(&position, options).expect("nobody stops it");
            (*position.board(), explained)
        });
        if self.json {
            write_line(out, &self.json(&grid, &explained));
        } else {
            write_line(out, &grid);
            match &explained {
                Ok((board, explained)) => self.write_steps(out, *board, explained),
                Err(status) => write_line(out, &format!("not explained: {status}")),
            }
            write_line(out, &"");
        }
        explained.is_ok()
    }
}

impl Explain {
    /// Tells all steps from a board.
    fn tell<'a>(&self, mut board: Board, steps: &'a [Step]) -> impl Iterator<Item = Told<'a>> {
        let language = self.language;
        steps.iter().enumerate().map(move |(at, step)| {
            let scene = Scene { board: &board, before: &steps[..at] };
            let story = tell(step, scene, language);
            step.apply(&mut board);
            Told { step, story }
        })
    }

    fn write_steps(&self, out: &mut Vec<u8>, board: Board, explained: &Explanation) {
        for (at, told) in self.tell(board, &explained.steps).enumerate() {
            write_line(out, &format!("{}. {}", at + 1, told.story));
        }
        let hardest = explained.hardest().map_or("-", |technique| technique.id());
        let number = explained.steps.len();
        write_line(out, &format!("solved in {number} steps, hardest: {hardest}"));
    }

    fn json(&self, grid: &Grid, explained: &Result<(Board, Explanation), Outcome>) -> Json {
        let puzzle = ("puzzle", Json::text(grid));
        Json::Object(match explained {
            Err(status) => vec![puzzle, ("status", Json::text(status))],
            Ok((board, explained)) => vec![
                puzzle,
                ("solved", Json::Flag(true)),
                ("steps", Json::list(self.tell(*board, &explained.steps), |told| json(&told))),
                ("hardest", explained.hardest().map_or(Json::Null, |it| Json::text(it.id()))),
            ],
        })
    }
}

fn json(value: &impl Serialize) -> Json {
    Json::Raw(serde_json::to_string(value).expect("plain data"))
}
