//! Facts about deadly patterns, cases, combinations and ways, in English.

use super::lines::impossible;
use super::{candidates, many};
use crate::model::Demand;
use crate::tell::outline::{DeadlyFact, TrialFact};
use crate::tell::words::pen::{Count, DigitAt, Or, Pen, say};

pub(super) fn deadly(pen: &mut Pen, fact: &DeadlyFact) {
    match *fact {
        DeadlyFact::Rectangle { cells, digits, solved } => {
            say!(pen, cells, " lie in two rows, two columns and two boxes. ");
            if solved.is_empty() {
                say!(pen, "Each of them has ", Or(digits), " as a candidate, or both.");
            } else {
                say!(pen, "None of them is given, and each is ", Or(digits), " or can still be.");
            }
        }
        DeadlyFact::Loop { cells, digits } => {
            say!(pen, cells, " make a loop: each row, column and box on it has two of them. ");
            say!(pen, "Each of them has ", Or(digits), " as a candidate, or both.");
        }
        DeadlyFact::TwoWays { digits, .. } => {
            say!(pen, "If they held nothing but ", digits, ", they could be filled in two ways:");
        }
        DeadlyFact::Way { digits: [a, b], cells: [one, other], again } => {
            say!(pen, if again { "or " } else { "" }, DigitAt(a, one), " in ", one);
            say!(pen, ", ", DigitAt(b, other), " in ", other, ".");
        }
        DeadlyFact::SameHouses { .. } => {
            say!(pen, "Both give each row, column and box the same digits, so if one fits the ");
            say!(pen, "rest of the grid, so does the other. But the puzzle has only one solution.");
        }
        DeadlyFact::Grave { guardians } => {
            say!(pen, "Without ");
            candidates(pen, guardians);
            say!(pen, ", every empty cell would have two candidates, and every digit two places ");
            say!(pen, "in each house.");
        }
        DeadlyFact::Twins => {
            say!(pen, "Then every solution would have a twin, with the other candidate in each ");
            say!(pen, "cell. But the puzzle has only one solution.");
        }
        DeadlyFact::Guardians { guardians } => {
            say!(pen, "Only ");
            candidates(pen, guardians);
            let one = guardians.single().is_some();
            say!(pen, if one { " prevents that" } else { " prevent that" });
            match guardians.all_cells().single() {
                _ if one => say!(pen, ", so it is true."),
                Some(cell) => say!(pen, ", so ", cell, " is ", Or(guardians.digits(cell)), "."),
                None => say!(pen, ", so at least one of these is true."),
            }
        }
        DeadlyFact::EachRulesOut { guardians, targets } => {
            let cells = targets.all_cells();
            if guardians.iter().all(|candidate| targets.cells(candidate.digit) == cells) {
                say!(pen, cells, many(cells, " sees", " see"), " all of them, and can’t be ");
                return say!(pen, guardians.all_digits(), ".");
            }
            say!(pen, "Whichever it is, ");
            impossible(pen, targets);
            say!(pen, ".");
        }
        DeadlyFact::LockedWith { guardians, cells, digits, houses } => {
            let number = || Count(digits.len());
            say!(pen, "One of ", guardians.all_cells(), " is ", Or(guardians.all_digits()));
            say!(pen, ". With ", cells, ", that makes ", number(), " cells for the ", number());
            say!(
                pen,
                " digits ",
                digits,
                ": no other cell of ",
                Or(houses),
                " can be one of them."
            );
        }
    }
}

pub(super) fn trial(pen: &mut Pen, fact: &TrialFact) {
    match *fact {
        TrialFact::OneOf { demand: Demand::Cell(cell), choices } => {
            say!(pen, cell, " is ", Or(choices.digits(cell)), ". ");
            say!(pen, "Each case leads to the same conclusion.");
        }
        TrialFact::OneOf { demand: Demand::Digit(digit, house), choices } => {
            let cells = choices.cells(digit);
            say!(pen, "In ", house, ", ", DigitAt(digit, cells), " is in ", Or(cells), ". ");
            say!(pen, "Each case leads to the same conclusion.");
        }
        TrialFact::EitherWay { candidate } => {
            let digit = DigitAt(candidate.digit, candidate.cell.into());
            say!(pen, candidate.cell, " is ", digit, ", or it isn’t. ");
            say!(pen, "Both cases lead to the same conclusion.");
        }
        TrialFact::NoCombination { candidate, cells } => {
            let digit = DigitAt(candidate.digit, candidate.cell.into());
            say!(pen, "If ", candidate.cell, " is ", digit, ", nothing fits in ", cells, ":");
        }
        TrialFact::Starves { ref chosen, .. } | TrialFact::Repeats { ref chosen, .. } => {
            pen.list(chosen.iter(), ", ", |pen, candidate| {
                say!(pen, DigitAt(candidate.digit, candidate.cell.into()), " in ", candidate.cell);
            });
        }
        TrialFact::Ways { digit, count } => {
            say!(pen, digit, " can be placed in the whole grid in ", Count(count));
            say!(pen, if count == 1 { " way." } else { " ways." });
        }
        TrialFact::MustFit { digit, others } => {
            say!(pen, "A way to place ", digit, " is possible only if ", others);
            say!(pen, " can be placed around it.");
        }
        TrialFact::NoWayUses { digit, cells, .. } => {
            say!(pen, "No possible way has ", digit, " in ", Or(cells), ".");
        }
        TrialFact::EveryWayUses { digit, cells, .. } => {
            say!(pen, "Every possible way has ", digit, " in ", cells, ".");
        }
    }
}

/// Why a combination fails.
pub(super) fn trial_aside(pen: &mut Pen, fact: &TrialFact) {
    match *fact {
        TrialFact::Starves { cells, left, .. } if left.is_empty() => {
            say!(pen, "nothing is left for ", cells);
        }
        TrialFact::Starves { cells, left, .. } => say!(pen, "only ", left, " is left for ", cells),
        TrialFact::Repeats { digit, house, .. } => say!(pen, digit, " twice in ", house),
        TrialFact::OneOf { .. }
        | TrialFact::EitherWay { .. }
        | TrialFact::NoCombination { .. }
        | TrialFact::Ways { .. }
        | TrialFact::MustFit { .. }
        | TrialFact::NoWayUses { .. }
        | TrialFact::EveryWayUses { .. } => {}
    }
}
