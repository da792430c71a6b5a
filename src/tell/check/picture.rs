//! Whether what a picture marks is there, and plays the part that its role says.

use super::{Checker, Verdict, ensure};
use crate::logic::{Cases, Evidence};
use crate::model::{Candidate, CandidateSet, Cell, CellSet, Demand, House};
use crate::tell::outline::{DeadEnd, DeadlyFact, Fact, Moment, Say, TrialFact};
use crate::tell::picture::{CandidateRole, CellRole, HouseRole, Link, LinkKind, Mark, Picture};

impl Checker<'_> {
    /// Checks a picture after what is said beside it, if it belongs to a statement.
    pub(super) fn picture(&mut self, picture: &Picture, say: Option<&Say>) -> Verdict {
        self.checked.marks += picture.marks.len();
        picture.marks.iter().try_for_each(|mark| ensure(self.is_true(mark, say), mark))
    }

    /// Checks that the result marks exactly the step's effects.
    pub(super) fn marks_effects(&self, result: &Moment) -> Verdict {
        let marked = |role| -> CandidateSet {
            let with_role = |mark: &Mark| match *mark {
                Mark::Candidate(candidate, its) if its == role => Some(candidate),
                _ => None,
            };
            result.adds.marks.iter().filter_map(with_role).collect()
        };
        let placed = marked(CandidateRole::Placed);
        let removed = marked(CandidateRole::Removed);
        let all = placed == self.step.place && removed == self.step.remove;
        ensure(all, &("the result marks", placed, removed))
    }

    fn is_true(&self, mark: &Mark, say: Option<&Say>) -> bool {
        let board = self.board;
        match *mark {
            Mark::Candidate(candidate, role) => {
                board.has(candidate) && self.plays(candidate, role, say)
            }
            Mark::Cell(cell, role) => self.is_cell(cell, role, say),
            Mark::House(house, role) => self.is_house(house, role, say),
            Mark::Link(link) => self.is_link(&link),
            Mark::Sight(from, to) => {
                board.digit(from).is_some() && board.blanks().has(to) && from.sees(to)
            }
            Mark::Cross(cross) => board.blanks().has(cross.cell) && !board.has(cross),
            Mark::Group(cells) => cells.is_subset(board.blanks()),
        }
    }

    fn plays(&self, candidate: Candidate, role: CandidateRole, say: Option<&Say>) -> bool {
        match role {
            CandidateRole::Pattern | CandidateRole::Second => true,
            CandidateRole::Fin => self.fins().has(candidate.cell),
            CandidateRole::Guardian => self.guardians.is_some_and(|all| all.has(candidate)),
            CandidateRole::On => self.is_on(candidate, say),
            CandidateRole::Off => self.is_off(candidate, say),
            CandidateRole::Placed => self.step.place.has(candidate),
            CandidateRole::Removed => self.step.remove.has(candidate),
        }
    }

    /// Whether a candidate is true at this point, or in the case that a statement tries.
    fn is_on(&self, candidate: Candidate, say: Option<&Say>) -> bool {
        match say {
            Some(Say::Fact(Fact::Deadly(DeadlyFact::Way { digits, cells, .. }))) => digits
                .iter()
                .zip(cells)
                .any(|(&digit, cells)| digit == candidate.digit && cells.has(candidate.cell)),
            Some(Say::Fact(Fact::Trial(TrialFact::Starves { chosen, .. }))) => {
                chosen.contains(&candidate)
            }
            _ => self.world.on.iter().any(|node| node.candidates().has(candidate)),
        }
    }

    /// Whether a candidate is false at this point, or in the case that a statement tries.
    fn is_off(&self, candidate: Candidate, say: Option<&Say>) -> bool {
        match say {
            Some(Say::Fact(Fact::Deadly(DeadlyFact::Way { digits: [a, b], cells, .. }))) => {
                let holds = |digit| cells[usize::from(digit == *a)].has(candidate.cell);
                [*a, *b].contains(&candidate.digit) && holds(candidate.digit)
            }
            _ => self.world.off.has(candidate),
        }
    }

    fn fins(&self) -> CellSet {
        match &self.step.evidence {
            Evidence::Fish(fish) => {
                fish.fins | fish.endo | fish.twin.map_or(CellSet::EMPTY, |twin| twin.fins)
            }
            _ => CellSet::EMPTY,
        }
    }

    fn is_cell(&self, cell: Cell, role: CellRole, say: Option<&Say>) -> bool {
        match role {
            CellRole::Pattern | CellRole::Second => !self.board.givens().has(cell),
            CellRole::Fin => self.fins().has(cell),
            CellRole::Source => self.board.digit(cell).is_some(),
            CellRole::Target => match (self.step.place.first(), &self.step.evidence) {
                (Some(placed), Evidence::Single(_)) => placed.cell == cell,
                (None, Evidence::Single(demand)) => *demand == Demand::Cell(cell),
                _ => false,
            },
            CellRole::Stuck => match say {
                Some(Say::Stuck { end: DeadEnd::Unmet(demand), .. }) => {
                    *demand == Demand::Cell(cell)
                }
                Some(Say::Fact(Fact::Trial(TrialFact::Starves { cells, .. }))) => cells.has(cell),
                _ => false,
            },
            // No step has a mistake in it.
            CellRole::Wrong => false,
        }
    }

    fn is_house(&self, house: House, role: HouseRole, say: Option<&Say>) -> bool {
        let is_base = role == HouseRole::Base;
        if role == HouseRole::Stuck {
            return matches!(say, Some(Say::Stuck { end: DeadEnd::Unmet(Demand::Digit(_, stuck)), .. })
                if *stuck == house);
        }
        match &self.step.evidence {
            Evidence::Single(demand) => is_base && is_in(*demand, house),
            Evidence::Locked { from, to, .. } => house == if is_base { *from } else { *to },
            Evidence::Subset(subset) => {
                is_base && (house == subset.house || Some(house) == subset.also)
            }
            Evidence::Fish(fish) if is_base => fish.base.has(house),
            Evidence::Fish(fish) => {
                fish.cover.has(house) || fish.twin.is_some_and(|twin| twin.cover.has(house))
            }
            Evidence::Colours(colours) => {
                let all = colours.components.iter().flatten();
                let coloured = all.fold(CellSet::EMPTY, |all, &colour| all | colour);
                !is_base && (coloured & house.cells()).len() > 1
            }
            Evidence::Sets(_) => {
                is_base && self.used.is_some_and(|(_, cells)| !cells.is_disjoint(house.cells()))
            }
            Evidence::Deadly(deadly) => {
                let roof = deadly.guardians.all_cells();
                let is_named = deadly.demands.iter().any(|&demand| is_in(demand, house));
                is_base && (is_named || roof.is_subset(house.cells()))
            }
            Evidence::Proof(proof) => {
                let each = matches!(proof.cases, Cases::Each(demand) if is_in(demand, house));
                is_base && each
            }
            Evidence::Chain(_) | Evidence::Exclusion { .. } | Evidence::Template(_) => false,
        }
    }

    /// Whether a line joins candidates that are there, and means what its kind says: one of them is true, or they see
    /// each other.
    fn is_link(&self, link: &Link) -> bool {
        let [from, to] = [link.from, link.to].map(|node| node.candidates());
        let sees = || to.iter().all(|to| from.iter().all(|from| from.sees(to)));
        (from | to).is_subset(self.board.marks())
            && !from.is_empty()
            && !to.is_empty()
            && if link.kind == LinkKind::Strong { self.is_strong(link) } else { sees() }
    }

    /// Whether the end is true because the start is false, or a house has no other place for the digit.
    fn is_strong(&self, link: &Link) -> bool {
        let follows =
            self.world.on.contains(&link.to) && link.from.candidates().is_subset(&self.world.off);
        let both = link.from.cells | link.to.cells;
        let only_places = |house: House| {
            let places = self.places(link.from.digit, house.cells());
            link.from.digit == link.to.digit && places.is_subset(both)
        };
        follows || both.common_houses().iter().any(only_places)
    }
}

/// Whether a demand is about a house.
fn is_in(demand: Demand, house: House) -> bool {
    matches!(demand, Demand::Digit(_, needy) if needy == house)
}
