//! Facts about singles, houses, fish, chains and colours, in English.

use super::{impossible, kind_names, proofs, seen_through, sets, state};
use crate::logic::Node;
use crate::model::{CellSet, Digit, HouseKind, HouseSet};
use crate::tell::outline::{ChainFact, ColourFact, Fact, FishFact, HouseFact, SingleFact, State};
use crate::tell::words::pen::{Count, DigitAt, Or, Pen, Row, say};

/// Chains with more cells than this are counted instead of listed.
const MOST_LISTED: usize = 8;

pub(super) fn write(pen: &mut Pen, fact: &Fact) {
    match fact {
        Fact::Single(fact) => single(pen, fact),
        Fact::House(fact) => house(pen, fact),
        Fact::Fish(fact) => fish(pen, fact),
        Fact::Chain(fact) => chain(pen, fact),
        Fact::Colour(fact) => colour(pen, fact),
        Fact::Set(fact) => sets::write(pen, fact),
        Fact::Deadly(fact) => proofs::deadly(pen, fact),
        Fact::Trial(fact) => proofs::trial(pen, fact),
    }
}

/// "a 3", "an 8".
const fn article(digit: Digit) -> &'static str {
    if digit.value() == 8 { "an " } else { "a " }
}

fn single(pen: &mut Pen, fact: &SingleFact) {
    match *fact {
        SingleFact::Needs { digit, house } => {
            say!(pen, house, " needs ", article(digit), digit, ".")
        }
        SingleFact::OneBlank { cell, house } => {
            say!(pen, cell, " is the only empty cell of ", house, ".");
        }
        SingleFact::NoOther { digit, seen, .. } => {
            say!(pen, "No other empty cell of it can be ", digit);
            say!(pen, if seen { ", because each of them sees one:" } else { ":" });
        }
        SingleFact::OneDigit { cell, digit, seen: true } => {
            say!(pen, cell, " sees every digit except ", digit, ":");
        }
        SingleFact::OneDigit { cell, digit, seen: false } => {
            say!(pen, cell, " can only be ", digit, ". Every other digit is out:");
        }
        SingleFact::Bars { digit, by, cells, .. } => {
            say!(pen, digit, " in ", by, ": not in ", Row(cells));
        }
        SingleFact::SeesDigit { digit, by, .. } => say!(pen, digit, " in ", by),
        SingleFact::GoneFrom { digit, cells, .. } => say!(pen, digit, " not in ", Row(cells)),
        SingleFact::GoneAt { digits, .. } => say!(pen, "not ", Or(digits)),
    }
}

/// What stands beside a row of a single.
pub(super) fn aside(pen: &mut Pen, fact: &SingleFact) {
    match *fact {
        SingleFact::Bars { house, .. } | SingleFact::SeesDigit { house, .. } => say!(pen, house),
        SingleFact::GoneFrom { step: Some(step), .. }
        | SingleFact::GoneAt { step: Some(step), .. } => {
            pen.step(format!("step {}", step + 1), step);
        }
        SingleFact::GoneFrom { .. } | SingleFact::GoneAt { .. } => say!(pen, "ruled out before"),
        SingleFact::Needs { .. }
        | SingleFact::OneBlank { .. }
        | SingleFact::NoOther { .. }
        | SingleFact::OneDigit { .. } => {}
    }
}

fn house(pen: &mut Pen, fact: &HouseFact) {
    match *fact {
        HouseFact::Places { digit, house, cells } => {
            say!(
                pen,
                "In ",
                house,
                ", ",
                DigitAt(digit, cells),
                " can only be in ",
                Or(cells),
                "."
            );
        }
        HouseFact::Digits { cells, digits } => say!(pen, cells, " can only be ", Or(digits), "."),
        HouseFact::Within { cells, house } => {
            let all = if cells.len() == 2 { "Both" } else { "All" };
            say!(pen, all, " of these cells are in ", house, ", too.");
        }
        HouseFact::SameDigit { digit, to, .. } => {
            say!(pen, "So one of them is the ", digit, " of ", to);
            say!(pen, ", and no other cell of ", to, " can be ", digit, ".");
        }
        HouseFact::DigitPlaces { digits, house, cells } => {
            say!(pen, "In ", house, ", ", digits, " can only be in ", cells, ".");
        }
        HouseFact::UsedUp { digits, cells, houses } => {
            let number = Count(cells.len());
            say!(pen, number, " cells take ", Count(digits.len()), " digits, so no other cell of ");
            say!(pen, houses, " can be ", Or(digits), ".");
        }
        HouseFact::NoRoom { digits, cells } => {
            say!(pen, Count(digits.len()), " digits take ", Count(cells.len()));
            say!(pen, " cells, so these can’t be anything else.");
        }
    }
}

/// The kind that all houses share.
fn kind(houses: HouseSet) -> Option<HouseKind> {
    let first = houses.first()?.kind();
    houses.iter().all(|house| house.kind() == first).then_some(first)
}

