//! Chains: alternating links, found by reach and named by what they look like.

pub(super) mod search;
pub(super) mod single_digit;
pub(super) mod wings;

use std::ops::ControlFlow;

use crate::model::{Cell, CellSet, Digit, House};

use super::evidence::{Chain, Evidence, Node, Strong};
use super::find::{Ask, Emit};
use super::survey::Survey;
use search::{ring_effects, seen_by_both};

/// A house with two places for a digit.
struct Link {
    house: House,
    ends: [Cell; 2],
}

impl Link {
    fn all(survey: &Survey, digit: Digit) -> Vec<Self> {
        let link = |house: House| {
            let places = survey.board.cells_with(digit) & house.cells();
            let ends = [places.first()?, places.last()?];
            (places.len() == 2).then_some(Self { house, ends })
        };
        House::all().filter_map(link).collect()
    }

    /// Both directions.
    fn turned(&self) -> [[Cell; 2]; 2] {
        [self.ends, [self.ends[1], self.ends[0]]]
    }
}

fn node(digit: Digit, cells: CellSet) -> Node {
    Node { digit, cells }
}

/// Emits a chain; if its ends see each other, the ring, too.
fn emit_chain(
    survey: &Survey,
    ask: &Ask,
    emit: &mut Emit,
    nodes: Vec<Node>,
    strong: Vec<Strong>,
) -> ControlFlow<()> {
    let (first, last) = (nodes[0], nodes[nodes.len() - 1]);
    let remove = seen_by_both(survey.board, &first, &last);
    let closes = first.digit == last.digit && last.cells.is_subset(first.cells.common_peers());
    let mut chain = Chain { nodes, strong, closed: false };
    if !remove.is_empty() {
        emit(ask.removal(remove, Evidence::Chain(chain.clone())))?;
    }
    if closes {
        chain.closed = true;
        let remove = ring_effects(survey.board, &chain);
        if !remove.is_empty() {
            emit(ask.removal(remove, Evidence::Chain(chain)))?;
        }
    }
    ControlFlow::Continue(())
}
