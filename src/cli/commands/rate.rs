//! `redoku rate`: how hard each puzzle is.

use redoku::rating::{self, Rating, se::Tenths};
use redoku::text::Entry;
use redoku::{Control, Proper};

use super::{Command, verdict, write_line};
use crate::json::Json;

pub(crate) struct Rate {
    pub(crate) json: bool,
}

impl Command for Rate {
    const SLOW: bool = true;

    /// Prints ER, EP, ED, level, score, hardest technique and puzzle; `-` and the status for a puzzle that has
    /// not exactly one solution.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        let grid = entry.grid;
        let rating = verdict::proper(&grid).map(|proper| rated(&proper));
        let mut fields = vec![("puzzle", Json::text(grid))];
        match rating {
            Ok(rating) if self.json => {
                fields.extend(rating_fields(&rating));
                write_line(out, &Json::Object(fields));
            }
            Ok(Rating { se, own }) => {
                let hardest = own.hardest.map_or("-", |technique| technique.id());
                let (level, score) = (own.level.id(), own.score);
                let se = format!("{}\t{}\t{}", se.er, se.ep, se.ed);
                write_line(out, &format!("{se}\t{level}\t{score}\t{hardest}\t{grid}"));
            }
            Err(status) if self.json => {
                fields.push(("status", Json::text(status)));
                write_line(out, &Json::Object(fields));
            }
            Err(status) => write_line(out, &format!("-\t-\t-\t{status}\t-\t-\t{grid}")),
        }
        rating.is_ok()
    }
}

/// Both ratings of a puzzle, which nobody stops.
pub(super) fn rated(proper: &Proper) -> Rating {
    rating::rate(proper, Control::NONE).expect("nobody stops it")
}

/// The parts of a rating by name.
pub(super) fn rating_fields(rating: &Rating) -> Vec<(&'static str, Json)> {
    let tenths = |rating: Tenths| Json::Number(f64::from(rating.0) / 10.0);
    let Rating { se, own } = rating;
    let se = vec![("er", tenths(se.er)), ("ep", tenths(se.ep)), ("ed", tenths(se.ed))];
    vec![
        ("se", Json::Object(se)),
        ("level", Json::text(own.level.id())),
        ("score", Json::count(own.score)),
        ("hardest", own.hardest.map_or(Json::Null, |technique| Json::text(technique.id()))),
    ]
}
