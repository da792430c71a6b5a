//! Facts about colours.

use super::{Checker, all_of};
use crate::model::{Cell, CellSet, Digit, House, HouseSet};
use crate::tell::outline::ColourFact;

impl Checker<'_> {
    pub(super) fn colour(&mut self, fact: &ColourFact) -> bool {
        match *fact {
            ColourFact::Either { digit, houses, colours } => {
                self.either.push(colours);
                self.alternates(digit, houses, colours)
            }
            ColourFact::Clash { digit, colour, cells, house } => {
                self.falls |= all_of(digit.into(), colour);
                self.is_colour(colour)
                    && CellSet::from(cells).is_subset(colour)
                    && share(cells, house)
            }
            ColourFact::NotBoth { cells, house, left, .. } => {
                let opposite = |colour: CellSet| {
                    let pairs = self.either.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
                    pairs.filter(move |pair| pair[0] == colour).map(|pair| pair[1]).next()
                };
                let [one, other] = left.map(opposite);
                let met = one.is_some_and(|colour| colour.has(cells[0]))
                    && other.is_some_and(|colour| colour.has(cells[1]));
                self.either.push(left);
                met && share(cells, house)
            }
            ColourFact::SeesPair { digit, colour, sights } => {
                self.falls |= all_of(digit.into(), colour);
                let meets = |[from, to]: [Cell; 2], other: CellSet| {
                    colour.has(from) && other.has(to) && from.sees(to)
                };
                let both = |&[a, b]: &[CellSet; 2]| meets(sights[0], a) && meets(sights[1], b);
                self.is_colour(colour) && self.either.iter().any(both)
            }
            ColourFact::SeeBoth { digit, cells, by } => {
                self.falls |= all_of(digit.into(), cells);
                let [a, b] = by;
                let known = self.either.iter().any(|pair| pair[0].has(a) && pair[1].has(b));
                known && cells.iter().all(|cell| by.iter().all(|by| by.sees(cell)))
            }
        }
    }

    fn is_colour(&self, colour: CellSet) -> bool {
        self.either.iter().flatten().any(|&known| known == colour)
    }

    /// Whether each house has the digit once in each colour and nowhere else, and the houses join all cells.
    fn alternates(&self, digit: Digit, houses: HouseSet, [one, other]: [CellSet; 2]) -> bool {
        let links = |house: House| {
            let places = self.places(digit, house.cells());
            places.len() == 2 && (places & one).len() == 1 && (places & other).len() == 1
        };
        let mut joined = one.first().map_or(CellSet::EMPTY, CellSet::from);
        for _ in 0..houses.len() {
            for house in houses {
                let places = self.places(digit, house.cells());
                if !places.is_disjoint(joined) {
                    joined |= places;
                }
            }
        }
        houses.iter().all(links) && joined == one | other
    }
}

fn share(cells: [Cell; 2], house: House) -> bool {
    cells[0] != cells[1] && CellSet::from(cells).is_subset(house.cells())
}
