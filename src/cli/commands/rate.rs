//! `redoku rate`: how hard each puzzle is.

use redoku::rating::{Rating, rate};
use redoku::text::Entry;
use redoku::{Control, Grid};
use serde::Serialize;

use super::verdict::{self, Refused};
use super::{Command, write_json, write_line};

pub(crate) struct Rate {
    pub(crate) json: bool,
}

/// A puzzle and how hard it is.
#[derive(Serialize)]
struct Rated<'a> {
    puzzle: &'a Grid,
    #[serde(flatten)]
    rating: Rating,
}

impl Command for Rate {
    const SLOW: bool = true;

    /// Prints ER, EP, ED, level, score, hardest technique and puzzle; `-` and the status for a puzzle that has
    /// not exactly one solution.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        let puzzle = &entry.grid;
        let rating = verdict::proper(puzzle)
            .map(|proper| rate(&proper, Control::NONE).expect("nobody stops it"));
        match rating {
            Ok(rating) if self.json => write_json(out, &Rated { puzzle, rating }),
            Ok(Rating { se, own }) => {
                let hardest = own.hardest.map_or("-", |technique| technique.id());
                let se = format!("{}\t{}\t{}", se.er, se.ep, se.ed);
                write_line(
                    out,
                    &format!("{se}\t{}\t{}\t{hardest}\t{puzzle}", own.level, own.score),
                );
            }
            Err(status) if self.json => write_json(out, &Refused { puzzle, status }),
            Err(status) => write_line(out, &format!("-\t-\t-\t{status}\t-\t-\t{puzzle}")),
        }
        rating.is_ok()
    }
}
