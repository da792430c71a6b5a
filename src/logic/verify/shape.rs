//! Whether the evidence is what the technique's name says: an X-wing is two rows and two columns.

use crate::model::{Board, Demand, HouseKind, HouseSet};

use super::super::evidence::{Evidence, Fish, Subset};
use super::super::proof::{Cases, Proof};
use super::super::step::Step;
use super::super::technique::Technique as T;

/// Whether the evidence fits the technique.
pub(super) fn fits(board: &Board, step: &Step) -> bool {
    match &step.evidence {
        Evidence::Single(demand) => single(board, step.technique, *demand),
        Evidence::Locked { from, to, .. } => {
            let points = from.kind() == HouseKind::Block;
            let claims = to.kind() == HouseKind::Block;
            points != claims
                && step.technique == if points { T::Pointing } else { T::Claiming }
        }
        Evidence::Subset(it) => subset(board, step.technique, it),
        Evidence::Fish(it) => fish(board, step.technique, it),
        Evidence::Proof(it) => proof(step.technique, it),
        _ => false,
    }
}

fn proof(technique: T, it: &Proof) -> bool {
    match technique {
        T::ContradictionNet => it.cases == Cases::One && it.depth() == 1,
        T::NestedNet => it.cases == Cases::One && it.depth() == 2,
        T::DeepNet => it.cases == Cases::One && it.depth() > 2,
        _ => false,
    }
}

fn single(board: &Board, technique: T, demand: Demand) -> bool {
    match (technique, demand) {
        (T::FullHouse, Demand::Digit(_, house)) => (board.blanks() & house.cells()).len() == 1,
        (T::HiddenSingle, Demand::Digit(..)) | (T::NakedSingle, Demand::Cell(_)) => true,
        _ => false,
    }
}

fn subset(board: &Board, technique: T, it: &Subset) -> bool {
    let size = it.cells.len();
    let names = if it.hidden {
        [T::HiddenPair, T::HiddenTriple, T::HiddenQuad]
    } else {
        [T::NakedPair, T::NakedTriple, T::NakedQuad]
    };
    let locked = [T::LockedPair, T::LockedTriple].get(size.wrapping_sub(2)) == Some(&technique);
    let named = names.get(size.wrapping_sub(2)) == Some(&technique) || (locked && it.also.is_some());
    let inside = |digit| (board.cells_with(digit) & it.house.cells()).is_subset(it.cells);
    let outside = |cell| board.candidates(cell).is_subset(it.digits);
    named
        && it.digits.len() == size
        && it.cells.is_subset(it.house.cells())
        && it.also.is_none_or(|also| it.cells.is_subset(also.cells()))
        && if it.hidden { it.digits.iter().all(inside) } else { it.cells.iter().all(outside) }
}

fn fish(board: &Board, technique: T, it: &Fish) -> bool {
    let size = match technique {
        T::XWing | T::FinnedXWing | T::SashimiXWing => 2,
        T::Swordfish | T::FinnedSwordfish | T::SashimiSwordfish => 3,
        _ => 4,
    };
    let marked = board.cells_with(it.digit);
    let loose = (marked & it.base.cells()) - it.cover.cells();
    let finned = !(it.fins | it.endo).is_empty();
    let plain = matches!(technique, T::XWing | T::Swordfish | T::Jellyfish);
    it.base.len() == size
        && it.cover.len() == size
        && it.base.is_disjoint(it.cover)
        && loose.is_subset(it.fins)
        && finned != plain
        && lines(it.base, it.cover)
}

/// Whether rows are covered by columns or the reverse.
fn lines(base: HouseSet, cover: HouseSet) -> bool {
    let across = |a: HouseSet, b: HouseSet| a.is_subset(HouseSet::ROWS) && b.is_subset(HouseSet::COLUMNS);
    across(base, cover) || across(cover, base)
}
