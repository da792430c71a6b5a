//! Facts about groups of cells, in English.

use super::facts::many;
use super::seen_through;
use crate::tell::outline::SetFact;
use crate::tell::words::pen::{Count, Or, Pen, say};

pub(super) fn write(pen: &mut Pen, fact: &SetFact) {
    match fact {
        SetFact::Almost { cells, digits } => {
            say!(pen, *cells, many(*cells, " holds ", " hold "), Count(cells.len()), " of the ");
            say!(pen, Count(digits.len()), " digits ", *digits, ".");
        }
        SetFact::Restricted { digit, places: [one, other], .. } => {
            say!(pen, "Only one of the two sets can hold ", *digit, ": ");
            say!(pen, *one, many(*one, " sees ", " see "), *other, ".");
        }
        SetFact::DoublyLinked { digits, .. } => {
            say!(pen, "So each of them holds one of ", *digits, ", and all its other digits.");
        }
        SetFact::Petal { stem, cells, holds } => {
            say!(pen, "If ", stem.cell, " is ", stem.digit, ", ", *cells, " can’t be, and ");
            say!(pen, many(*cells, "is ", "hold all other digits, with "), *holds, ".");
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
