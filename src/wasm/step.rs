//! Steps as JavaScript passes them, in the shape in which `explain` returns them.
//!
//! With serde the module would be 30 KB larger, gzipped. Whatever is passed, reading ends and fails with a
//! `RedokuError`: lists have a greatest length, and all values of a step together a greatest number.

use std::cell::Cell as Counter;
use std::str::FromStr;

use redoku::logic::{
    Branch, Cases, Chain, Colours, Deadly, End, Evidence, Fish, Line, Literal, Node, Proof,
    SetLink, Sets, Step, Strong, Subset, TwinFish, Why,
};
use redoku::{Candidate, Cell, Demand, Digit, House, HouseKind};
use wasm_bindgen::JsValue;

use super::error::error;
use super::input;

/// No list in a step is longer: each candidate is in it once at most.
const LONGEST: usize = Candidate::NUM;
/// Far more values than a proof has.
const MOST_VALUES: u32 = 1_000_000;
/// Far more lemmas within lemmas than a proof has.
const DEEPEST: usize = Cell::NUM;

type Read<T> = Result<T, JsValue>;

/// Reads the step at a position.
pub(super) fn step(value: &JsValue, at: usize) -> Read<Step> {
    let step = Data { value: value.clone(), at, left: &Counter::new(MOST_VALUES) };
    Ok(Step {
        technique: step.get("technique")?.name()?,
        place: step.get("place")?.list(Data::candidate)?,
        remove: step.get("remove")?.list(Data::candidate)?,
        evidence: step.get("evidence")?.evidence()?,
    })
}

/// Reads what is impossible at the end of a path, if the step at a position says so.
pub(super) fn contradiction(value: &JsValue, at: usize) -> Read<Option<Demand>> {
    let step = Data { value: value.clone(), at, left: &Counter::new(MOST_VALUES) };
    if step.get("technique")?.value.as_string().is_none_or(|name| name != "contradiction") {
        return Ok(None);
    }
    step.get("evidence")?.get("demand")?.demand().map(Some)
}

/// A value within a step.
struct Data<'a> {
    value: JsValue,
    /// The position of the step.
    at: usize,
    /// The number of values that may still be read.
    left: &'a Counter<u32>,
}

