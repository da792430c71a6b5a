//! Whether the evidence is what the technique's name says: an X-wing is two rows and two columns.

use crate::model::{Board, CellSet, Demand, DigitSet, House, HouseKind, HouseSet};

use crate::logic::evidence::{
    Chain, Colours, Deadly, Evidence, Fish, Node, SetLink, Sets, Strong, Subset,
};
use crate::logic::proof::{Branch, Cases, Proof, Why};
use crate::logic::step::Step;
use crate::logic::technique::Technique as T;

/// Whether the evidence fits the technique.
pub(super) fn fits(board: &Board, step: &Step) -> bool {
    match &step.evidence {
        Evidence::Single(demand) => single(board, step.technique, *demand),
        Evidence::Locked { from, to, .. } => {
            let points = from.kind() == HouseKind::Block;
            let claims = to.kind() == HouseKind::Block;
            points != claims && step.technique == if points { T::Pointing } else { T::Claiming }
        }
        Evidence::Subset(subset) => fits_subset(board, step.technique, subset),
        Evidence::Fish(fish) => fits_fish(board, step, fish),
        Evidence::Chain(chain) => fits_chain(board, step.technique, chain),
        Evidence::Colours(colours) => fits_colours(board, step.technique, colours),
        Evidence::Sets(sets) => fits_sets(board, step.technique, sets),
        Evidence::Deadly(deadly) => fits_deadly(board, step.technique, deadly),
        Evidence::Exclusion { base, .. } => match step.technique {
            T::AlignedPairExclusion => base.len() == 2,
            T::AlignedTripleExclusion => base.len() == 3,
            _ => false,
        },
        Evidence::Template(_) => step.technique == T::Template,
        Evidence::Proof(proof) => fits_proof(step.technique, proof),
    }
}

/// Whether the links are what they say, and the chain has the name's parts.
fn fits_chain(board: &Board, technique: T, chain: &Chain) -> bool {
    let length = chain.nodes.len();
    let sees = |a: &Node, b: &Node| b.candidates().is_subset(&a.peers());
    let weak = |at: usize| sees(&chain.nodes[at], &chain.nodes[(at + 1) % length]);
    let last = if chain.closed { length } else { length.saturating_sub(1) };
    let marked = |node: &Node| node.candidates().is_subset(board.marks());
    length >= 4
        && length == 2 * chain.strong.len()
        && chain.nodes.iter().all(|node| !node.cells.is_empty() && marked(node))
        && (1..last).step_by(2).all(weak)
        && (0..chain.strong.len()).all(|at| strong(board, chain, at))
        && chain_name(board, technique, chain)
}

/// Whether a strong link's reason leaves nothing but its two nodes.
fn strong(board: &Board, chain: &Chain, at: usize) -> bool {
    let ends = [chain.nodes[2 * at], chain.nodes[2 * at + 1]];
    match chain.strong[at] {
        Strong::Demand(demand) => {
            board.choices(demand).is_subset(&(ends[0].candidates() | ends[1].candidates()))
        }
        Strong::Cells(cells) => {
            let digits = cells.iter().map(|cell| board.candidates(cell)).collect::<DigitSet>();
            let whole = |node: &Node| board.cells_with(node.digit) & cells == node.cells;
            digits.len() == cells.len() + 1 && ends.iter().all(whole)
        }
    }
}

fn chain_name(board: &Board, technique: T, chain: &Chain) -> bool {
    let links = chain.strong.len();
    let one_digit = chain.nodes.iter().all(|node| node.digit == chain.nodes[0].digit);
    let singles = chain.nodes.iter().all(|node| node.cells.len() == 1);
    let is_cell = |strong: &Strong| matches!(strong, Strong::Demand(Demand::Cell(_)));
    let is_set = |strong: &Strong| matches!(strong, Strong::Cells(_));
    let cells_only = chain.strong.iter().all(is_cell);
    let pair = |at: usize| chain.nodes[at].cells.first().map(|cell| board.candidates(cell));
    let no_set = !chain.strong.iter().any(is_set);
    match technique {
        T::Skyscraper | T::TwoStringKite | T::TurbotFish => one_digit && singles && links == 2,
        T::EmptyRectangle => {
            let meets = chain.nodes.first() == chain.nodes.last();
            one_digit && (links == 2 || (links == 3 && meets))
        }
        T::XyWing => cells_only && links == 3,
        T::WWing => {
            links == 3
                && is_cell(&chain.strong[0])
                && is_cell(&chain.strong[2])
                && pair(0) == pair(5)
        }
        T::RemotePair => {
            cells_only && links >= 4 && (0..chain.nodes.len()).all(|at| pair(at) == pair(0))
        }
        T::XChain => one_digit && singles && !chain.closed,
        T::XyChain => cells_only && !chain.closed,
        T::Aic | T::DiscontinuousLoop => singles && no_set && !chain.closed,
        T::ContinuousLoop => singles && no_set && chain.closed,
        T::GroupedAic | T::GroupedDiscontinuousLoop => no_set && !chain.closed,
        T::GroupedContinuousLoop => no_set && chain.closed,
        T::AlsAic | T::AlsDiscontinuousLoop => !chain.closed,
        T::AlsContinuousLoop => chain.closed,
        _ => false,
    }
}

