//! Colours: houses with two places for a digit, joined into components and coloured alternately.
//!
//! ```text
//!   A ═ a ═ A ═ a       in each component, all A or all a hold the digit
//!
//!   simple   a cell that sees A and a goes; A goes if two A see each other
//!   multi    A sees B: a or b holds. What sees a and b goes; A goes if it sees B and b
//! ```

use std::ops::ControlFlow;

use crate::model::{CandidateSet, CellSet, Digit, House, HouseSet};

use super::{Ask, Emit};
use crate::logic::evidence::{Colours, Evidence};
use crate::logic::survey::Survey;

/// The houses and the two colours of a component.
type Component = (HouseSet, [CellSet; 2]);

/// One component.
pub(in crate::logic) fn simple(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    for digit in Digit::all().filter(|&digit| !ask.changed.cells(digit).is_empty()) {
        let marked = survey.board.cells_with(digit);
        for (houses, colours) in components(marked) {
            let [a, b] = colours.map(|colour| colour.all_peers());
            let mut remove = vec![marked & a & b & !(colours[0] | colours[1])];
            // Two cells of a colour see each other.
            remove.extend(colours.iter().filter(|colour| !colour.is_disjoint(colour.all_peers())));
            for remove in remove.into_iter().filter(|remove| !remove.is_empty()) {
                let evidence = Colours { digit, houses, components: vec![colours] };
                let remove = CandidateSet::of(digit, remove);
                emit(ask.removal(remove, Evidence::Colours(evidence)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two components.
pub(in crate::logic) fn multi(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    for digit in Digit::all().filter(|&digit| !ask.changed.cells(digit).is_empty()) {
        let marked = survey.board.cells_with(digit);
        let components = components(marked);
        for (at, one) in components.iter().enumerate() {
            for other in components.iter().skip(at + 1) {
                let remove = pair(marked, one.1, other.1);
                if !remove.is_empty() {
                    let houses = one.0 | other.0;
                    let evidence = Colours { digit, houses, components: vec![one.1, other.1] };
                    let remove = CandidateSet::of(digit, remove);
                    emit(ask.removal(remove, Evidence::Colours(evidence)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// What two components eliminate.
fn pair(marked: CellSet, one: [CellSet; 2], other: [CellSet; 2]) -> CellSet {
    let turned = |colours: [CellSet; 2]| [colours, [colours[1], colours[0]]];
    let sees = |a: CellSet, b: CellSet| !a.all_peers().is_disjoint(b);
    let coloured = one[0] | one[1] | other[0] | other[1];
    let mut all = CellSet::EMPTY;
    for [a, opposite_a] in turned(one) {
        for [b, opposite_b] in turned(other) {
            if sees(a, b) {
                let seen = opposite_a.all_peers() & opposite_b.all_peers();
                all |= (marked & seen) - coloured;
            }
        }
    }
    for (a, [b, c]) in [(one[0], other), (one[1], other), (other[0], one), (other[1], one)] {
        if sees(a, b) && sees(a, c) {
            all |= a;
        }
    }
    all
}

/// The components of at least two links.
fn components(marked: CellSet) -> Vec<Component> {
    let ends = |house: House| {
        let places = marked & house.cells();
        (places.len() == 2).then_some((house, places))
    };
    let links: Vec<_> = House::all().filter_map(ends).collect();
    let mut left: CellSet = links.iter().map(|link| link.1).collect::<CellSet>();
    let mut found = Vec::new();
    while let Some(start) = left.first() {
        let mut colours = [CellSet::from(start), CellSet::EMPTY];
        loop {
            let before = colours;
            for &(_, ends) in &links {
                for colour in 0..2 {
                    if !ends.is_disjoint(colours[colour]) {
                        colours[1 - colour] |= ends - colours[colour];
                    }
                }
            }
            if before == colours {
                break;
            }
        }
        // Without a solution, a house may join two cells of one colour.
        let alternates = |ends: CellSet| colours.iter().all(|&colour| (ends & colour).len() == 1);
        let joined = links.iter().filter(|link| alternates(link.1));
        let houses = joined.map(|&(house, _)| house).collect();
        left = left - colours[0] - colours[1];
        found.push((houses, colours));
    }
    found
}
