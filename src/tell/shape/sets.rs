//! Groups of cells that share digits: wings with a pivot, almost locked sets, Sue de Coq.

use super::chain::{either_excludes, walk};
use super::sight::views;
use super::{digits_of, group_by, mark_pattern, of};
use crate::logic::{Node, Sets, Step, Strong, Technique};
use crate::model::{Board, Candidate, CellSet, Digit, DigitSet, House, HouseSet};
use crate::tell::outline::{HouseFact, Moment, SetFact, Statement, Title};
use crate::tell::picture::{CandidateRole, CellRole, HouseRole, LinkKind};

pub(super) fn moments(step: &Step, board: &Board, sets: &Sets) -> Vec<Moment> {
    let mut moments = vec![shown(board, &sets.parts)];
    let argument = Argument { step, board, sets };
    match step.technique {
        Technique::SueDeCoq => moments.push(argument.all_used()),
        Technique::XyzWing | Technique::DeathBlossom => {
            moments.push(argument.petals());
            moments.push(argument.seen_from());
        }
        _ if sets.links.len() >= sets.parts.len() => {
            moments.push(argument.doubly_linked());
            moments.push(argument.seen_from());
        }
        _ => argument.linked(&mut moments),
    }
    moments
}

/// The groups, each of them once: two petals may be the same set.
fn shown(board: &Board, parts: &[CellSet]) -> Moment {
    let mut seen: Vec<CellSet> = Vec::new();
    let singles = parts.iter().all(|part| part.len() == 1);
    let mut moment = Moment::new(if singles { Title::Cells } else { Title::Sets });
    for &cells in parts {
        if seen.contains(&cells) {
            continue;
        }
        let role = if seen.len().is_multiple_of(2) { CellRole::Pattern } else { CellRole::Second };
        seen.push(cells);
        let digits = digits_of(board, cells);
        let statement = if cells.len() > 1 && digits.len() == cells.len() + 1 {
            Statement::from(SetFact::Almost { cells, digits })
        } else {
            HouseFact::Digits { cells, digits }.into()
        };
        moment.statements.push(statement.draw(|picture| {
            picture.tint(cells, role);
            picture.group(cells);
        }));
    }
    moment
}

/// Why sets rule the step's candidates out.
struct Argument<'a> {
    step: &'a Step,
    board: &'a Board,
    sets: &'a Sets,
}

