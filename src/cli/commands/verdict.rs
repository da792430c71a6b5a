//! The truth about a grid: in a word, and as JSON.

use redoku::diagnose::{Reason, ReasonKind, Verdict, judge};
use redoku::fast::{self, Limits};
use redoku::{CellSet, Conflict, Grid, House, HouseKind, Puzzle};

use super::write_line;
use crate::json::Json;

/// Returns `unique`, `multiple`, `none` or `invalid`.
pub(super) fn status(grid: &Grid) -> &'static str {
    let Ok(puzzle) = Puzzle::new(*grid) else { return "invalid" };
    match fast::search(&puzzle, Limits { kept: 0, ..Limits::default() }).count {
        0 => "none",
        1 => "unique",
        _ => "multiple",
    }
}

/// The puzzle, if it has exactly one solution; else its status.
pub(super) fn unique(grid: &Grid) -> Result<Puzzle, &'static str> {
    match status(grid) {
        "unique" => Puzzle::new(*grid).map_err(|_| "invalid"),
        status => Err(status),
    }
}

/// Writes everything that is known about a grid as JSON. Returns the number of solutions: none, one, or two for
/// several.
pub(super) fn write(grid: &Grid, out: &mut Vec<u8>) -> u64 {
    let report = judge(grid, Limits::default());
    let (count, status, facts) = match &report.verdict {
        Verdict::Unique(solution) => (1, "unique", vec![("solution", Json::text(solution))]),
        Verdict::Multiple { solutions, differing, .. } => {
            let facts = vec![
                ("solutions", Json::list(solutions, Json::text)),
                ("differing", cells(*differing)),
            ];
            (2, "multiple", facts)
        }
        Verdict::Impossible(why) => (0, "none", vec![("because", reason(why))]),
        Verdict::Invalid(found) => (0, "invalid", vec![("conflicts", Json::list(found, conflict))]),
    };
    let mut fields = vec![
        ("puzzle", Json::text(grid)),
        ("status", Json::text(status)),
        ("givens", Json::count(report.givens)),
    ];
    fields.extend(facts);
    write_line(out, &Json::Object(fields));
    count
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
