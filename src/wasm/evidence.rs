//! Steps and their evidence as plain objects; `logic.d.ts` describes them to TypeScript.

use redoku::logic::{
    Branch, Cases, Chain, Deadly, End, Evidence, Fish, Line, Literal, Node, Proof, SetLink, Step,
    Strong, TwinFish, Why,
};
use redoku::{Candidate, CandidateSet, Demand, DigitSet, HouseSet};
use wasm_bindgen::JsValue;

use super::wire::{Property, array, cells, house, object};

pub(super) fn step(step: &Step) -> JsValue {
    object(&[
        ("technique", step.technique.id().into()),
        ("place", candidates(step.place)),
        ("remove", candidates(step.remove)),
        ("evidence", evidence(&step.evidence)),
    ])
}

pub(super) fn candidates(set: CandidateSet) -> JsValue {
    array(set.iter(), candidate)
}

fn candidate(it: Candidate) -> JsValue {
    array([it.cell.index(), it.digit.value().into()], Into::into)
}

fn digits(set: DigitSet) -> JsValue {
    array(set.iter(), |digit| digit.value().into())
}

fn houses(set: HouseSet) -> JsValue {
    array(set.iter(), house)
}

/// An object with a `kind`.
fn kind(name: &str, properties: &[Property<'_>]) -> JsValue {
    let all: Vec<_> =
        std::iter::once(("kind", name.into())).chain(properties.iter().cloned()).collect();
    object(&all)
}

fn evidence(it: &Evidence) -> JsValue {
    match it {
        Evidence::Single(need) => kind("single", &[("demand", demand(*need))]),
        Evidence::Locked { digit, from, to } => kind(
            "locked",
            &[("digit", digit.value().into()), ("from", house(*from)), ("to", house(*to))],
        ),
        Evidence::Subset(it) => kind(
            "subset",
            &[
                ("house", house(it.house)),
                ("cells", cells(it.cells)),
                ("digits", digits(it.digits)),
                ("hidden", it.hidden.into()),
                ("also", it.also.map_or(JsValue::NULL, house)),
            ],
        ),
        Evidence::Fish(it) => fish(it),
        Evidence::Chain(it) => chain(it),
        Evidence::Colours(it) => kind(
            "colours",
            &[
                ("digit", it.digit.value().into()),
                ("houses", houses(it.houses)),
                ("components", array(&it.components, |pair| array(*pair, cells))),
            ],
        ),
        Evidence::Sets(it) => kind(
            "sets",
            &[("parts", array(it.parts.iter().copied(), cells)), ("links", array(&it.links, link))],
        ),
        Evidence::Deadly(it) => deadly(it),
        Evidence::Exclusion { base, against } => {
            kind("exclusion", &[("base", cells(*base)), ("against", cells(*against))])
        }
        Evidence::Template(it) => kind("template", &[("digits", digits(*it))]),
        Evidence::Proof(it) => proof(it),
    }
}

fn demand(it: Demand) -> JsValue {
    match it {
        Demand::Cell(cell) => object(&[("cell", cell.index().into())]),
        Demand::Digit(digit, at) => {
            object(&[("digit", digit.value().into()), ("house", house(at))])
        }
    }
}

fn fish(it: &Fish) -> JsValue {
    kind(
        "fish",
        &[
            ("digit", it.digit.value().into()),
            ("base", houses(it.base)),
            ("cover", houses(it.cover)),
            ("fins", cells(it.fins)),
            ("endo", cells(it.endo)),
            ("twin", it.twin.map_or(JsValue::NULL, twin)),
        ],
    )
}

fn twin(it: TwinFish) -> JsValue {
    object(&[("cover", houses(it.cover)), ("fins", cells(it.fins)), ("targets", cells(it.targets))])
}

fn chain(it: &Chain) -> JsValue {
    let node =
        |it: &Node| object(&[("digit", it.digit.value().into()), ("cells", cells(it.cells))]);
    let strong = |it: &Strong| match *it {
        Strong::Demand(need) => demand(need),
        Strong::Cells(set) => object(&[("cells", cells(set))]),
    };
    kind(
        "chain",
        &[
            ("nodes", array(&it.nodes, node)),
            ("strong", array(&it.strong, strong)),
            ("closed", it.closed.into()),
        ],
    )
}

fn link(it: &SetLink) -> JsValue {
    object(&[("parts", array(it.parts, Into::into)), ("digit", it.digit.value().into())])
}

fn deadly(it: &Deadly) -> JsValue {
    kind(
        "deadly",
        &[
            ("cells", cells(it.cells)),
            ("digits", digits(it.digits)),
            ("guardians", candidates(it.guardians)),
            ("demands", array(it.demands.iter().copied(), demand)),
        ],
    )
}

fn proof(it: &Proof) -> JsValue {
    let cases = match it.cases {
        Cases::One => kind("one", &[]),
        Cases::Both(it) => kind("both", &[("candidate", candidate(it))]),
        Cases::Each(need) => kind("each", &[("demand", demand(need))]),
    };
    kind("proof", &[("cases", cases), ("branches", array(&it.branches, branch))])
}

fn branch(it: &Branch) -> JsValue {
    let stuck = match it.end {
        End::Contradiction(need) => demand(need),
        End::Conclusion => JsValue::NULL,
    };
    object(&[
        ("assume", literal(it.assume)),
        ("lines", array(&it.lines, line)),
        ("contradiction", stuck),
    ])
}

fn literal(it: Literal) -> JsValue {
    object(&[("candidate", candidate(it.candidate)), ("on", it.on.into())])
}

fn line(it: &Line) -> JsValue {
    let why = match &it.why {
        Why::Sees(other) => kind("sees", &[("candidate", candidate(*other))]),
        Why::Last(need) => kind("last", &[("demand", demand(*need))]),
        Why::Locked { from, to } => kind("locked", &[("from", house(*from)), ("to", house(*to))]),
        Why::Lemma(lemma) => kind("lemma", &[("branch", branch(lemma))]),
    };
    object(&[
        ("candidate", candidate(it.literal.candidate)),
        ("on", it.literal.on.into()),
        ("why", why),
    ])
}
