//! The plain objects that cross the boundary; `truth.d.ts` describes the same to TypeScript.

use js_sys::{Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::diagnose::{self, ReasonKind};
use crate::model::{self, CellSet, HouseKind};

/// Turns a value into plain JavaScript objects, arrays, strings and numbers.
pub(super) fn to_js<T: Serialize + ?Sized>(value: &T) -> JsValue {
    // None of the types here has a way to fail.
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::UNDEFINED)
}

/// A plain object with these properties, for the little ones that serde would be too much for.
pub(super) fn object(properties: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a fresh plain object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object
}

pub(super) fn cells(set: CellSet) -> Vec<usize> {
    set.iter().map(|cell| cell.index()).collect()
}

#[derive(Serialize)]
pub(super) struct House {
    kind: &'static str,
    index: usize,
}

impl From<model::House> for House {
    fn from(house: model::House) -> Self {
        let kind = match house.kind() {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Block => "box",
        };
        Self { kind, index: house.position() }
    }
}

#[derive(Serialize)]
pub(super) struct Conflict {
    digit: u8,
    cells: Vec<usize>,
    house: House,
}

impl From<&model::Conflict> for Conflict {
    fn from(conflict: &model::Conflict) -> Self {
        Self {
            digit: conflict.digit.value(),
            cells: cells(conflict.cells),
            house: conflict.house.into(),
        }
    }
}

pub(super) fn conflicts(found: &[model::Conflict]) -> Vec<Conflict> {
    found.iter().map(Conflict::from).collect()
}

#[derive(Serialize)]
pub(super) struct Check {
    pub(super) conflicts: Vec<Conflict>,
    pub(super) complete: bool,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Reason {
    Cell { cell: usize, givens: Vec<usize> },
    Digit { digit: u8, house: House, givens: Vec<usize> },
    Givens { givens: Vec<usize> },
}

impl From<diagnose::Reason> for Reason {
    fn from(reason: diagnose::Reason) -> Self {
        let givens = cells(reason.givens);
        match reason.kind {
            ReasonKind::Cell(cell) => Self::Cell { cell: cell.index(), givens },
            ReasonKind::Digit(digit, house) => {
                Self::Digit { digit: digit.value(), house: house.into(), givens }
            }
            ReasonKind::Givens => Self::Givens { givens },
        }
    }
}

/// All fields of every status in one flat struct: serde's `flatten` would cost kilobytes of wasm.
#[derive(Serialize, Default)]
pub(super) struct Verdict {
    givens: usize,
    guesses: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    micros: Option<f64>,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    differing: Option<Vec<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<Reason>,
    #[serde(skip_serializing_if = "Option::is_none")]
    conflicts: Option<Vec<Conflict>>,
}

impl Verdict {
    pub(super) fn new(report: diagnose::Report, micros: Option<f64>) -> Self {
        use diagnose::Verdict as Truth;
        let diagnose::Report { givens, guesses, verdict } = report;
        let common = Self { givens, guesses, micros, ..Self::default() };
        match verdict {
            Truth::Unique(solution) => {
                Self { status: "unique", solution: Some(solution.to_string()), ..common }
            }
            Truth::Multiple { count, exact, solutions, differing } => Self {
                status: "multiple",
                count: Some(count),
                exact: Some(exact),
                solutions: Some(solutions.iter().map(ToString::to_string).collect()),
                differing: Some(cells(differing)),
                ..common
            },
            Truth::None(reason) => Self { status: "none", because: Some(reason.into()), ..common },
            Truth::Invalid(found) => {
                Self { status: "invalid", conflicts: Some(conflicts(&found)), ..common }
            }
        }
    }
}
