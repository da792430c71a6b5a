//! Colours: cells of which all hold a digit, or none does.

use super::sight::{meeting, shared_house};
use super::{group_by, of};
use crate::logic::{Colours, Step};
use crate::model::{Board, Cell, CellSet, House, HouseSet};
use crate::tell::outline::{ColourFact, Moment, Statement, Title};
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

/// Two colours of which one is right, and why, if they are not a pair from the start.
struct Either {
    colours: [CellSet; 2],
    because: Option<([Cell; 2], House)>,
}

impl Meeting<'_> {
    fn tell(mut self, remove: CellSet) -> Vec<Statement> {
        let mut open = remove;
        for &colour in self.colours.components.iter().flatten() {
            if !remove.is_disjoint(colour) {
                self.wrong(colour);
                open -= colour;
            }
        }
        for either in self.eithers() {
            open -= self.trap(&either, open);
        }
        self.told
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

    /// All pairs of colours of which one is right: those of a component, and those that are left where two others meet.
    fn eithers(&self) -> Vec<Either> {
        let own = |&colours: &[CellSet; 2]| Either { colours, because: None };
        let mut all: Vec<Either> = self.colours.components.iter().map(own).collect();
        if let [first, second] = self.colours.components[..] {
            for [one, left] in [first, [first[1], first[0]]] {
                for [other, right] in [second, [second[1], second[0]]] {
                    let met = meeting(one, other);
                    let because = met.and_then(|cells| Some((cells, shared_house(cells)?)));
                    if because.is_some() {
                        all.push(Either { colours: [left, right], because });
                    }
                }
            }
        }
        all
    }

    /// The cells that see both of two colours of which one is right.
    fn trap(&mut self, either: &Either, open: CellSet) -> CellSet {
        let digit = self.colours.digit;
        let by = |cell: &Cell| either.colours.map(|colour| (cell.peers() & colour).first());
        let sees_both = |cell: &Cell| by(cell).iter().all(Option::is_some);
        let trapped: CellSet = open.iter().filter(sees_both).collect();
        if let Some((cells, house)) = either.because.filter(|_| !trapped.is_empty()) {
            let left = either.colours;
            self.say(ColourFact::NotBoth { digit, cells, house, left }, cells);
        }
        for (by, cells) in group_by(trapped, by) {
            let [Some(one), Some(other)] = by else { continue };
            self.see_both(cells.into_iter().collect(), [one, other]);
        }
        trapped
    }

    fn see_both(&mut self, cells: CellSet, by: [Cell; 2]) {
        let digit = self.colours.digit;
        let statement = Statement::from(ColourFact::SeeBoth { digit, cells, by }).draw(|picture| {
            for from in by {
                for cell in cells {
                    picture.link(of(digit, from), of(digit, cell), LinkKind::Excludes);
                }
            }
        });
        self.told.push(statement);
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
}
