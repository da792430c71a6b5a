//! Chains and rings of any length.
//!
//! If "x is off" leads to "y is on", one of x and y is true: what sees both is false. If x and y see each
//! other, the chain is a ring, and what sees both ends of any of its weak links is false.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::model::{Board, Candidate, CandidateSet, CellSet, Digit};

use crate::logic::evidence::{Chain, Evidence, Node, Strong};
use crate::logic::find::{Ask, Emit};
use crate::logic::reach::graph::{Graph, Kind};
use crate::logic::step::Step;
use crate::logic::survey::Survey;
use crate::logic::technique::Technique;

/// The most strong links of a chain: longer ones are found as nets, with fewer lines.
const MOST_LINKS: usize = 20;

/// Chains of one digit.
pub(in crate::logic) fn of_digit(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    for digit in Digit::all().filter(|&digit| !ask.changed.cells(digit).is_empty()) {
        let graph = Graph::new(survey.board, Kind::Digit(digit), &[]);
        search(survey.board, &graph, ask, emit)?;
    }
    ControlFlow::Continue(())
}

/// Chains of cells with two candidates.
pub(in crate::logic) fn of_cells(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    search(survey.board, &Graph::new(survey.board, Kind::Cells, &[]), ask, emit)
}

/// Alternating inference chains and nice loops.
pub(in crate::logic) fn any(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    search(survey.board, survey.links(), ask, emit)
}

/// The same with groups.
pub(in crate::logic) fn grouped(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    search(survey.board, survey.group_links(), ask, emit)
}

/// The same with almost locked sets.
pub(in crate::logic) fn with_sets(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    search(survey.board, &Graph::new(survey.board, Kind::Sets, survey.sets()), ask, emit)
}

/// What a pair of ends proves.
struct Find {
    links: usize,
    ends: [usize; 2],
    effects: Effects,
}

enum Effects {
    /// The end is true: it is on if it is off.
    Place(CandidateSet),
    /// What sees both ends is false.
    Remove(CandidateSet),
    /// The ends see each other.
    Ring,
}

fn search(board: &Board, graph: &Graph, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let mut finds = Vec::new();
    let mut most = MOST_LINKS;
    for source in 0..graph.nodes.len() {
        graph.each_reached(source, most, |target, links| {
            if target < source || links < 2 {
                return;
            }
            let ends = [source, target];
            let [a, b] = ends.map(|end| (&graph.nodes[end], graph.peers[end]));
            if source != target && graph.sees(source, target) {
                // Rings may eliminate nothing, so they do not end the search.
                finds.push(Find { links, ends, effects: Effects::Ring });
            }
            let effects = match (source == target, a.0.single()) {
                (true, Some(candidate)) => Effects::Place(candidate.into()),
                _ => Effects::Remove(seen_by_nodes(board, a, b)),
            };
            if !matches!(&effects, Effects::Remove(none) if none.is_empty()) {
                finds.push(Find { links, ends, effects });
                if !ask.all {
                    most = most.min(links);
                }
            }
        });
        ask.poll()?;
    }
    finds.retain(|find| find.links <= most);
    finds.sort_by_key(|find| find.links);
    for find in finds {
        emit_find(board, graph, &find, ask, emit)?;
    }
    if ask.all { emit_rings(board, graph, ask, emit) } else { ControlFlow::Continue(()) }
}