impl Argument<'_> {
    fn all(&self) -> CellSet {
        self.sets.parts.iter().fold(CellSet::EMPTY, |all, &part| all | part)
    }

    /// The places of a digit in a part.
    fn node(&self, part: usize, digit: Digit) -> Node {
        Node { digit, cells: self.board.cells_with(digit) & self.sets.parts[part] }
    }

    /// A string of sets: a walk from the first to the last, for each digit that goes.
    fn linked(&self, moments: &mut Vec<Moment>) {
        let last = self.sets.parts.len() - 1;
        let strong: Vec<Strong> = self.sets.parts.iter().map(|&part| Strong::Cells(part)).collect();
        for digit in self.step.remove.all_digits() {
            let links = self.sets.links.iter();
            let inner = links.flat_map(|link| link.parts.map(|part| self.node(part, link.digit)));
            let ends = [self.node(0, digit), self.node(last, digit)];
            let nodes: Vec<Node> =
                std::iter::once(ends[0]).chain(inner).chain(std::iter::once(ends[1])).collect();
            let targets = of(digit, self.step.remove.cells(digit)).candidates();
            moments.push(Moment::new(Title::Link).say_all(walk(self.board, &nodes, &strong)));
            moments.push(Moment::new(Title::SeenFrom).say_all(either_excludes(ends, targets)));
        }
    }

    /// Two sets with two digits that only one of them can hold.
    fn doubly_linked(&self) -> Moment {
        let links = self.sets.links.iter().map(|link| {
            let nodes = link.parts.map(|part| self.node(part, link.digit));
            let (sets, places) =
                (link.parts.map(|part| self.sets.parts[part]), nodes.map(|node| node.cells));
            let fact = SetFact::Restricted { digit: link.digit, sets, places };
            Statement::from(fact).draw(|picture| {
                let [one, other] = nodes;
                picture.mark(one, CandidateRole::Second);
                picture.mark(other, CandidateRole::Second);
                picture.link(one, other, LinkKind::Weak);
            })
        });
        let digits = self.sets.links.iter().map(|link| link.digit).collect();
        let sets = [self.sets.parts[0], self.sets.parts[1]];
        Moment::new(Title::Link).say_all(links).say(SetFact::DoublyLinked { digits, sets })
    }

    /// What follows from each digit of the pivot or stem.
    fn petals(&self) -> Moment {
        let stem = self.sets.parts[0];
        let Some(cell) = stem.single() else { return Moment::new(Title::Link) };
        let goals = self.step.remove.all_digits();
        let mut moment = Moment::new(Title::Link);
        let petals = &self.sets.parts[1..];
        for (at, digit) in self.board.candidates(cell).iter().enumerate() {
            // A blossom lists its petals in the order of the stem's digits; a wing's pincers are found by theirs.
            let petal = if self.sets.links.is_empty() {
                let fits = |&&cells: &&CellSet| digits_of(self.board, cells).has(digit);
                petals.iter().find(fits).filter(|_| !goals.has(digit))
            } else {
                petals.get(at)
            };
            let Some(&cells) = petal else { continue };
            let holds = goals & digits_of(self.board, cells);
            let stem = Candidate { digit, cell };
            let lost = of(digit, self.board.cells_with(digit) & cells);
            let fact = SetFact::Petal { stem, cells, holds };
            moment.statements.push(Statement::from(fact).draw(|picture| {
                picture.link(stem.into(), lost, LinkKind::Weak);
                mark_pattern(picture, self.board, cells, holds);
            }));
        }
        moment
    }

    /// Which cells hold each digit that goes, and how they are seen.
    fn seen_from(&self) -> Moment {
        let mut moment = Moment::new(Title::SeenFrom);
        let groups = group_by(self.step.remove, |&target| (target.digit, self.holders(target)));
        for ((digit, cells), targets) in groups {
            let targets: CellSet = targets.into_iter().map(|candidate| candidate.cell).collect();
            let sets = self.all();
            moment.statements.push(
                Statement::from(SetFact::OneHolds { digit, cells, sets })
                    .draw(|picture| picture.mark(of(digit, cells), CandidateRole::Pattern)),
            );
            for (seen, targets) in views(targets, cells) {
                let fact = SetFact::SeenFrom { digit, cells, targets, seen };
                moment.statements.push(Statement::from(fact).draw(|picture| {
                    for target in targets {
                        let target = of(digit, target);
                        picture.link(of(digit, cells), target, LinkKind::Excludes);
                    }
                }));
            }
        }
        moment
    }

    /// The cells of which one holds a target's digit: of one set alone, or of all sets that may hold it.
    fn holders(&self, target: Candidate) -> CellSet {
        let places = |cells: CellSet| cells & self.board.cells_with(target.digit);
        let seen = |cells: &CellSet| !cells.is_empty() && cells.is_subset(target.cell.peers());
        let has_stem =
            self.step.technique != Technique::AlsXz && self.step.technique != Technique::WxyzWing;
        let links = self.sets.links.iter().any(|link| link.digit == target.digit);
        let mut alone = self.sets.parts.iter().map(|&part| places(part)).filter(seen);
        let all = places(self.all());
        if has_stem || links { all } else { alone.next().unwrap_or(all) }
    }

    /// As many digits as cells: where each of them is used up.
    fn all_used(&self) -> Moment {
        let (cells, digits) = (self.all(), digits_of(self.board, self.all()));
        let houses = |&digit: &Digit| -> HouseSet {
            let places = self.board.cells_with(digit) & cells;
            let gone = self.step.remove.cells(digit);
            let goes = |house: &House| !gone.is_disjoint(house.cells());
            places.common_houses().iter().filter(goes).collect()
        };
        let mut moment = Moment::new(Title::Reason).say(SetFact::AllUsed { cells, digits });
        for (houses, digits) in group_by(digits, houses) {
            let digits: DigitSet = digits.into_iter().collect();
            for house in houses {
                let fact = SetFact::UsedIn { digits, cells, house };
                moment.statements.push(Statement::from(fact).draw(|picture| {
                    picture.frame(house, HouseRole::Base);
                    mark_pattern(picture, self.board, cells & house.cells(), digits);
                }));
            }
        }
        moment
    }
}
