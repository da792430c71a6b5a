//! Writes what is true of a grid; `src/wasm/truth.d.ts` describes the same to TypeScript.

use super::json::Json;
use crate::diagnose::{Reason, ReasonKind, Report, Verdict};
use crate::model::{CellSet, Conflict, House, HouseKind, Solution};

pub(super) fn write(json: &mut Json, report: &Report) {
    json.object(|json| {
        json.field("givens").number(report.givens as u64);
        json.field("guesses").number(report.guesses);
        match &report.verdict {
            Verdict::Unique(solution) => {
                json.field("status").text(b"unique");
                json.field("solution").text(&solution.grid().to_ascii());
            }
            Verdict::Multiple { count, exact, solutions, differing } => {
                json.field("status").text(b"multiple");
                json.field("count").number(*count);
                json.field("exact").boolean(*exact);
                let line = |json: &mut Json, it: &Solution| json.text(&it.grid().to_ascii());
                json.field("solutions").list(solutions, line);
                write_cells(json.field("differing"), *differing);
            }
            Verdict::None(reason) => {
                json.field("status").text(b"none");
                write_reason(json.field("because"), reason);
            }
            Verdict::Invalid(conflicts) => {
                json.field("status").text(b"invalid");
                write_conflicts(json, conflicts);
            }
        }
    });
}

fn write_reason(json: &mut Json, reason: &Reason) {
    json.object(|json| {
        match reason.kind {
            ReasonKind::Cell(cell) => {
                json.field("kind").text(b"cell");
                json.field("cell").number(cell.index() as u64);
            }
            ReasonKind::Digit(digit, house) => {
                json.field("kind").text(b"digit");
                json.field("digit").number(digit.value().into());
                write_house(json, house);
            }
            ReasonKind::Givens => json.field("kind").text(b"givens"),
        }
        write_cells(json.field("givens"), reason.givens);
    });
}

pub(super) fn write_conflicts(json: &mut Json, conflicts: &[Conflict]) {
    json.field("conflicts").list(conflicts, |json, conflict| {
        json.object(|json| {
            json.field("digit").number(conflict.digit.value().into());
            write_cells(json.field("cells"), conflict.cells);
            write_house(json, conflict.house);
        });
    });
}

fn write_house(json: &mut Json, house: House) {
    json.field("house").object(|json| {
        json.field("kind").text(match house.kind() {
            HouseKind::Row => b"row",
            HouseKind::Column => b"column",
            HouseKind::Block => b"box",
        });
        json.field("index").number(house.position() as u64);
    });
}

fn write_cells(json: &mut Json, cells: CellSet) {
    json.list(cells.iter(), |json, cell| json.number(cell.index() as u64));
}
