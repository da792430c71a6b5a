//! The plain objects that cross the boundary; `truth.d.ts` describes them to TypeScript.
//!
//! Properties are set one by one. With serde the first module would be 3 KB larger.

use js_sys::{Array, Object, Reflect};
use redoku::diagnose::{Reason, ReasonKind, Report, Verdict};
use redoku::{CellSet, Conflict, DigitSet, Grid, House, HouseKind};
use wasm_bindgen::JsValue;

/// A property of an object to make.
pub(super) type Property<'a> = (&'a str, JsValue);

/// A plain object with these properties.
pub(super) fn object(properties: &[Property<'_>]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a fresh plain object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// An array with a value for each item.
pub(super) fn array<T>(
    items: impl IntoIterator<Item = T>,
    value: impl Fn(T) -> JsValue,
) -> JsValue {
    let array = Array::new();
    for item in items {
        array.push(&value(item));
    }
    array.into()
}

/// A number, exact up to 2⁵³.
pub(super) fn number(count: u64) -> JsValue {
    JsValue::from_f64(count as f64)
}

/// 81 characters.
pub(super) fn line(grid: &Grid) -> JsValue {
    JsValue::from_str(std::str::from_utf8(&grid.to_ascii()).unwrap_or_default())
}

pub(super) fn cells(set: CellSet) -> JsValue {
    array(set.iter(), |cell| cell.index().into())
}

/// Bit d-1 stands for the digit d.
pub(super) fn masks(sets: impl Iterator<Item = DigitSet>) -> JsValue {
    array(sets, |set| set.bits().into())
}

pub(super) fn house(house: House) -> JsValue {
    let kind = match house.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Block => "box",
    };
    object(&[("kind", kind.into()), ("index", house.position().into())])
}

pub(super) fn conflicts(found: &[Conflict]) -> JsValue {
    array(found, |conflict| {
        object(&[
            ("digit", conflict.digit.value().into()),
            ("cells", cells(conflict.cells)),
            ("house", house(conflict.house)),
        ])
    })
}

fn reason(reason: &Reason) -> JsValue {
    let givens = ("givens", cells(reason.givens));
    match reason.kind {
        ReasonKind::Cell(cell) => {
            object(&[("kind", "cell".into()), ("cell", cell.index().into()), givens])
        }
        ReasonKind::Digit(digit, at) => object(&[
            ("kind", "digit".into()),
            ("digit", digit.value().into()),
            ("house", house(at)),
            givens,
        ]),
        ReasonKind::Givens => object(&[("kind", "givens".into()), givens]),
    }
}

/// The verdict that `solve` returns, with its mean time if it was measured.
pub(super) fn verdict(report: &Report, micros: Option<f64>) -> JsValue {
    let mut properties =
        vec![("givens", report.givens.into()), ("guesses", number(report.guesses))];
    properties.extend(micros.map(|micros| ("micros", micros.into())));
    match &report.verdict {
        Verdict::Unique(proper) => properties
            .extend([("status", "unique".into()), ("solution", line(proper.solution().grid()))]),
        Verdict::Multiple { count, exact, solutions, differing } => properties.extend([
            ("status", "multiple".into()),
            ("count", number(*count)),
            ("exact", (*exact).into()),
            ("solutions", array(solutions, |solution| line(solution.grid()))),
            ("differing", cells(*differing)),
        ]),
        Verdict::Impossible(because) => {
            properties.extend([("status", "none".into()), ("because", reason(because))]);
        }
        Verdict::Invalid(found) => {
            properties.extend([("status", "invalid".into()), ("conflicts", conflicts(found))]);
        }
        Verdict::Undecided => properties.push(("status", "undecided".into())),
    }
    object(&properties)
}