/// Whether the colours alternate along houses with two places.
fn fits_colours(board: &Board, technique: T, colours: &Colours) -> bool {
    let number = match technique {
        T::SimpleColours => 1,
        T::MultiColours | T::TwoStringKite => 2,
        _ => return false,
    };
    let alternates = |house: House| {
        let places = board.cells_with(colours.digit) & house.cells();
        let of = |colour: CellSet| (places & colour).len() == 1;
        places.len() == 2
            && colours.components.iter().any(|pair| pair.iter().all(|&colour| of(colour)))
    };
    colours.components.len() == number && colours.houses.iter().all(alternates)
}

/// Whether the parts have as many digits as the name says, and the links hold.
fn fits_sets(board: &Board, technique: T, sets: &Sets) -> bool {
    let digits =
        |cells: CellSet| cells.iter().map(|cell| board.candidates(cell)).collect::<DigitSet>();
    let almost =
        |part: &CellSet| digits(*part).len() == part.len() + 1 && !part.common_houses().is_empty();
    let restricted = |link: &SetLink| {
        let [a, b] = link.parts.map(|at| {
            sets.parts.get(at).map_or(CellSet::EMPTY, |&part| part & board.cells_with(link.digit))
        });
        !a.is_empty() && !b.is_empty() && b.is_subset(a.common_peers())
    };
    let number = sets.parts.len();
    sets.parts.iter().all(|part| part.is_subset(board.blanks()) && !part.is_empty())
        && sets.links.iter().all(restricted)
        && match technique {
            T::XyzWing => number == 3 && sets.parts.iter().all(|part| part.len() == 1),
            T::WxyzWing | T::AlsXz => number == 2 && sets.parts.iter().all(almost),
            T::AlsXyWing => number == 3 && sets.parts.iter().all(almost),
            T::AlsChain => number > 3 && sets.parts.iter().all(almost),
            T::DeathBlossom => {
                let [stem, petals @ ..] = &sets.parts[..] else { return false };
                stem.len() == 1 && petals.iter().all(almost)
            }
            T::SueDeCoq => {
                let [middle, line, block] = sets.parts[..] else { return false };
                let all = middle | line | block;
                digits(all).len() == all.len()
                    && digits(line).is_disjoint(digits(block))
                    && !(middle | line)
                        .common_houses()
                        .is_disjoint(HouseSet::ROWS | HouseSet::COLUMNS)
                    && !(middle | block).common_houses().is_disjoint(HouseSet::BLOCKS)
            }
            _ => false,
        }
}

fn fits_deadly(board: &Board, technique: T, deadly: &Deadly) -> bool {
    let roof = deadly.guardians.all_cells();
    let solved = (deadly.cells - board.blanks()).len();
    let beside = roof.len() == 2 && !roof.common_houses().is_empty();
    let rectangle = deadly.cells.len() == 4 && deadly.digits.len() == 2;
    let digits = |cell| deadly.guardians.digits(cell);
    let one_digit = roof.iter().map(digits).collect::<DigitSet>().len() == 1;
    let plain = rectangle && solved == 0;
    match technique {
        T::UniqueRectangle1 => plain && roof.len() == 1,
        T::UniqueRectangle2 => plain && beside && one_digit,
        T::UniqueRectangle3 => plain && beside && !deadly.demands.is_empty(),
        T::UniqueRectangle4 => plain && beside && deadly.demands.len() == 1,
        T::UniqueRectangle5 => plain && !beside && one_digit,
        T::UniqueRectangle6 => plain && !beside && roof.len() == 2 && deadly.demands.len() == 2,
        T::HiddenRectangle => plain && deadly.demands.len() == 2,
        T::AvoidableRectangle1 => rectangle && solved == 3,
        T::AvoidableRectangle2 => rectangle && solved == 2 && one_digit,
        T::UniqueLoop => deadly.cells.len() >= 6 && deadly.digits.len() == 2,
        T::BugPlusOne => deadly.digits.is_empty() && deadly.guardians.len() == 1,
        T::BugPlusN => deadly.digits.is_empty() && deadly.guardians.len() > 1,
        _ => false,
    }
}