fn fish(pen: &mut Pen, fact: &FishFact) {
    match fact {
        FishFact::Covered { cover, fins, again, .. } => {
            if *again {
                say!(pen, "Seen another way: ");
            }
            if !fins.is_empty() {
                let fin = if fins.len() == 1 { "fin " } else { "fins " };
                say!(pen, if *again { "apart" } else { "Apart" }, " from the ", fin, *fins, ", ");
            }
            say!(pen, "all of these cells are in ", *cover, ".");
        }
        FishFact::InTwoBases { base, cells, .. } => {
            let (are, they) = many(*cells, (" is", "it"), (" are", "they"));
            say!(pen, *cells, are, " in two of the ", kind_names(kind(*base)));
            say!(pen, " and would count twice, so ", they, are, " treated as a fin, too.");
        }
        FishFact::Taken { digit, base, cover, fins } => {
            let [needy, takers] = [*base, *cover].map(|houses| kind_names(kind(houses)));
            say!(pen, "Each of the ", needy, " needs a place for ", *digit);
            say!(pen, ", and each of ", *cover, " has room for one. So ");
            if !fins.is_empty() {
                say!(pen, "if no fin is ", *digit, ", ");
            }
            say!(pen, "all of these ", takers, " are used up: no other cell of theirs can be ");
            say!(pen, *digit, ".");
        }
        FishFact::InTwoCovers { digit, cover, cells } => {
            let (are, they) = many(*cells, (" is", "it"), (" are", "they"));
            say!(pen, *cells, are, " in two of these ", kind_names(kind(*cover)));
            say!(pen, ": there, ", *digit, " would use up both, which is one too many. So ", they);
            say!(pen, " can’t be ", *digit, " either.");
        }
        FishFact::SeeFins { digit, fins, cells, seen } => {
            let fin = if fins.len() == 1 { "the fin" } else { "a fin" };
            let see = many(*cells, "it sees ", "they see ");
            say!(pen, "If ", fin, " is ", *digit, ", ", *cells, " can’t be ", *digit);
            say!(pen, " either: ", see);
            seen_through(pen, seen);
            say!(pen, ".");
        }
    }
}

/// One word for one cell, another one for several.
pub(super) fn many<T>(cells: CellSet, one: T, several: T) -> T {
    if cells.len() == 1 { one } else { several }
}

fn chain(pen: &mut Pen, fact: &ChainFact) {
    match fact {
        ChainFact::Through { nodes, closed } => {
            let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return };
            let ends = if *closed { CellSet::EMPTY } else { first.cells | last.cells };
            let mut between: Vec<_> = Vec::new();
            for cell in nodes.iter().flat_map(|node| node.cells) {
                if !between.contains(&cell) && !ends.has(cell) {
                    between.push(cell);
                }
            }
            let name = |pen: &mut Pen, node: &Node| {
                let Node { digit, cells } = *node;
                pen.about(digit, cells, |pen| say!(pen, digit, " in ", Or(cells)));
            };
            if *closed {
                say!(pen, "A ring");
            } else {
                say!(pen, "A chain from ");
                name(pen, first);
            }
            if between.len() > MOST_LISTED {
                say!(pen, " through ");
                pen.text(&between.len().to_string());
                say!(pen, " cells");
            } else if !between.is_empty() {
                say!(pen, " through ");
                pen.list(between, pen.style.and, |pen, cell| say!(pen, cell));
            }
            if *closed {
                say!(pen, " that leads back to its start. ");
            } else if first == last {
                say!(pen, " and back. ");
            } else {
                say!(pen, " to ");
                name(pen, last);
                say!(pen, ". ");
            }
            say!(
                pen,
                "Its links alternate: of the first pair at least one is true, of the next at most one, and so on."
            );
        }
        ChainFact::BothDirections => {
            say!(
                pen,
                "The ring can be followed in both directions, so of any two linked candidates exactly one is true:"
            );
        }
        ChainFact::ExactlyOne { nodes, targets } => {
            let [one, other] = nodes.map(State::on);
            say!(pen, "Either ");
            state(pen, &one);
            say!(pen, " or ");
            state(pen, &other);
            say!(pen, ". So ");
            impossible(pen, *targets);
            say!(pen, ".");
        }
        ChainFact::OneEach { path, digits, targets } => {
            let ends = path.first().into_iter().chain(path.last());
            say!(pen, "Each cell sees the next, so ", *digits, " alternate. That gives ");
            pen.list(ends, " and ", |pen, cell| say!(pen, *cell));
            say!(pen, " one each, and ", *targets, many(*targets, " sees", " see"), " both.");
        }
        ChainFact::Locks { cells, digits, targets } => {
            say!(pen, "In any case, ", *cells, " hold ", *digits, ". So ");
            impossible(pen, *targets);
            say!(pen, ".");
        }
    }
}

/// Goes before the cells of a colour.
fn all_of(colour: CellSet) -> &'static str {
    many(colour, "", "all of ")
}

fn colour(pen: &mut Pen, fact: &ColourFact) {
    match *fact {
        ColourFact::Either { digit, houses, colours: [one, other] } => {
            let each = if houses.len() == 1 { "" } else { " each" };
            say!(pen, "In ", houses, ", ", digit, " has two places", each, ". So it is in ");
            say!(pen, all_of(one), Row(one), " or in ", all_of(other), Row(other), ".");
        }
        ColourFact::Clash { digit, colour, cells: [one, other], house } => {
            say!(pen, one, " and ", other, " have the same colour, but both are in ", house);
            say!(pen, ". So none of ", Row(colour), " is ", digit, ".");
        }
        ColourFact::NotBoth { digit, cells: [one, other], house, left: [left, right] } => {
            say!(pen, one, " and ", other, " are both in ", house, ", so not both are ", digit);
            say!(pen, ". That leaves ", all_of(left), Row(left), " or ", all_of(right));
            say!(pen, Row(right), ".");
        }
        ColourFact::SeesPair { digit, colour, sights: [[a, b], [c, d]] } => {
            say!(pen, a, " sees ", b, ", and ", c, " sees ", d, ": one of each colour of a pair, ");
            say!(pen, "of which one is right. So none of ", Row(colour), " is ", digit, ".");
        }
        ColourFact::SeesBoth { digit, cell, by: [one, other] } => {
            say!(
                pen,
                cell,
                " sees ",
                one,
                " and ",
                other,
                ", one of either colour. So it can’t be "
            );
            say!(pen, digit, ".");
        }
    }
}