/// Emits the shortest ring over each pair of a strong link and a weak link that meet.
fn emit_rings(board: &Board, graph: &Graph, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let mut seen = HashSet::new();
    for source in 0..graph.nodes.len() {
        ask.poll()?;
        for first in graph.partners(source) {
            let ways = graph.ways(source, Some(first));
            for chain in graph.seen_by(source).iter().filter_map(|&last| ways.chain(last)) {
                emit_ring(board, chain, &mut seen, ask, emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Emits a ring if it is one, is new and eliminates something.
fn emit_ring(
    board: &Board,
    chain: Chain,
    seen: &mut HashSet<CandidateSet>,
    ask: &Ask,
    emit: &mut Emit,
) -> ControlFlow<()> {
    let all = chain.nodes.iter().map(|node| node.candidates()).collect::<CandidateSet>();
    if chain.strong.len() < 2 || !is_simple(&chain) || !seen.insert(all) {
        return ControlFlow::Continue(());
    }
    let chain = Chain { closed: true, ..chain };
    let remove = ring_effects(board, &chain);
    if !remove.is_empty() && name(&chain, ask.technique) == ask.technique {
        emit(ask.removal(remove, Evidence::Chain(chain)))?;
    }
    ControlFlow::Continue(())
}

fn emit_find(
    board: &Board,
    graph: &Graph,
    find: &Find,
    ask: &Ask,
    emit: &mut Emit,
) -> ControlFlow<()> {
    let [source, target] = find.ends;
    let Some(mut chain) = graph.ways(source, None).chain(target) else {
        return ControlFlow::Continue(());
    };
    let none = CandidateSet::EMPTY;
    let (place, remove) = match find.effects {
        Effects::Place(place) => (place, none),
        Effects::Remove(remove) => (none, remove),
        Effects::Ring => {
            if !is_simple(&chain) {
                return ControlFlow::Continue(());
            }
            chain.closed = true;
            (none, ring_effects(board, &chain))
        }
    };
    if (place | remove).is_empty() {
        return ControlFlow::Continue(());
    }
    let step = |remove, chain: Chain| {
        let technique = name(&chain, ask.technique);
        Step { technique, place, remove, evidence: Evidence::Chain(chain) }
    };
    if !ask.all {
        return emit(step(remove, chain));
    }
    // Asked by name: a chain that removes one candidate is a discontinuous loop, too.
    let named = name(&chain, ask.technique);
    if named == ask.technique {
        emit(step(remove, chain.clone()))?;
    }
    if is_discontinuous(ask.technique) && !chain.closed {
        // Some say: a placement removes the other candidates of the cell.
        let others = place.first().map_or(none, |placed| {
            CandidateSet::of(board.candidates(placed.cell) - placed.digit.into(), placed.cell)
        });
        if !others.is_empty() {
            emit(Step { place: none, ..step(others, chain.clone()) })?;
        }
        for candidate in remove {
            let loose = Step { technique: ask.technique, ..step(candidate.into(), chain.clone()) };
            emit(loose)?;
        }
    }
    ControlFlow::Continue(())
}

fn is_discontinuous(technique: Technique) -> bool {
    use Technique as T;
    matches!(
        technique,
        T::DiscontinuousLoop | T::GroupedDiscontinuousLoop | T::AlsDiscontinuousLoop
    )
}

/// The candidates that are false if either node is on.
pub(super) fn seen_by_both(board: &Board, a: &Node, b: &Node) -> CandidateSet {
    let [a, b] = [a, b].map(|node| (node, node.cells.common_peers()));
    seen_by_nodes(board, a, b)
}

/// The same for nodes whose common peers are known.
fn seen_by_nodes(
    board: &Board,
    (a, peers_of_a): (&Node, CellSet),
    (b, peers_of_b): (&Node, CellSet),
) -> CandidateSet {
    if a.digit == b.digit {
        let seen = peers_of_a & peers_of_b;
        return CandidateSet::of(a.digit, seen & board.cells_with(a.digit));
    }
    let mut seen = CandidateSet::EMPTY;
    // One digit in the other's cell sees both: its own kind, and its cell's candidate.
    for (one, peers, other) in [(a, peers_of_a, b), (b, peers_of_b, a)] {
        if let Some(cell) = other.cells.single()
            && peers.has(cell)
        {
            seen.insert(Candidate { digit: one.digit, cell });
        }
    }
    if let Some(cell) = a.cells.single()
        && a.cells == b.cells
    {
        let others = board.candidates(cell) - a.digit.into() - b.digit.into();
        seen |= CandidateSet::of(others, cell);
    }
    seen & *board.marks()
}

/// Whether no two nodes of the chain share a candidate.
fn is_simple(chain: &Chain) -> bool {
    let mut seen = CandidateSet::EMPTY;
    chain.nodes.iter().all(|node| {
        let fresh = seen.is_disjoint(&node.candidates());
        seen |= node.candidates();
        fresh
    })
}

/// What a ring eliminates: what sees both ends of a weak link, and the other digits of its sets elsewhere.
pub(super) fn ring_effects(board: &Board, chain: &Chain) -> CandidateSet {
    let length = chain.nodes.len();
    let mut remove = CandidateSet::EMPTY;
    for at in (1..length).step_by(2) {
        remove |= seen_by_both(board, &chain.nodes[at], &chain.nodes[(at + 1) % length]);
    }
    for (at, strong) in chain.strong.iter().enumerate() {
        if let Strong::Cells(cells) = *strong {
            let linked = [chain.nodes[2 * at].digit, chain.nodes[2 * at + 1].digit];
            for digit in Digit::all().filter(|digit| !linked.contains(digit)) {
                let places = board.cells_with(digit) & cells;
                if !places.is_empty() {
                    let seen = board.cells_with(digit) & places.common_peers();
                    remove |= CandidateSet::of(digit, seen);
                }
            }
        }
    }
    remove
}

/// Names a chain by what it looks like; `asked` says which links were allowed.
fn name(chain: &Chain, asked: Technique) -> Technique {
    use Technique as T;
    let [chained, closed, discontinuous] = match asked {
        T::XChain | T::XyChain => [asked, T::ContinuousLoop, T::DiscontinuousLoop],
        T::Aic | T::ContinuousLoop | T::DiscontinuousLoop => {
            [T::Aic, T::ContinuousLoop, T::DiscontinuousLoop]
        }
        T::AlsAic | T::AlsContinuousLoop | T::AlsDiscontinuousLoop => {
            [T::AlsAic, T::AlsContinuousLoop, T::AlsDiscontinuousLoop]
        }
        _ => [T::GroupedAic, T::GroupedContinuousLoop, T::GroupedDiscontinuousLoop],
    };
    let (first, last) = (chain.nodes[0], chain.nodes[chain.nodes.len() - 1]);
    let same_cell = first.digit != last.digit && first.cells == last.cells;
    match () {
        () if chain.closed => closed,
        () if first == last || same_cell => discontinuous,
        () => chained,
    }
}