impl Data<'_> {
    fn bad<T>(&self, expected: &str) -> Read<T> {
        let message = format!("step {} cannot be read: expected {expected}", self.at + 1);
        Err(error("bad-step", &message, &[("step", self.at.into())]))
    }

    fn part(&self, value: JsValue) -> Read<Self> {
        let left = self.left.get();
        if left == 0 {
            return self.bad("a shorter step");
        }
        self.left.set(left - 1);
        Ok(Data { value, ..*self })
    }

    /// A member of an object; `undefined` if there is none.
    fn get(&self, name: &str) -> Read<Self> {
        if !self.value.is_object() {
            return self.bad("an object");
        }
        self.part(input::own_property(&self.value, name)?)
    }

    fn list<T, C: FromIterator<T>>(&self, item: impl Fn(&Self) -> Read<T>) -> Read<C> {
        match input::length(&self.value)? {
            Some(length) if length <= LONGEST => {
                (0..length).map(|at| item(&self.part(input::element(&self.value, at)?)?)).collect()
            }
            _ => self.bad("a list"),
        }
    }

    fn pair<T>(&self, item: impl Fn(&Self) -> Read<T>) -> Read<[T; 2]> {
        let items: Vec<T> = self.list(item)?;
        items.try_into().or_else(|_| self.bad("two values"))
    }

    fn optional<T>(&self, read: impl Fn(&Self) -> Read<T>) -> Read<Option<T>> {
        let absent = self.value.is_null() || self.value.is_undefined();
        if absent { Ok(None) } else { read(self).map(Some) }
    }

    fn flag(&self) -> Read<bool> {
        self.value.as_bool().map_or_else(|| self.bad("true or false"), Ok)
    }

    fn name<T: FromStr>(&self) -> Read<T> {
        let name = self.value.as_string().and_then(|name| name.parse().ok());
        name.map_or_else(|| self.bad("a name that explain() uses"), Ok)
    }

    fn number(&self) -> Read<usize> {
        let number = self.value.as_f64().filter(|n| n.fract() == 0.0 && (0.0..729.0).contains(n));
        number.map_or_else(|| self.bad("a whole number"), |number| Ok(number as usize))
    }

    fn cell(&self) -> Read<Cell> {
        Cell::new(self.number()?).map_or_else(|| self.bad("a cell from 0 to 80"), Ok)
    }

    fn digit(&self) -> Read<Digit> {
        let digit = u8::try_from(self.number()?).ok().and_then(Digit::new);
        digit.map_or_else(|| self.bad("a digit from 1 to 9"), Ok)
    }

    /// Reads `[cell, digit]`.
    fn candidate(&self) -> Read<Candidate> {
        let [cell, digit] = self.pair(|number| self.part(number.value.clone()))?;
        Ok(Candidate { cell: cell.cell()?, digit: digit.digit()? })
    }

    fn house(&self) -> Read<House> {
        let (kind, index) = (self.get("kind")?.name::<HouseKind>()?, self.get("index")?.number()?);
        let house = House::all().filter(|house| house.kind() == kind).nth(index);
        house.map_or_else(|| self.bad("a house from 0 to 8"), Ok)
    }

    fn demand(&self) -> Read<Demand> {
        match self.get("cell")?.optional(Data::cell)? {
            Some(cell) => Ok(Demand::Cell(cell)),
            None => Ok(Demand::Digit(self.get("digit")?.digit()?, self.get("house")?.house()?)),
        }
    }

    fn evidence(&self) -> Read<Evidence> {
        let kind = self.get("kind")?.value.as_string().unwrap_or_default();
        Ok(match &*kind {
            "single" => Evidence::Single(self.get("demand")?.demand()?),
            "locked" => Evidence::Locked {
                digit: self.get("digit")?.digit()?,
                from: self.get("from")?.house()?,
                to: self.get("to")?.house()?,
            },
            "subset" => Evidence::Subset(self.subset()?),
            "fish" => Evidence::Fish(self.fish()?),
            "chain" => Evidence::Chain(self.chain()?),
            "colours" => Evidence::Colours(self.colours()?),
            "sets" => Evidence::Sets(self.sets()?),
            "deadly" => Evidence::Deadly(self.deadly()?),
            "exclusion" => Evidence::Exclusion {
                base: self.get("base")?.list(Data::cell)?,
                against: self.get("against")?.list(Data::cell)?,
            },
            "template" => Evidence::Template(self.get("digits")?.list(Data::digit)?),
            "proof" => Evidence::Proof(self.proof()?),
            _ => return self.bad("a kind of evidence that explain() uses"),
        })
    }

    fn subset(&self) -> Read<Subset> {
        Ok(Subset {
            house: self.get("house")?.house()?,
            cells: self.get("cells")?.list(Data::cell)?,
            digits: self.get("digits")?.list(Data::digit)?,
            hidden: self.get("hidden")?.flag()?,
            also: self.get("also")?.optional(Data::house)?,
        })
    }

    fn fish(&self) -> Read<Fish> {
        Ok(Fish {
            digit: self.get("digit")?.digit()?,
            base: self.get("base")?.list(Data::house)?,
            cover: self.get("cover")?.list(Data::house)?,
            fins: self.get("fins")?.list(Data::cell)?,
            endo: self.get("endo")?.list(Data::cell)?,
            twin: self.get("twin")?.optional(|twin| {
                Ok(TwinFish {
                    cover: twin.get("cover")?.list(Data::house)?,
                    fins: twin.get("fins")?.list(Data::cell)?,
                    targets: twin.get("targets")?.list(Data::cell)?,
                })
            })?,
        })
    }

    fn chain(&self) -> Read<Chain> {
        let node = |data: &Self| {
            let (digit, cells) =
                (data.get("digit")?.digit()?, data.get("cells")?.list(Data::cell)?);
            Ok(Node { digit, cells })
        };
        let strong =
            |data: &Self| match data.get("cells")?.optional(|cells| cells.list(Data::cell))? {
                Some(cells) => Ok(Strong::Cells(cells)),
                None => data.demand().map(Strong::Demand),
            };
        Ok(Chain {
            nodes: self.get("nodes")?.list(node)?,
            strong: self.get("strong")?.list(strong)?,
            closed: self.get("closed")?.flag()?,
        })
    }

    fn colours(&self) -> Read<Colours> {
        Ok(Colours {
            digit: self.get("digit")?.digit()?,
            houses: self.get("houses")?.list(Data::house)?,
            components: self
                .get("components")?
                .list(|pair| pair.pair(|colour| colour.list(Data::cell)))?,
        })
    }

    fn sets(&self) -> Read<Sets> {
        let link = |data: &Self| {
            let (parts, digit) =
                (data.get("parts")?.pair(Data::number)?, data.get("digit")?.digit()?);
            Ok(SetLink { parts, digit })
        };
        Ok(Sets {
            parts: self.get("parts")?.list(|part| part.list(Data::cell))?,
            links: self.get("links")?.list(link)?,
        })
    }

    fn deadly(&self) -> Read<Deadly> {
        Ok(Deadly {
            cells: self.get("cells")?.list(Data::cell)?,
            digits: self.get("digits")?.list(Data::digit)?,
            guardians: self.get("guardians")?.list(Data::candidate)?,
            demands: self.get("demands")?.list(Data::demand)?,
        })
    }

    fn proof(&self) -> Read<Proof> {
        let cases = self.get("cases")?;
        let kind = cases.get("kind")?.value.as_string().unwrap_or_default();
        let cases = match &*kind {
            "one" => Cases::One,
            "both" => Cases::Both(cases.get("candidate")?.candidate()?),
            "each" => Cases::Each(cases.get("demand")?.demand()?),
            _ => return self.bad("the kind of cases: one, both or each"),
        };
        Ok(Proof { cases, branches: self.get("branches")?.list(|branch| branch.branch(DEEPEST))? })
    }

    /// Reads a branch with no more than `deepest` lemmas within lemmas.
    fn branch(&self, deepest: usize) -> Read<Branch> {
        if deepest == 0 {
            return self.bad("fewer lemmas within lemmas");
        }
        let lines = |line: &Self| {
            Ok(Line { literal: line.literal()?, why: line.get("why")?.why(deepest - 1)? })
        };
        Ok(Branch {
            assume: self.get("assume")?.literal()?,
            lines: self.get("lines")?.list(lines)?,
            end: match self.get("contradiction")?.optional(Data::demand)? {
                Some(demand) => End::Contradiction(demand),
                None => End::Conclusion,
            },
        })
    }

    fn literal(&self) -> Read<Literal> {
        let (candidate, on) = (self.get("candidate")?.candidate()?, self.get("on")?.flag()?);
        Ok(Literal { candidate, on })
    }

    fn why(&self, deepest: usize) -> Read<Why> {
        let kind = self.get("kind")?.value.as_string().unwrap_or_default();
        Ok(match &*kind {
            "sees" => Why::Sees(self.get("candidate")?.candidate()?),
            "last" => Why::Last(self.get("demand")?.demand()?),
            "locked" => {
                Why::Locked { from: self.get("from")?.house()?, to: self.get("to")?.house()? }
            }
            "lemma" => Why::Lemma(Box::new(self.get("branch")?.branch(deepest)?)),
            _ => return self.bad("a reason that explain() uses"),
        })
    }
}
