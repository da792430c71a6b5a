//! One digit in as many covers as bases.

use super::of;
use super::sight::views;
use crate::logic::{Fish, Step};
use crate::model::{Board, CellSet, House, HouseSet};
use crate::tell::outline::{FishFact, HouseFact, Moment, Statement, Title};
use crate::tell::picture::{CandidateRole, CellRole, HouseRole};

pub(super) fn moments(step: &Step, board: &Board, fish: &Fish) -> Vec<Moment> {
    let Fish { digit, base, cover, fins, endo, twin } = *fish;
    let body = board.cells_with(digit) & base.cells();
    let places = |house: House| {
        let cells = board.cells_with(digit) & house.cells();
        Statement::from(HouseFact::Places { digit, house, cells })
            .draw(|picture| picture.frame(house, HouseRole::Base))
    };
    let bases =
        Moment::new(Title::Houses(base.kind())).say_all(base.iter().map(places)).draw(|picture| {
            picture.tint(body, CellRole::Pattern);
            picture.mark(of(digit, body), CandidateRole::Pattern);
        });
    let targets = step.remove.cells(digit);
    let first = targets - twin.map_or(CellSet::EMPTY, |twin| twin.targets);
    let mut moments = vec![bases];
    Part { fish, body, cover, fins, endo, targets: first }.tell(false, &mut moments);
    if let Some(twin) = twin {
        let part =
            Part { fish, body, cover: twin.cover, fins: twin.fins, endo, targets: twin.targets };
        part.tell(true, &mut moments);
    }
    moments
}

/// A fish; of Siamese fish, one of the two.
struct Part<'a> {
    fish: &'a Fish,
    /// The places of the digit in the bases.
    body: CellSet,
    cover: HouseSet,
    fins: CellSet,
    endo: CellSet,
    targets: CellSet,
}

impl Part<'_> {
    fn tell(&self, again: bool, moments: &mut Vec<Moment>) {
        let Self { cover, endo, .. } = *self;
        let Fish { digit, base, .. } = *self.fish;
        let fins = self.fins | endo;
        let outside = fins - cover.cells();
        let mut covered = Moment::new(Title::Houses(cover.kind())).draw(|picture| {
            picture.frame(cover, HouseRole::Cover);
            picture.tint(fins, CellRole::Fin);
            picture.mark(of(digit, fins), CandidateRole::Fin);
        });
        if !endo.is_empty() {
            covered = covered.say(FishFact::InTwoBases { digit, base, cells: endo });
        }
        covered = covered
            .say(FishFact::Covered { digit, base, cover, fins: outside, again })
            .say(FishFact::Taken { digit, base, cover, fins });
        // A cell of a base goes, too, if two covers take it.
        let doubled = self.targets & (self.body - fins);
        if !doubled.is_empty() {
            covered = covered.say(FishFact::InTwoCovers { digit, cover, cells: doubled });
        }
        covered.fresh = again;
        moments.push(covered);
        if !fins.is_empty() {
            let sees = views(self.targets, fins).into_iter().map(|(seen, cells)| {
                Statement::from(FishFact::SeeFins { digit, fins, cells, seen })
            });
            moments.push(Moment::new(Title::Fins).say_all(sees));
        }
    }
}
