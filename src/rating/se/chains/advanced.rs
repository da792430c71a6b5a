//! Rules beyond single links, tried when a branch runs dry: locked candidates, pairs, X-wings, and at
//! higher levels whole searches for chains.

use std::ops::ControlFlow;

use crate::control::Checkpoint;
use crate::model::{Candidate, Cell, DigitSet};
use crate::rating::se::hint::{Pattern, Product};
use crate::rating::se::marks::Marks;
use crate::rating::se::{fish, locking, subsets};

use super::branch::Branch;
use super::multiple::Search;
use super::nested::{self, Nested};
use super::node::Node;
use super::proof::Producer;

/// Adds to the branch what the first family of rules gives that gives anything. Returns whether any did.
pub(super) fn apply(
    search: &mut Search,
    index: usize,
    before: &Marks,
    now: &Marks,
    checkpoint: Checkpoint<'_>,
) -> ControlFlow<(), bool> {
    let level = search.level();
    if patterns(search.branch_at(index).0, before, now) {
        return ControlFlow::Continue(true);
    }
    if matches!(level, 2 | 3) && add(search, index, &nested::forcing(before, now)) {
        return ControlFlow::Continue(true);
    }
    let searches: &[Producer] = match level {
        3 => &[Producer::Multiple],
        4 => &[Producer::Dynamic(0)],
        5.. => &[Producer::Dynamic(0), Producer::Dynamic(2)],
        _ => &[],
    };
    for &producer in searches {
        let mut inner = search.inner.take().unwrap_or_else(|| Box::new(Search::new()));
        let hints = inner.nested(producer, before, now, checkpoint)?;
        search.inner = Some(inner);
        if add(search, index, &hints) {
            return ControlFlow::Continue(true);
        }
    }
    ControlFlow::Continue(false)
}

fn add(search: &mut Search, index: usize, hints: &[Nested]) -> bool {
    let (branch, register) = search.branch_at(index);
    let mut is_new = false;
    for hint in hints {
        let number = register.number(hint);
        is_new |= branch.add_advanced(hint.remove.iter().copied(), &hint.parents, Some(number));
    }
    is_new
}

/// Locked candidates, else hidden pairs, else naked pairs, else X-wings.
fn patterns(branch: &mut Branch, before: &Marks, now: &Marks) -> bool {
    type Visit<'a> = &'a mut dyn FnMut(Pattern) -> ControlFlow<()>;
    let families: [fn(&Marks, Visit<'_>) -> ControlFlow<()>; 4] = [
        |marks, visit| locking::patterns(marks, |_, pattern| visit(pattern)),
        |marks, visit| subsets::hidden(marks, 2, visit),
        |marks, visit| subsets::naked(marks, 2, visit),
        |marks, visit| fish::fish(marks, 2, visit),
    ];
    families.into_iter().any(|family| {
        let mut is_new = false;
        let _ = family(now, &mut |Pattern { remove, absent }| {
            let vanished = members(absent, |cell| now.vanished_digits(before, cell));
            let parents: Vec<_> = vanished.map(Node::off).collect();
            if !parents.is_empty() {
                let removed = members(remove, |cell| now.candidates(cell));
                is_new |= branch.add_advanced(removed, &parents, None);
            }
            ControlFlow::Continue(())
        });
        is_new
    })
}

/// The members of a product that `digits` has, cell by cell.
fn members(product: Product, digits: impl Fn(Cell) -> DigitSet) -> impl Iterator<Item = Candidate> {
    product.cells.iter().flat_map(move |cell| {
        let there = product.digits & digits(cell);
        there.iter().map(move |digit| Candidate { digit, cell })
    })
}
