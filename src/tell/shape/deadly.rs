//! Patterns that would allow two solutions: how they could be filled, and what prevents it.

use super::{digits_of, mark_pattern, of};
use crate::logic::{Deadly, Step};
use crate::model::{Board, Candidate, CandidateSet, Cell, CellSet, Demand, Digit, House};
use crate::tell::outline::{
    DeadEnd, DeadlyFact, HouseFact, Moment, Say, Sight, State, Statement, Title, Why,
};
use crate::tell::picture::{CandidateRole, CellRole, HouseRole, LinkKind};

pub(super) fn moments(step: &Step, board: &Board, deadly: &Deadly) -> Vec<Moment> {
    let saved = saved(step, board, deadly);
    let guardians = deadly.guardians;
    if deadly.digits.is_empty() {
        let grave = Moment::new(Title::WouldAllow)
            .say(DeadlyFact::Grave { guardians })
            .say(DeadlyFact::Twins)
            .draw(|picture| picture.mark_all(&guardians, CandidateRole::Guardian));
        return vec![grave, saved];
    }
    vec![pattern(board, deadly), fillings(board, deadly), saved]
}

fn pattern(board: &Board, deadly: &Deadly) -> Moment {
    let Deadly { cells, digits, .. } = *deadly;
    let fact = if cells.len() == 4 {
        DeadlyFact::Rectangle { cells, digits, solved: cells - board.blanks() }
    } else {
        DeadlyFact::Loop { cells, digits }
    };
    Moment::new(Title::Pattern).say(fact).draw(|picture| {
        picture.tint(cells, CellRole::Pattern);
        mark_pattern(picture, board, cells, digits);
    })
}

/// The two ways to fill the pattern.
fn fillings(board: &Board, deadly: &Deadly) -> Moment {
    let Deadly { cells, digits, .. } = *deadly;
    let mut moment = Moment::new(Title::WouldAllow).say(DeadlyFact::TwoWays { cells, digits });
    if let (Some(a), Some(b)) = (digits.first(), digits.last()) {
        let [one, other] = alternate(cells);
        for (again, cells) in [(false, [one, other]), (true, [other, one])] {
            let way = DeadlyFact::Way { digits: [a, b], cells, again };
            moment.statements.push(Statement::from(way).draw(|picture| {
                for (digit, [on, off]) in [(a, cells), (b, [cells[1], cells[0]])] {
                    let places = board.cells_with(digit);
                    picture.mark(of(digit, places & on), CandidateRole::On);
                    picture.mark(of(digit, places & off), CandidateRole::Off);
                }
            }));
        }
    }
    moment.say(DeadlyFact::SameHouses { cells })
}

/// Splits cells so that two in one house are never on the same side.
fn alternate(cells: CellSet) -> [CellSet; 2] {
    let mut sides = [CellSet::EMPTY; 2];
    let mut open: Vec<(Cell, usize)> = cells.first().map(|cell| (cell, 0)).into_iter().collect();
    while let Some((cell, side)) = open.pop() {
        if sides[side].has(cell) {
            continue;
        }
        sides[side].insert(cell);
        open.extend((cell.peers() & cells).iter().map(|next| (next, 1 - side)));
    }
    sides
}

/// What the guardians rule out.
fn saved(step: &Step, board: &Board, deadly: &Deadly) -> Moment {
    let guardians = deadly.guardians;
    let moment = Moment::new(Title::Saved)
        .say(DeadlyFact::Guardians { guardians })
        .draw(|picture| picture.mark_all(&guardians, CandidateRole::Guardian));
    let effects = (step.place | step.remove).all_cells();
    if guardians.all_cells() == effects && effects.len() == 1 {
        return moment;
    }
    let houses: Vec<(Digit, House)> = deadly
        .demands
        .iter()
        .filter_map(|demand| match *demand {
            Demand::Digit(digit, house) => Some((digit, house)),
            Demand::Cell(_) => None,
        })
        .collect();
    if !houses.is_empty() {
        return unguarded(step, board, deadly, &houses, moment);
    }
    let cells: CellSet = deadly
        .demands
        .iter()
        .filter_map(|demand| match *demand {
            Demand::Cell(cell) => Some(cell),
            Demand::Digit(..) => None,
        })
        .collect();
    if !cells.is_empty() {
        return locked_with(board, guardians, cells, moment);
    }
    moment.say(Statement::from(DeadlyFact::EachRulesOut { guardians, targets: step.remove }))
}

/// The guardians and other cells of a house share as many digits.
fn locked_with(board: &Board, guardians: CandidateSet, cells: CellSet, moment: Moment) -> Moment {
    let own = digits_of(board, cells);
    let digits = own | guardians.all_digits();
    let houses = (guardians.all_cells() | cells).common_houses();
    moment
        .say(
            Statement::from(HouseFact::Digits { cells, digits: own })
                .draw(|picture| picture.tint(cells, CellRole::Second)),
        )
        .say(
            Statement::from(DeadlyFact::LockedWith { guardians, cells, digits, houses })
                .draw(|picture| picture.frame(houses, HouseRole::Base)),
        )
}

/// With a removed candidate, houses force the pattern's digits where the guardians are.
fn unguarded(
    step: &Step,
    board: &Board,
    deadly: &Deadly,
    houses: &[(Digit, House)],
    mut moment: Moment,
) -> Moment {
    for &(digit, house) in houses {
        let cells = board.cells_with(digit) & house.cells();
        moment.statements.push(
            Statement::from(HouseFact::Places { digit, house, cells })
                .draw(|picture| picture.frame(house, HouseRole::Base)),
        );
    }
    for target in step.remove {
        moment = moment.say_all(refute(board, deadly, houses, target));
    }
    moment
}

/// Assumes a removed candidate and follows it until nothing guards the pattern.
fn refute(
    board: &Board,
    deadly: &Deadly,
    houses: &[(Digit, House)],
    target: Candidate,
) -> Vec<Statement> {
    let mut statements = vec![
        Statement::from(Say::Assume(State::on(target.into())))
            .draw(|picture| picture.mark(target.into(), CandidateRole::On)),
    ];
    let mut on = vec![target];
    for &(digit, house) in houses {
        let places = board.cells_with(digit) & house.cells();
        let seen = |cell: &Cell| target.sees(Candidate { digit, cell: *cell });
        let lost: CellSet = places.iter().filter(seen).collect();
        let gone = lost.iter().map(|cell| Sight { from: target, to: Candidate { digit, cell } });
        if lost == places {
            // The digit has no other place in the house: the assumption fails even before the pattern is filled.
            let end = DeadEnd::Unmet(Demand::Digit(digit, house));
            statements.push(Say::Stuck { end, plain: gone.collect() }.into());
            return statements;
        }
        let last = (places - lost).single().map(|cell| Candidate { digit, cell });
        let Some(last) = last.filter(|last| !on.contains(last)) else { continue };
        let (state, why) = (State::on(last.into()), Why::LastPlace(digit, house));
        let then = Say::Then { state, why, plain: gone.collect() };
        statements.push(Statement::from(then).draw(|picture| {
            picture.link(of(digit, lost), last.into(), LinkKind::Strong);
            picture.mark(last.into(), CandidateRole::On);
        }));
        on.push(last);
    }
    let lost = |to: Candidate| Some(Sight { from: *on.iter().find(|from| from.sees(to))?, to });
    let plain = deadly.guardians.iter().filter_map(lost).collect();
    let end = DeadEnd::Unguarded(deadly.guardians);
    statements.push(Say::Stuck { end, plain }.into());
    statements
}
