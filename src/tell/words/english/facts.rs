//! Facts about singles, houses and fish, in English.

use super::{article, kind_names, many, seen_through};
use crate::model::Digit;
use crate::tell::outline::{FishFact, HouseFact, SingleFact};
use crate::tell::words::pen::{Count, DigitAt, Listed, Or, Pen, say};

pub(super) fn single(pen: &mut Pen, fact: &SingleFact) {
    match *fact {
        SingleFact::Needs { digit, house } => {
            say!(pen, house, " needs ", article(digit), digit, ".");
        }
        SingleFact::OneBlank { cell, house } => {
            say!(pen, cell, " is the only empty cell of ", house, ".");
        }
        SingleFact::NoOther { digit, house, seen, .. } => {
            say!(pen, "No other empty cell of ", house, " can be ", digit);
            each_sees(pen, digit, seen);
        }
        SingleFact::NoPlace { digit, house, seen } => {
            say!(pen, "No empty cell of ", house, " can be ", digit);
            each_sees(pen, digit, seen);
        }
        SingleFact::NoDigit { cell, seen: true } => say!(pen, cell, " sees every digit:"),
        SingleFact::NoDigit { cell, seen: false } => {
            say!(pen, cell, " can’t be anything. Every digit is out:");
        }
        SingleFact::OneDigit { cell, digit, seen: true } => {
            say!(pen, cell, " sees every digit except ", digit, ":");
        }
        SingleFact::OneDigit { cell, digit, seen: false } => {
            say!(pen, cell, " can only be ", digit, ". Every other digit is out:");
        }
        SingleFact::Bars { digit, by, cells, .. } => {
            say!(pen, digit, " in ", by, ": not in ", Listed(cells));
        }
        SingleFact::SeesDigit { digit, by, .. } => say!(pen, digit, " in ", by),
        SingleFact::GoneFrom { digit, cells, .. } => say!(pen, digit, " not in ", Listed(cells)),
        SingleFact::GoneAt { digits, .. } => say!(pen, "not ", Or(digits)),
    }
}

/// Why no cell can have a digit, before the list of reasons.
fn each_sees(pen: &mut Pen, digit: Digit, seen: bool) {
    if seen {
        say!(pen, ": each sees ", article(digit), digit, ".");
    } else {
        say!(pen, ":");
    }
}

/// The house or the step that an item of a single rests on.
pub(super) fn single_aside(pen: &mut Pen, fact: &SingleFact) {
    match *fact {
        SingleFact::Bars { house, .. } | SingleFact::SeesDigit { house, .. } => say!(pen, house),
        SingleFact::GoneFrom { step, .. } | SingleFact::GoneAt { step, .. } => match step {
            Some(step) => pen.step(format!("step {}", step + 1), step),
            None => say!(pen, "already ruled out"),
        },
        SingleFact::Needs { .. }
        | SingleFact::OneBlank { .. }
        | SingleFact::NoOther { .. }
        | SingleFact::NoPlace { .. }
        | SingleFact::NoDigit { .. }
        | SingleFact::OneDigit { .. } => {}
    }
}

pub(super) fn house(pen: &mut Pen, fact: &HouseFact) {
    match *fact {
        HouseFact::Places { digit, house, cells } => {
            let digit = DigitAt(digit, cells);
            say!(pen, "In ", house, ", ", digit, " can only be in ", Or(cells), ".");
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
            say!(pen, "These ", Count(cells.len()), " cells use up ");
            match digits.len() {
                2 => say!(pen, "both digits, "),
                number => say!(pen, "all ", Count(number), " digits, "),
            }
            say!(pen, "so no other cell of ", Or(houses), " can be ", Or(digits), ".");
        }
        HouseFact::NoRoom { digits, cells } => {
            say!(pen, "The ", Count(digits.len()), " digits fill these ", Count(cells.len()));
            say!(pen, " cells, so nothing else fits.");
        }
    }
}

pub(super) fn fish(pen: &mut Pen, fact: &FishFact) {
    match fact {
        FishFact::Covered { cover, fins, again, .. } => {
            say!(pen, if *again { "Seen another way: " } else { "" });
            if !fins.is_empty() {
                say!(pen, "apart from the ", many(*fins, "fin ", "fins "), *fins, ", ");
            }
            say!(pen, "all of these cells are in ", *cover, ".");
        }
        FishFact::InTwoBases { base, cells, .. } => {
            say!(pen, *cells, many(*cells, " is", " are"), " in two of the ");
            say!(pen, kind_names(base.kind()), " and would count twice, so ");
            say!(pen, many(*cells, "it is a fin, too.", "they are fins, too."));
        }
        FishFact::Taken { digit, base, cover, fins } => {
            let [needy, takers] = [*base, *cover].map(|houses| kind_names(houses.kind()));
            say!(pen, "The ", needy, " need ", article(*digit), *digit, " each, and ", *cover);
            say!(pen, " have room for one each. So ");
            if !fins.is_empty() {
                say!(pen, "if no fin is ", *digit, ", ");
            }
            say!(pen, "these ", takers, " are used up: no other cell in them can be ");
            say!(pen, *digit, ".");
        }
        FishFact::InTwoCovers { digit, cover, cells } => {
            say!(pen, *cells, many(*cells, " is", " are"), " in two of these ");
            say!(pen, kind_names(cover.kind()), ": ", *digit, " there would use up both, ");
            say!(pen, "and leave too few. So ", many(*cells, "it", "they"), " can’t be ");
            say!(pen, *digit, " either.");
        }
        FishFact::SeeFins { digit, fins, cells, seen } => {
            say!(pen, "If ", many(*fins, "the fin", "a fin"), " is ", *digit, ", ", *cells);
            say!(pen, " can’t be ", *digit, " either: ", many(*cells, "it sees ", "they see "));
            seen_through(pen, seen);
            say!(pen, ".");
        }
    }
}
