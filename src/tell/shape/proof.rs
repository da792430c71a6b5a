//! Assumptions and what follows from them.

use super::of;
use super::sight::way;
use crate::logic::{self, Branch, Cases, End, Literal, Node, Proof};
use crate::model::{Board, Candidate, CandidateSet, CellSet, Demand};
use crate::tell::outline::{DeadEnd, Moment, Say, Sight, State, Statement, Title, TrialFact, Why};
use crate::tell::picture::{CandidateRole, CellRole, HouseRole, LinkKind, Picture};

pub(super) fn moments(board: &Board, proof: &Proof) -> Vec<Moment> {
    let fact = match proof.cases {
        Cases::One => {
            return proof.branches.iter().flat_map(|branch| refutation(board, branch)).collect();
        }
        Cases::Both(candidate) => TrialFact::EitherWay { candidate },
        Cases::Each(demand) => TrialFact::OneOf { demand, choices: board.choices(demand) },
    };
    let all = Moment::new(Title::Cases).say(fact).draw(|picture| {
        if let Cases::Each(demand) = proof.cases {
            show(picture, demand, HouseRole::Base, CellRole::Pattern);
            picture.mark_all(&board.choices(demand), CandidateRole::Pattern);
        }
    });
    let case = |(at, branch): (usize, &Branch)| Moment {
        fresh: true,
        ..Moment::new(Title::Case(at + 1)).say_all(Walk::new(board).follow(branch))
    };
    std::iter::once(all).chain(proof.branches.iter().enumerate().map(case)).collect()
}

/// An assumption that fails: the assumption, what follows, where it ends.
fn refutation(board: &Board, branch: &Branch) -> Vec<Moment> {
    let mut statements = Walk::new(board).follow(branch);
    let stuck = statements.pop();
    let follow = statements.split_off(1);
    let moments = [
        Moment::new(Title::Assume).say_all(statements),
        Moment::new(Title::Follow).say_all(follow),
        Moment::new(Title::Contradiction).say_all(stuck),
    ];
    moments.into_iter().filter(|moment| !moment.statements.is_empty()).collect()
}

fn state(literal: Literal) -> State {
    State { node: literal.candidate.into(), on: literal.on }
}

const fn role(literal: Literal) -> CandidateRole {
    if literal.on { CandidateRole::On } else { CandidateRole::Off }
}

/// Tells a branch line by line. That a digit leaves the cells that it sees goes without saying: such lines join the line
/// that rests on them, and are told only where they are what the branch leads to.
struct Walk<'a> {
    board: &'a Board,
    /// What is false so far, outer lines of a lemma included.
    off: CandidateSet,
    /// What goes without saying since the last statement, and its picture.
    plain: Vec<Sight>,
    adds: Picture,
}

impl<'a> Walk<'a> {
    fn new(board: &'a Board) -> Self {
        Self { board, off: CandidateSet::EMPTY, plain: Vec::new(), adds: Picture::default() }
    }

    fn follow(mut self, branch: &Branch) -> Vec<Statement> {
        let is_sight = |line: &logic::Line| matches!(line.why, logic::Why::Sees(_));
        let last = branch.lines.iter().rposition(|line| !is_sight(line)).map_or(0, |at| at + 1);
        let plain_until = match branch.end {
            End::Contradiction(_) => branch.lines.len(),
            End::Conclusion => last,
        };
        let mut statements = vec![self.assume(branch.assume)];
        for (at, line) in branch.lines.iter().enumerate() {
            match line.why {
                logic::Why::Sees(from) if at < plain_until => self.add_plain(from, line.literal),
                _ => statements.push(self.then(line)),
            }
        }
        statements.push(self.end(branch.end));
        statements
    }

    fn assume(&mut self, literal: Literal) -> Statement {
        self.know(literal);
        Statement::from(Say::Assume(state(literal))).draw(|picture| {
            picture.tint(literal.candidate.cell.into(), CellRole::Pattern);
            picture.mark(literal.candidate.into(), role(literal));
        })
    }

    fn know(&mut self, literal: Literal) {
        if !literal.on {
            self.off.insert(literal.candidate);
        }
    }

    fn add_plain(&mut self, from: Candidate, literal: Literal) {
        let to = literal.candidate;
        self.plain.push(Sight { from, to });
        self.adds.link(from.into(), to.into(), LinkKind::Weak);
        self.adds.mark(to.into(), role(literal));
        self.know(literal);
    }

    fn then(&mut self, line: &logic::Line) -> Statement {
        let candidate = line.literal.candidate;
        let mut lemma = Vec::new();
        let why = match &line.why {
            logic::Why::Sees(from) => {
                self.adds.link((*from).into(), candidate.into(), LinkKind::Weak);
                let from = Node::from(*from);
                Why::Reached(from, way(&from, &candidate.into()))
            }
            logic::Why::Last(demand) => {
                let others = (self.board.choices(*demand) - candidate.into()) & self.off;
                for other in others {
                    self.adds.link(other.into(), candidate.into(), LinkKind::Strong);
                }
                last(self.board, *demand)
            }
            logic::Why::Locked { from, to } => {
                let digit = candidate.digit;
                let places = (self.board.cells_with(digit) & from.cells()) - self.off.cells(digit);
                self.adds.link(of(digit, places), candidate.into(), LinkKind::Weak);
                Why::Locked { from: *from, to: *to }
            }
            logic::Why::Lemma(branch) => {
                lemma = Self { off: self.off, ..Self::new(self.board) }.follow(branch);
                Why::Lemma
            }
        };
        self.adds.mark(candidate.into(), role(line.literal));
        self.know(line.literal);
        let plain = std::mem::take(&mut self.plain);
        let say = Say::Then { state: state(line.literal), why, plain };
        Statement { say, adds: std::mem::take(&mut self.adds), lemma }
    }

    fn end(mut self, end: End) -> Statement {
        let say = match end {
            End::Contradiction(demand) => {
                show(&mut self.adds, demand, HouseRole::Stuck, CellRole::Stuck);
                Say::Stuck { end: DeadEnd::Unmet(demand), plain: self.plain }
            }
            End::Conclusion => Say::SameEnd { plain: self.plain },
        };
        Statement { say, adds: self.adds, lemma: Vec::new() }
    }
}

fn last(board: &Board, demand: Demand) -> Why {
    match demand {
        Demand::Cell(cell) if board.candidates(cell).len() == 2 => {
            Why::Pair(cell, board.candidates(cell))
        }
        Demand::Cell(cell) => Why::LastDigit(cell),
        Demand::Digit(digit, house) => Why::LastPlace(digit, house),
    }
}

/// Marks the cell or the house of a demand.
fn show(picture: &mut Picture, demand: Demand, house_role: HouseRole, cell_role: CellRole) {
    match demand {
        Demand::Cell(cell) => picture.tint(CellSet::from(cell), cell_role),
        Demand::Digit(_, house) => picture.frame(house, house_role),
    }
}
