//! The truth about a grid: in a word, and as JSON.

use std::fmt;

use redoku::diagnose::{Reason, ReasonKind, Verdict, judge};
use redoku::fast::{self, Limits};
use redoku::{CellSet, Conflict, Grid, House, HouseKind, NotProper, Proper, Puzzle};

use super::write_line;
use crate::json::Json;

/// How many solutions a grid has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    Unique,
    Multiple,
    None,
    Invalid,
    Undecided,
}

impl Outcome {
    /// The word that the program prints.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Multiple => "multiple",
            Self::None => "none",
            Self::Invalid => "invalid",
            Self::Undecided => "undecided",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// How many solutions a grid has.
pub(super) fn outcome(grid: &Grid) -> Outcome {
    proper(grid).map_or_else(|outcome| outcome, |_| Outcome::Unique)
}

/// The puzzle with its solution, if it has exactly one; else its status.
pub(super) fn proper(grid: &Grid) -> Result<Proper, Outcome> {
    let puzzle = Puzzle::new(*grid).map_err(|_| Outcome::Invalid)?;
    fast::prove(&puzzle).map_err(|error| match error {
        NotProper::None => Outcome::None,
        NotProper::Several(_) => Outcome::Multiple,
        NotProper::Undecided => Outcome::Undecided,
    })
}

/// Writes everything that is known about a grid as JSON. Returns its status.
pub(super) fn write(grid: &Grid, out: &mut Vec<u8>) -> Outcome {
    let report = judge(grid, Limits::default());
    let (status, facts) = match &report.verdict {
        Verdict::Unique(proper) => {
            (Outcome::Unique, vec![("solution", Json::text(proper.solution()))])
        }
        Verdict::Multiple { solutions, differing, .. } => {
            let facts = vec![
                ("solutions", Json::list(solutions, Json::text)),
                ("differing", cells(*differing)),
            ];
            (Outcome::Multiple, facts)
        }
        Verdict::Impossible(why) => (Outcome::None, vec![("because", reason(why))]),
        Verdict::Invalid(found) => {
            (Outcome::Invalid, vec![("conflicts", Json::list(found, conflict))])
        }
        Verdict::Undecided => (Outcome::Undecided, Vec::new()),
    };
    let mut fields = vec![
        ("puzzle", Json::text(grid)),
        ("status", Json::text(status)),
        ("givens", Json::count(report.givens)),
    ];
    fields.extend(facts);
    write_line(out, &Json::Object(fields));
    status
}

fn reason(reason: &Reason) -> Json {
    let mut fields = match reason.kind {
        ReasonKind::Cell(cell) => {
            vec![("kind", Json::text("cell")), ("cell", Json::count(cell.index()))]
        }
        ReasonKind::Digit(digit, at) => vec![
            ("kind", Json::text("digit")),
            ("digit", Json::count(digit.value())),
            ("house", house(at)),
        ],
        ReasonKind::Givens => vec![("kind", Json::text("givens"))],
    };
    fields.push(("givens", cells(reason.givens)));
    Json::Object(fields)
}

fn conflict(conflict: &Conflict) -> Json {
    Json::Object(vec![
        ("digit", Json::count(conflict.digit.value())),
        ("cells", cells(conflict.cells)),
        ("house", house(conflict.house)),
    ])
}

fn house(house: House) -> Json {
    let kind = match house.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Block => "box",
    };
    Json::Object(vec![("kind", Json::text(kind)), ("index", Json::count(house.position()))])
}

fn cells(cells: CellSet) -> Json {
    Json::list(cells.iter(), |cell| Json::count(cell.index()))
}
