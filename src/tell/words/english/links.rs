//! Facts about chains, colours and groups of cells, in English.

use super::lines::{impossible, state};
use super::{many, seen_through};
use crate::logic::Node;
use crate::model::{CandidateSet, CellSet};
use crate::tell::outline::{ChainFact, ColourFact, SetFact, State};
use crate::tell::words::pen::{Count, MOST_LISTED, Or, Pen, say};

pub(super) fn chain(pen: &mut Pen, fact: &ChainFact) {
    match fact {
        ChainFact::Through { ends: [first, last], between, closed } => {
            if *closed {
                say!(pen, "A ring");
            } else {
                say!(pen, "A chain from ");
                end(pen, first);
            }
            if between.len() > MOST_LISTED {
                pen.text(&format!(" through {} cells", between.len()));
            } else if !between.is_empty() {
                say!(pen, " through ");
                pen.list(between, pen.style.and, |pen, cell| say!(pen, *cell));
            }
            if *closed {
                say!(pen, ". Around it, candidates are alternately true and false.");
            } else if first == last {
                say!(pen, " back to its start: if the start is false, it follows that it is true.");
            } else {
                say!(pen, " to ");
                end(pen, last);
                say!(pen, ". Followed link by link: if the first is false, the last is true.");
            }
        }
        ChainFact::BothDirections => {
            say!(pen, "The ring can be followed in both directions, so of any two linked ");
            say!(pen, "candidates exactly one is true:");
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

/// "3 in r1c1".
fn end(pen: &mut Pen, node: &Node) {
    let Node { digit, cells } = *node;
    pen.about(digit, cells, |pen| say!(pen, digit, " in ", Or(cells)));
}

pub(super) fn colour(pen: &mut Pen, fact: &ColourFact) {
    match *fact {
        ColourFact::Either { digit, houses, colours: [one, other] } => {
            let each = if houses.len() == 1 { "" } else { "each of " };
            say!(pen, digit, " has two places in ", each, houses, ". So it is in ");
            say!(pen, whole(one), one, ", or in ", whole(other), other, ".");
        }
        ColourFact::Clash { digit, colour, cells: [one, other], house } => {
            say!(pen, one, " and ", other, " have the same colour, but both are in ", house);
            say!(pen, ". So ");
            impossible(pen, CandidateSet::of(digit, colour));
            say!(pen, ".");
        }
        ColourFact::NotBoth { digit, cells: [one, other], house, left: [left, right] } => {
            say!(pen, one, " and ", other, " are both in ", house, ", so they can’t both be ");
            say!(pen, digit, ". So ", digit, " is in ", whole(left), left, ", or in ");
            say!(pen, whole(right), right, ".");
        }
        ColourFact::SeesPair { digit, colour, sights: [[a, b], [c, d]] } => {
            say!(pen, a, " sees ", b, ", and ", c, " sees ", d, ": ", b, " and ", d);
            say!(pen, " have the two colours of another pair, one of which is right. So ");
            impossible(pen, CandidateSet::of(digit, colour));
            say!(pen, ".");
        }
        ColourFact::SeeBoth { digit, cells, by: [one, other] } => {
            say!(pen, cells, many(cells, " sees ", " see "), one, " and ", other);
            say!(pen, ", one of each colour, and can’t be ", digit, ".");
        }
    }
}

/// Goes before the cells of a colour.
fn whole(colour: CellSet) -> &'static str {
    match colour.len() {
        1 => "",
        2 => "both ",
        _ => "all of ",
    }
}

pub(super) fn set(pen: &mut Pen, fact: &SetFact) {
    match fact {
        SetFact::Almost { cells, digits } => {
            say!(pen, *cells, many(*cells, " holds ", " hold "), Count(cells.len()), " of the ");
            say!(pen, Count(digits.len()), " digits ", *digits, ".");
        }
        SetFact::Restricted { digit, places: [one, other], .. } => {
            say!(pen, "At most one of the two sets can hold ", *digit, ": ");
            say!(pen, *one, many(*one, " sees ", " see "), *other, ".");
        }
        SetFact::DoublyLinked { digits, .. } => {
            say!(pen, "So each of them holds one of ", *digits, ", and all its other digits.");
        }
        SetFact::Petal { stem, cells, holds } => {
            say!(pen, "If ", stem.cell, " is ", stem.digit, ", ", *cells, " can’t be ");
            say!(pen, stem.digit, " and must ");
            match cells.len() {
                1 => say!(pen, "be ", *holds, "."),
                _ => say!(pen, "hold all their other digits, ", *holds, " among them."),
            }
        }
        SetFact::OneHolds { digit, cells, .. } => {
            say!(pen, "In any case, ", Or(*cells), " is ", *digit, ".");
        }
        SetFact::SeenFrom { digit, targets, seen, .. } => {
            say!(pen, *targets, many(*targets, " sees ", " see "));
            seen_through(pen, seen);
            say!(pen, ", and can’t be ", *digit, ".");
        }
        SetFact::AllUsed { cells, digits } => {
            say!(pen, "These ", Count(cells.len()), " cells have just ", Count(digits.len()));
            say!(pen, " digits, ", *digits, ", and none of them fits twice: all are used up here.");
        }
        SetFact::UsedIn { digits, house, .. } => {
            let (go, are) =
                if digits.len() == 1 { ("it goes", " is in ") } else { ("they go", " are in ") };
            say!(pen, "Wherever ", go, " here, ", *digits, are, *house, ": no other cell of ");
            say!(pen, *house, " can be ", Or(*digits), ".");
        }
    }
}
