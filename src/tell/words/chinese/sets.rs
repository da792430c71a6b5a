//! Facts about groups of cells, in simplified Chinese.

use super::seen_through;
use crate::tell::outline::SetFact;
use crate::tell::words::pen::{Count, Pen, say};

pub(super) fn write(pen: &mut Pen, fact: &SetFact) {
    match fact {
        SetFact::Almost { cells, digits } => {
            say!(pen, *cells, "：", Count(cells.len()), "格，", Count(digits.len()));
            say!(pen, "个数字 ", *digits, "。");
        }
        SetFact::Restricted { digit, places: [one, other], .. } => {
            say!(pen, "两组中只有一组能有 ", *digit, "：", *one, " 能看到 ", *other, "。");
        }
        SetFact::DoublyLinked { digits, .. } => {
            say!(pen, "所以每组各有 ", *digits, " 之一，以及其余所有数字。");
        }
        SetFact::Petal { stem, cells, holds } => {
            say!(
                pen,
                "如果 ",
                stem.cell,
                " 是 ",
                stem.digit,
                "，",
                *cells,
                " 就不能是 ",
                stem.digit
            );
            say!(
                pen,
                if cells.len() == 1 {
                    "，只能是 "
                } else {
                    "，必有其余所有数字，包括 "
                }
            );
            say!(pen, *holds, "。");
        }
        SetFact::OneHolds { digit, cells, .. } => {
            say!(pen, "无论如何，", *cells, if cells.len() == 1 { " 是 " } else { " 之一是 " });
            say!(pen, *digit, "。");
        }
        SetFact::SeenFrom { digit, targets, seen, .. } => {
            say!(pen, *targets, " ");
            seen_through(pen, seen);
            say!(pen, "，所以不能是 ", *digit, "。");
        }
        SetFact::AllUsed { cells, digits } => {
            say!(
                pen,
                "这",
                Count(cells.len()),
                "格恰好有",
                Count(digits.len()),
                "个数字 ",
                *digits
            );
            say!(pen, "，每个数字只能用一次，所以全部用完。");
        }
        SetFact::UsedIn { digits, house, .. } => {
            say!(pen, *digits, " 都用在", *house, "里，所以", *house, "的其他格都不能填 ");
            say!(pen, *digits, "。");
        }
    }
}
