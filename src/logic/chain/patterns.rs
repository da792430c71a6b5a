//! The short chains that have names of their own.
//!
//! ```text
//! two strong links on one digit    a ═ b ─ c ═ d        skyscraper, two-string kite, turbot fish; with a
//!                                                       group for c: empty rectangle
//! three strong links               XY-wing: three cells with two candidates
//!                                  W-wing:  two equal cells with two candidates, and a house between them
//! ```

use std::ops::ControlFlow;

use crate::model::{CandidateSet, Cell, CellSet, Demand, Digit, House, HouseKind, HouseSet};

use super::search::{ring_effects, seen_by_both};
use crate::logic::evidence::{Chain, Evidence, Node, Strong};
use crate::logic::find::{Ask, Emit};
use crate::logic::survey::Survey;
use crate::logic::technique::Technique;

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

/// Skyscraper, two-string kite and turbot fish.
pub(in crate::logic) fn two_links(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    for digit in Digit::all().filter(|&digit| !ask.changed.cells(digit).is_empty()) {
        let links = Link::all(survey, digit);
        for (at, one) in links.iter().enumerate() {
            for other in &links[at + 1..] {
                for [a, b] in one.turned() {
                    for [c, d] in other.turned() {
                        let distinct = CellSet::from([a, b, c, d]).len() == 4;
                        let named = distinct
                            && b.sees(c)
                            && name([one.house, other.house], [b, c]) == ask.technique;
                        if named {
                            let nodes = [a, b, c, d].map(|cell| node(digit, cell.into()));
                            let houses = [one.house, other.house];
                            let strong = houses.map(|house| Strong::Demand(Demand::Digit(digit, house)));
                            emit_chain(survey, ask, emit, nodes.into(), strong.into())?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Names two links that are joined in `joint`.
fn name(houses: [House; 2], joint: [Cell; 2]) -> Technique {
    let shared = CellSet::from(joint).common_houses();
    let lines_cross = |a: HouseKind, b: HouseKind| a != b && a != HouseKind::Block && b != HouseKind::Block;
    match houses.map(House::kind) {
        [HouseKind::Row, HouseKind::Row] if !shared.is_disjoint(HouseSet::COLUMNS) => {
            Technique::Skyscraper
        }
        [HouseKind::Column, HouseKind::Column] if !shared.is_disjoint(HouseSet::ROWS) => {
            Technique::Skyscraper
        }
        [a, b] if lines_cross(a, b) && !shared.is_disjoint(HouseSet::BLOCKS) => {
            Technique::TwoStringKite
        }
        _ => Technique::TurbotFish,
    }
}

/// A box whose places lie in a row and a column, and a house with two places.
///
/// ```text
///   box 1   . X . │ . . q       The box has its digit in row 1 or in column 2. If it is in column 2, the
///           X . X │             target goes at once; if it is in row 2 … see the drawing of groups in
///   …                           `reach::graph`: p ═ q ─ row part ═ column part.
/// ```
pub(in crate::logic) fn empty_rectangle(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    for digit in Digit::all().filter(|&digit| !ask.changed.cells(digit).is_empty()) {
        let links = Link::all(survey, digit);
        for block in HouseSet::BLOCKS {
            let places = survey.board.cells_with(digit) & block.cells();
            if !(2..=5).contains(&places.len()) {
                continue;
            }
            for (row, column) in crossings(block) {
                let covered = places.is_subset(row.cells() | column.cells());
                let lies_in = |line: House| places.is_subset(line.cells());
                if !covered || lies_in(row) || lies_in(column) {
                    continue;
                }
                for (near, far) in [(row, column), (column, row)] {
                    let (joint, end) = (places - far.cells(), places & far.cells());
                    for link in links.iter().filter(|link| link.house.kind() == far.kind()) {
                        for [p, q] in link.turned() {
                            let outside = !block.cells().has(q) && !block.cells().has(p);
                            if outside && near.cells().has(q) && !end.has(p) {
                                let cells = [p.into(), q.into(), joint, end];
                                let nodes = cells.map(|cells| node(digit, cells));
                                let houses = [link.house, block];
                                let strong = houses.map(|it| Strong::Demand(Demand::Digit(digit, it)));
                                emit_chain(survey, ask, emit, nodes.into(), strong.into())?;
                            }
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The rows and columns that cross in a box.
fn crossings(block: House) -> impl Iterator<Item = (House, House)> {
    let (row, column) = (block.position() / 3 * 3, block.position() % 3 * 3);
    (0..9).map(move |at| (House::row(row + at / 3), House::column(column + at % 3)))
}

/// Two equal cells with two candidates, joined by a house with two places for one of them.
pub(in crate::logic) fn w_wing(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    let links: Vec<Vec<Link>> = Digit::all().map(|digit| Link::all(survey, digit)).collect();
    for c1 in survey.pairs() {
        let digits = board.candidates(c1);
        let equal = |&c2: &Cell| c2 > c1 && board.candidates(c2) == digits && !c1.sees(c2);
        for c2 in survey.pairs().iter().filter(equal) {
            for joint in digits {
                let Some(end) = digits.iter().find(|&digit| digit != joint) else { continue };
                let seen = c1.peers() & c2.peers();
                if board.cells_with(end).is_disjoint(seen) {
                    continue;
                }
                for link in &links[joint.index()] {
                    for [e1, e2] in link.turned() {
                        if !e1.sees(c1) || !e2.sees(c2) || e1 == c2 || e2 == c1 {
                            continue;
                        }
                        let nodes = [(end, c1), (joint, c1), (joint, e1), (joint, e2), (joint, c2), (end, c2)];
                        let between = Strong::Demand(Demand::Digit(joint, link.house));
                        let nodes = nodes.map(|(digit, cell)| node(digit, cell.into()));
                        let strong = vec![c1.into(), between, c2.into()];
                        emit_chain(survey, ask, emit, nodes.into(), strong)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A pivot with two candidates, and a cell for each that shares the third digit.
pub(in crate::logic) fn xy_wing(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    for pivot in survey.pairs() {
        let (Some(x), Some(y)) = (board.candidates(pivot).first(), board.candidates(pivot).last())
        else {
            continue;
        };
        let near = survey.pairs() & pivot.peers();
        for p in near & board.cells_with(x) - board.cells_with(y) {
            let Some(z) = (board.candidates(p) - x.into()).single() else { continue };
            for q in near & board.cells_with(y) & board.cells_with(z) {
                let nodes = [(z, p), (x, p), (x, pivot), (y, pivot), (y, q), (z, q)];
                let nodes = nodes.map(|(digit, cell)| node(digit, cell.into()));
                let strong = vec![p.into(), pivot.into(), q.into()];
                emit_chain(survey, ask, emit, nodes.into(), strong)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Equal cells with two candidates in a row: every other one holds the same digit.
pub(in crate::logic) fn remote_pair(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    for start in survey.pairs() {
        let digits = board.candidates(start);
        let equal: CellSet =
            survey.pairs().iter().filter(|&cell| board.candidates(cell) == digits).collect();
        if equal.len() < 4 {
            continue;
        }
        for way in shortest_ways(start, equal).into_iter().filter(|way| way.len() >= 4 && way.len() % 2 == 0) {
            let mut seen = CellSet::EMPTY;
            for (at, one) in way.iter().enumerate() {
                for other in way[at + 1..].iter().step_by(2).skip(1) {
                    seen |= one.peers() & other.peers();
                }
            }
            let both = digits.iter().map(|digit| CandidateSet::of_digit(digit, board.cells_with(digit) & seen));
            let remove = both.fold(CandidateSet::EMPTY, |all, it| all | it);
            if remove.is_empty() {
                continue;
            }
            let (Some(a), Some(b)) = (digits.first(), digits.last()) else { continue };
            let order = |at: usize| if at.is_multiple_of(2) { [a, b] } else { [b, a] };
            let nodes = way.iter().enumerate().flat_map(|(at, &cell)| order(at).map(|digit| node(digit, cell.into())));
            let strong = way.iter().map(|&cell| cell.into()).collect();
            let chain = Chain { nodes: nodes.collect(), strong, closed: false };
            emit(ask.removal(remove, Evidence::Chain(chain)))?;
        }
    }
    ControlFlow::Continue(())
}

/// The shortest way from a cell to each of some cells, over cells that see each other.
fn shortest_ways(start: Cell, cells: CellSet) -> Vec<Vec<Cell>> {
    let mut ways = vec![vec![start]];
    let mut left = cells - start.into();
    let mut at = 0;
    while let Some(way) = ways.get(at).cloned() {
        let last = way[way.len() - 1];
        for next in left & last.peers() {
            left.remove(next);
            ways.push(way.iter().copied().chain([next]).collect());
        }
        at += 1;
    }
    ways.retain(|way| way[0] < way[way.len() - 1]);
    ways
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
