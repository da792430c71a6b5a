//! Unique rectangles and longer loops (4.5 to 5.6): all of them, the easiest first.

mod types;
mod walk;

use crate::model::{CandidateSet, CellSet, Digit, DigitSet, House};

use super::Tenths;
use super::hint::Hint;
use super::marks::Marks;

/// A closed path of cells that could swap two digits.
struct Loop<'a> {
    marks: &'a Marks,
    path: &'a [crate::model::Cell],
    digits: [Digit; 2],
}

/// How a loop removes candidates; what tells two hints of one loop apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    One,
    Two,
    ThreeNaked(House, DigitSet, CellSet),
    ThreeHidden(House, DigitSet, CellSet),
    Four,
}

impl Kind {
    const fn number(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::ThreeNaked(..) | Self::ThreeHidden(..) => 3,
            Self::Four => 4,
        }
    }
}

struct LoopHint {
    rating: f64,
    kind: Kind,
    cells: CellSet,
    remove: CandidateSet,
}

/// The easiest loop; among equals the lowest type, then the first found.
pub(super) fn unique_loop(marks: &Marks) -> Option<Hint> {
    let mut found: Vec<LoopHint> = Vec::new();
    walk::loops(marks, |candidate| {
        types::hints(candidate, |hint| {
            let known = |other: &LoopHint| other.kind == hint.kind && other.cells == hint.cells;
            if !found.iter().any(known) {
                found.push(hint);
            }
        });
    });
    let order = |a: &&LoopHint, b: &&LoopHint| {
        a.rating.total_cmp(&b.rating).then(a.kind.number().cmp(&b.kind.number()))
    };
    let best = found.iter().min_by(order)?;
    let rating = Tenths::from_float(best.rating);
    Some(Hint { rating, complexity: 0, place: None, remove: best.remove })
}

/// The rating of a loop of this many cells, with `extra` tenths for its type.
fn rating(cells: usize, extra: usize) -> f64 {
    let mut rating = 4.5;
    if cells >= 10 {
        rating += 0.3;
    }
    rating += match cells {
        8.. => 0.2,
        6.. => 0.1,
        _ => 0.0,
    };
    rating + extra as f64 * 0.1
}
