//! Singles, and demands that nothing meets: which digit rules out which cell.

use super::{group_by, of};
use crate::logic::Step;
use crate::model::{Board, Candidate, Cell, CellSet, Demand, Digit, DigitSet, House};
use crate::tell::outline::{Moment, SingleFact, Statement, Title};
use crate::tell::picture::{CellRole, HouseRole};
use crate::tell::scene::Scene;

pub(super) fn moments(step: &Step, scene: Scene<'_>, demand: Demand) -> Vec<Moment> {
    let Some(target) = step.place.first() else { return Vec::new() };
    let moment = match demand {
        Demand::Cell(_) => every_other_digit(scene, target),
        Demand::Digit(_, house) => {
            let others = (house.cells() & scene.board.blanks()) - target.cell.into();
            let moment = if others.is_empty() {
                last_cell(target, house)
            } else {
                every_other_cell(scene, target, house, others)
            };
            moment.draw(|picture| picture.frame(house, HouseRole::Base))
        }
    };
    vec![moment.draw(|picture| picture.tint(target.cell.into(), CellRole::Target))]
}

fn last_cell(target: Candidate, house: House) -> Moment {
    let Candidate { digit, cell } = target;
    Moment::new(Title::LastCell)
        .say(SingleFact::OneBlank { cell, house })
        .say(SingleFact::Needs { digit, house })
}

fn every_other_cell(scene: Scene<'_>, target: Candidate, house: House, others: CellSet) -> Moment {
    let Candidate { digit, cell } = target;
    let Reasons { items, seen } = cells_without(scene, digit, others);
    Moment::new(Title::EveryOtherCell)
        .say(SingleFact::Needs { digit, house })
        .say(SingleFact::NoOther { digit, house, cell, seen })
        .say_all(items)
}

fn every_other_digit(scene: Scene<'_>, target: Candidate) -> Moment {
    let Candidate { digit, cell } = target;
    let Reasons { items, seen } = digits_not_in(scene, cell, DigitSet::ALL - digit.into());
    Moment::new(Title::EveryOtherDigit)
        .say(SingleFact::OneDigit { cell, digit, seen })
        .say_all(items)
}

/// Why nothing is left that meets a demand.
pub(in crate::tell) fn nothing_left(scene: Scene<'_>, stuck: Demand) -> Moment {
    match stuck {
        Demand::Cell(cell) => {
            let Reasons { items, seen } = digits_not_in(scene, cell, DigitSet::ALL);
            Moment::new(Title::EveryDigit)
                .say(SingleFact::NoDigit { cell, seen })
                .say_all(items)
                .draw(|picture| picture.tint(cell.into(), CellRole::Target))
        }
        Demand::Digit(digit, house) => {
            let blanks = house.cells() & scene.board.blanks();
            let Reasons { items, seen } = cells_without(scene, digit, blanks);
            Moment::new(Title::EveryCell)
                .say(SingleFact::Needs { digit, house })
                .say(SingleFact::NoPlace { digit, house, seen })
                .say_all(items)
                .draw(|picture| picture.frame(house, HouseRole::Base))
        }
    }
}

/// Why candidates are not there, item by item.
struct Reasons {
    items: Vec<Statement>,
    /// Whether digits on the board are all the reasons.
    seen: bool,
}

/// Why a digit is not possible in some empty cells.
fn cells_without(scene: Scene<'_>, digit: Digit, cells: CellSet) -> Reasons {
    let (mut items, left) = barred(scene.board, digit, cells);
    let gone = group_by(left, |&cell| scene.removed_by(Candidate { digit, cell }));
    items.extend(gone.into_iter().map(|(step, cells)| {
        let cells = cells.into_iter().collect();
        Statement::from(SingleFact::GoneFrom { digit, cells, step })
            .draw(|picture| picture.cross(of(digit, cells)))
    }));
    Reasons { items, seen: left.is_empty() }
}

/// The cells that hold a digit and rule it out in others, as few as possible, and the cells that none of them sees.
fn barred(board: &Board, digit: Digit, mut open: CellSet) -> (Vec<Statement>, CellSet) {
    let holders = Cell::all().filter(|&cell| board.digit(cell) == Some(digit));
    let lines: Vec<(Cell, House)> =
        holders.flat_map(|by| by.houses().map(|house| (by, house))).collect();
    let mut items = Vec::new();
    while let Some((by, house, cells)) = lines
        .iter()
        .rev()
        .map(|&(by, house)| (by, house, house.cells() & open))
        .max_by_key(|line| line.2.len())
        .filter(|line| !line.2.is_empty())
    {
        open -= cells;
        items.push(Statement::from(SingleFact::Bars { digit, by, cells, house }).draw(|picture| {
            picture.tint(by.into(), CellRole::Source);
            picture.sight(by, cells);
            picture.cross(of(digit, cells));
        }));
    }
    (items, open)
}

/// Why some digits are not possible in an empty cell.
fn digits_not_in(scene: Scene<'_>, cell: Cell, digits: DigitSet) -> Reasons {
    let mut left = digits;
    let mut items = Vec::new();
    for other in digits {
        let holder = cell.peers().iter().find(|&peer| scene.board.digit(peer) == Some(other));
        let line =
            holder.and_then(|by| Some((by, CellSet::from([by, cell]).common_houses().first()?)));
        let Some((by, house)) = line else { continue };
        left.remove(other);
        let fact = SingleFact::SeesDigit { cell, digit: other, by, house };
        items.push(Statement::from(fact).draw(|picture| {
            picture.tint(by.into(), CellRole::Source);
            picture.sight(by, cell.into());
            picture.cross(of(other, cell));
        }));
    }
    let gone = group_by(left, |&digit| scene.removed_by(Candidate { digit, cell }));
    items.extend(gone.into_iter().map(|(step, digits)| {
        let digits: DigitSet = digits.into_iter().collect();
        Statement::from(SingleFact::GoneAt { cell, digits, step }).draw(|picture| {
            digits.iter().for_each(|digit| picture.cross(of(digit, cell)));
        })
    }));
    Reasons { items, seen: left.is_empty() }
}