fn fits_proof(technique: T, proof: &Proof) -> bool {
    match technique {
        T::ContradictionNet => proof.cases == Cases::One && proof.depth() == 1,
        T::ContradictionChain => proof.cases == Cases::One && proof.branches.iter().all(is_chain),
        T::CellForcingChain => {
            matches!(proof.cases, Cases::Each(Demand::Cell(_)))
                && proof.branches.iter().all(is_chain)
        }
        T::HouseForcingChain => {
            matches!(proof.cases, Cases::Each(Demand::Digit(..)))
                && proof.branches.iter().all(is_chain)
        }
        T::DoubleForcingChain => {
            matches!(proof.cases, Cases::Both(_)) && proof.branches.iter().all(is_chain)
        }
        T::CellNet => matches!(proof.cases, Cases::Each(Demand::Cell(_))) && proof.depth() == 1,
        T::HouseNet => matches!(proof.cases, Cases::Each(Demand::Digit(..))) && proof.depth() == 1,
        T::DoubleNet => matches!(proof.cases, Cases::Both(_)) && proof.depth() == 1,
        T::NestedNet => proof.cases == Cases::One && proof.depth() == 2,
        T::DeepNet => proof.cases == Cases::One && proof.depth() > 2,
        _ => false,
    }
}

/// Whether every line rests on one other: no lemma, no locked candidates.
fn is_chain(branch: &Branch) -> bool {
    branch.lines.iter().all(|line| matches!(line.why, Why::Sees(_) | Why::Last(_)))
}

fn single(board: &Board, technique: T, demand: Demand) -> bool {
    match (technique, demand) {
        (T::FullHouse, Demand::Digit(_, house)) => (board.blanks() & house.cells()).len() == 1,
        (T::HiddenSingle, Demand::Digit(..)) | (T::NakedSingle, Demand::Cell(_)) => true,
        _ => false,
    }
}

fn fits_subset(board: &Board, technique: T, subset: &Subset) -> bool {
    let size = subset.cells.len();
    let names = if subset.hidden {
        [T::HiddenPair, T::HiddenTriple, T::HiddenQuad]
    } else {
        [T::NakedPair, T::NakedTriple, T::NakedQuad]
    };
    let locked = [T::LockedPair, T::LockedTriple].get(size.wrapping_sub(2)) == Some(&technique);
    let named =
        names.get(size.wrapping_sub(2)) == Some(&technique) || (locked && subset.also.is_some());
    let inside = |digit| (board.cells_with(digit) & subset.house.cells()).is_subset(subset.cells);
    let outside = |cell| board.candidates(cell).is_subset(subset.digits);
    named
        && subset.digits.len() == size
        && subset.cells.is_subset(subset.house.cells())
        && subset.also.is_none_or(|also| subset.cells.is_subset(also.cells()))
        && if subset.hidden {
            subset.digits.iter().all(inside)
        } else {
            subset.cells.iter().all(outside)
        }
}

/// Whether a fish has as many covers as bases, fins where they are needed and in sight of what it eliminates, and
/// houses of the kind that its name says.
fn fits_fish(board: &Board, step: &Step, fish: &Fish) -> bool {
    let names = match (kind(fish.base, fish.cover), (fish.fins | fish.endo).is_empty()) {
        (0, true) => [T::XWing, T::Swordfish, T::Jellyfish],
        (0, false) => [T::FinnedXWing, T::FinnedSwordfish, T::FinnedJellyfish],
        (1, true) => [T::FrankenXWing, T::FrankenSwordfish, T::FrankenJellyfish],
        (1, false) => [T::FinnedFrankenXWing, T::FinnedFrankenSwordfish, T::FinnedFrankenJellyfish],
        (_, true) => [T::MutantXWing, T::MutantSwordfish, T::MutantJellyfish],
        (_, false) => [T::FinnedMutantXWing, T::FinnedMutantSwordfish, T::FinnedMutantJellyfish],
    };
    let name = match step.technique {
        T::SashimiXWing => T::FinnedXWing,
        T::SashimiSwordfish => T::FinnedSwordfish,
        T::SashimiJellyfish => T::FinnedJellyfish,
        other => other,
    };
    let body = board.cells_with(fish.digit) & fish.base.cells();
    let covered = |cover: HouseSet, fins: CellSet, targets: CellSet| {
        cover.len() == fish.base.len()
            && fish.base.is_disjoint(cover)
            && (body - cover.cells()).is_subset(fins | fish.endo)
            && targets.is_subset((fins | fish.endo).common_peers())
    };
    let (twin_targets, twin_fits) = fish.twin.map_or((CellSet::EMPTY, true), |twin| {
        (twin.targets, covered(twin.cover, twin.fins, twin.targets))
    });
    let targets = step.remove.cells(fish.digit) - twin_targets;
    names.get(fish.base.len().wrapping_sub(2)) == Some(&name)
        && covered(fish.cover, fish.fins, targets)
        && twin_fits
}

/// How mixed the houses are: 0 rows against columns, 1 with boxes, 2 any mixture.
fn kind(base: HouseSet, cover: HouseSet) -> usize {
    let no_box = (base | cover).is_disjoint(HouseSet::BLOCKS);
    let apart = |a: HouseSet, b: HouseSet| {
        a.is_disjoint(HouseSet::COLUMNS) && b.is_disjoint(HouseSet::ROWS)
    };
    match apart(base, cover) || apart(cover, base) {
        true if no_box => 0,
        true => 1,
        false => 2,
    }
}
