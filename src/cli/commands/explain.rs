//! `redoku explain`: every step to the solution of each puzzle, or to a contradiction, with its reasons.

use redoku::diagnose::Status;
use redoku::logic::{self, Explanation, Options, Position, Refutation, Step, Technique};
use redoku::tell::{Language, Scene, Story, tell, tell_contradiction};
use redoku::text::Entry;
use redoku::{Board, CandidateSet, Control, Demand, Grid, Puzzle};
use serde::Serialize;

use super::verdict::{self, Refused};
use super::{Command, summary, write_json, write_line};
use crate::terminal::Terminal;

pub(crate) struct Explain {
    pub(crate) json: bool,
    pub(crate) language: Language,
    pub(crate) uniqueness: bool,
    pub(crate) terminal: Terminal,
}

/// A step and its story.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    step: &'a Step,
    story: Story,
}

/// A puzzle and the way to its solution.
#[derive(Serialize)]
struct Explained<'a> {
    puzzle: &'a Grid,
    solved: bool,
    steps: Vec<Told<'a>>,
    hardest: Option<Technique>,
}

/// A puzzle without a solution, and the way to a contradiction.
#[derive(Serialize)]
struct Refuted<'a> {
    puzzle: &'a Grid,
    status: Status,
    steps: Vec<Told<'a>>,
    contradiction: End,
}

/// A contradiction, as a step without effects.
#[derive(Serialize)]
struct End {
    technique: &'static str,
    place: CandidateSet,
    remove: CandidateSet,
    evidence: EndEvidence,
    story: Story,
}

#[derive(Serialize)]
struct EndEvidence {
    kind: &'static str,
    demand: Demand,
}

impl Command for Explain {
    const SLOW: bool = true;

    /// Prints the puzzle, the story of each step, a summary, and an empty line.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        let grid = entry.grid;
        let answer = self.explain(&grid);
        if self.json {
            self.write_json(out, &grid, &answer);
        } else {
            write_line(out, &grid);
            self.write_steps(out, &answer);
            write_line(out, &"");
        }
        matches!(answer, Answer::Solved(..))
    }
}

/// What there is to tell about a puzzle.
enum Answer {
    /// The way to the solution.
    Solved(Board, Explanation),
    /// The way to a contradiction.
    Refuted(Board, Refutation),
    /// Nothing.
    Unexplained(Status),
}

impl Explain {
    fn explain(&self, grid: &Grid) -> Answer {
        let options = Options { uniqueness: self.uniqueness, ..Options::default() };
        match verdict::proper(grid) {
            Ok(proper) => {
                let position = Position::new(proper);
                let explained = logic::explain(&position, options).expect("nobody stops it");
                Answer::Solved(*position.board(), explained)
            }
            Err(status) => {
                let puzzle = Puzzle::new(*grid).ok().filter(|_| status == Status::Impossible);
                let refuted = puzzle.and_then(|puzzle| {
                    Some((Board::new(&puzzle), logic::refute(&puzzle, Control::NONE).ok()?))
                });
                match refuted {
                    Some((board, refutation)) => Answer::Refuted(board, refutation),
                    None => Answer::Unexplained(status),
                }
            }
        }
    }

    /// Tells all steps from a board, which they change.
    fn tell<'a>(&self, board: &mut Board, steps: &'a [Step]) -> impl Iterator<Item = Told<'a>> {
        let language = self.language;
        steps.iter().enumerate().map(move |(at, step)| {
            let story = tell(step, Scene { board, before: &steps[..at] }, language);
            step.apply(board);
            Told { step, story }
        })
    }

    fn write_steps(&self, out: &mut Vec<u8>, answer: &Answer) {
        let end = match answer {
            Answer::Solved(board, Explanation { steps, .. }) => {
                self.write_stories(out, &mut board.clone(), steps);
                summary::solved(steps, self.language)
            }
            Answer::Refuted(board, Refutation { steps, stuck, .. }) => {
                let mut board = *board;
                self.write_stories(out, &mut board, steps);
                let scene = Scene { board: &board, before: steps };
                let story = tell_contradiction(*stuck, scene, self.language);
                self.write_story(out, steps.len(), story, &CandidateSet::EMPTY);
                summary::refuted(steps, self.language)
            }
            Answer::Unexplained(status) => summary::unexplained(*status, self.language),
        };
        write_line(out, &self.terminal.wrap(&end));
    }

    fn write_stories(&self, out: &mut Vec<u8>, board: &mut Board, steps: &[Step]) {
        for (at, Told { step, story }) in self.tell(board, steps).enumerate() {
            self.write_story(out, at, story, &step.place);
        }
    }

    fn write_story(&self, out: &mut Vec<u8>, at: usize, story: Story, placed: &CandidateSet) {
        let story = format!("{}. {}", at + 1, self.terminal.story(story, placed));
        write_line(out, &self.terminal.wrap(&story));
    }

    fn write_json(&self, out: &mut Vec<u8>, puzzle: &Grid, answer: &Answer) {
        match answer {
            Answer::Unexplained(status) => write_json(out, &Refused { puzzle, status: *status }),
            Answer::Solved(board, explained) => {
                let mut board = *board;
                let steps = self.tell(&mut board, &explained.steps).collect();
                let hardest = explained.hardest();
                write_json(out, &Explained { puzzle, solved: true, steps, hardest });
            }
            Answer::Refuted(board, Refutation { steps, stuck, .. }) => {
                let mut board = *board;
                let told = self.tell(&mut board, steps).collect();
                let scene = Scene { board: &board, before: steps };
                let contradiction =
                    End::new(*stuck, tell_contradiction(*stuck, scene, self.language));
                let status = Status::Impossible;
                write_json(out, &Refuted { puzzle, status, steps: told, contradiction });
            }
        }
    }
}

impl End {
    fn new(demand: Demand, story: Story) -> Self {
        let (name, none) = ("contradiction", CandidateSet::EMPTY);
        let evidence = EndEvidence { kind: name, demand };
        Self { technique: name, place: none, remove: none, evidence, story }
    }
}
