//! Colours: cells of which all hold a digit, or none does.

use super::of;
use super::sight::{meeting, shared_house};
use crate::logic::{Colours, Step};
use crate::model::{Board, Cell, CellSet, House, HouseSet};
use crate::tell::outline::{ColourFact, Moment, Say, Statement, Title};
use crate::tell::picture::{CandidateRole, CellRole, HouseRole, LinkKind};

pub(super) fn moments(step: &Step, board: &Board, colours: &Colours) -> Vec<Moment> {
    let digit = colours.digit;
    let pairs = colours.components.iter().map(|&pair| {
        let inside =
            |house: &House| (board.cells_with(digit) & house.cells()).is_subset(pair[0] | pair[1]);
        let houses: HouseSet = colours.houses.iter().filter(inside).collect();
        Statement::from(ColourFact::Either { digit, houses, colours: pair }).draw(|picture| {
            for (cells, cell_role, role) in [
                (pair[0], CellRole::Pattern, CandidateRole::Pattern),
                (pair[1], CellRole::Second, CandidateRole::Second),
            ] {
                picture.tint(cells, cell_role);
                picture.mark(of(digit, cells), role);
            }
            for house in houses {
                let [one, other] = pair.map(|colour| of(digit, colour & house.cells()));
                picture.link(one, other, LinkKind::Strong);
            }
        })
    });
    let meeting = Meeting { colours, told: Vec::new() }.tell(step.remove.cells(digit));
    vec![Moment::new(Title::Colours).say_all(pairs), Moment::new(Title::Meeting).say_all(meeting)]
}

/// Why cells lose the digit.
struct Meeting<'a> {
    colours: &'a Colours,
    told: Vec<Statement>,
}

impl Meeting<'_> {
    fn tell(mut self, remove: CellSet) -> Vec<Statement> {
        for colour in self.colours.components.iter().flatten() {
            if !remove.is_disjoint(*colour) {
                self.wrong(*colour);
            }
        }
        let coloured =
            self.colours.components.iter().flatten().fold(CellSet::EMPTY, |all, &it| all | it);
        for cell in remove - coloured {
            self.trapped(cell);
        }
        self.told
    }

    fn say(&mut self, fact: ColourFact, pair: [Cell; 2]) {
        let [from, to] = pair.map(|cell| of(self.colours.digit, cell));
        let statement = Statement::from(fact).draw(|picture| {
            picture.link(from, to, LinkKind::Weak);
            let shared: HouseSet = shared_house(pair).into_iter().collect();
            picture.frame(shared, HouseRole::Cover);
        });
        self.told.push(statement);
    }

    /// A colour that sees itself, or both colours of another pair.
    fn wrong(&mut self, colour: CellSet) {
        let digit = self.colours.digit;
        if let Some(cells) = meeting(colour, colour)
            && let Some(house) = shared_house(cells)
        {
            return self.say(ColourFact::Clash { digit, colour, cells, house }, cells);
        }
        let others = self.colours.components.iter().filter(|pair| !pair.contains(&colour));
        let mut sights = others.filter_map(|pair| {
            let [one, other] = pair.map(|other| meeting(colour, other));
            Some([one?, other?])
        });
        if let Some(sights) = sights.next() {
            self.say(ColourFact::SeesPair { digit, colour, sights }, sights[0]);
        }
    }

    /// A cell that sees both of two colours of which one is right.
    fn trapped(&mut self, cell: Cell) {
        let digit = self.colours.digit;
        let seen = |colour: CellSet| (cell.peers() & colour).first();
        for &[one, other] in &self.colours.components {
            if let (Some(a), Some(b)) = (seen(one), seen(other)) {
                return self.sees_both(cell, [a, b]);
            }
        }
        let [first, second] = self.colours.components[..] else { return };
        for [one, left] in [first, [first[1], first[0]]] {
            for [other, right] in [second, [second[1], second[0]]] {
                let Some(cells) = meeting(one, other) else { continue };
                let (Some(a), Some(b), Some(house)) =
                    (seen(left), seen(right), shared_house(cells))
                else {
                    continue;
                };
                let fact = ColourFact::NotBoth { digit, cells, house, left: [left, right] };
                if !self.told.iter().any(|it| it.say == Say::Fact(fact.into())) {
                    self.say(fact, cells);
                }
                return self.sees_both(cell, [a, b]);
            }
        }
    }

    fn sees_both(&mut self, cell: Cell, by: [Cell; 2]) {
        let digit = self.colours.digit;
        let statement = Statement::from(ColourFact::SeesBoth { digit, cell, by }).draw(|picture| {
            for from in by {
                picture.link(of(digit, from), of(digit, cell), LinkKind::Excludes);
            }
        });
        self.told.push(statement);
    }
}
