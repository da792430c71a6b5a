//! Lines of a walk: each has to follow from the assumption and the lines before it.

use super::{Checker, Verdict, ensure};
use crate::logic::Node;
use crate::model::{Candidate, CandidateSet};
use crate::tell::outline::{DeadEnd, Reach, RulesOut, Say, Sight, State, Statement, Why};

/// What holds at a point of a walk.
#[derive(Clone, Default)]
pub(super) struct World {
    pub(super) on: Vec<Node>,
    pub(super) off: CandidateSet,
    pub(super) assumed: Option<State>,
    /// The ends of a chain, one of them true, and what each of them rules out.
    pub(super) ends: Vec<(Node, Option<CandidateSet>)>,
    /// The cases of a proof that are still to be followed.
    pub(super) cases: Option<Vec<State>>,
}

impl Checker<'_> {
    pub(super) fn line(&mut self, say: &Say, lemma: &[Statement]) -> Verdict {
        match say {
            Say::Fact(_) | Say::Effects => Ok(()),
            Say::Assume(state) => self.assume(*state),
            Say::Then { state, why, plain } => {
                self.plain(plain)?;
                let follows = match why {
                    Why::Lemma => self.lemma(state, lemma)?,
                    why => self.follows_by(state, why),
                };
                ensure(follows, say)?;
                self.add(state);
                Ok(())
            }
            Say::Stuck { end, plain } => {
                self.plain(plain)?;
                ensure(self.is_dead(end), say)?;
                self.refuted();
                Ok(())
            }
            Say::SameEnd { plain } => {
                self.plain(plain)?;
                let on = |candidate: Candidate| self.world.on.contains(&candidate.into());
                let reached =
                    self.step.remove.is_subset(&self.world.off) && self.step.place.iter().all(on);
                ensure(reached && self.world.cases.is_some(), say)?;
                self.close_case();
                Ok(())
            }
            Say::OneEnd([first, last]) => {
                self.world.ends = vec![(*first, None), (*last, None)];
                ensure(self.has_walked(*first, *last), say)
            }
            Say::Excludes { by, rules_out } => {
                let all = rules_out.iter().map(|way| self.ruled_out(by, way));
                let all: CandidateSet = all.flatten().collect();
                ensure(rules_out.iter().all(|way| is_ruled_out(by, way)), say)?;
                let end = self.world.ends.iter_mut().find(|end| end.0 == *by && end.1.is_none());
                let Some(end) = end else { return ensure(false, say) };
                end.1 = Some(all);
                if let [(_, Some(one)), (_, Some(other))] = self.world.ends[..] {
                    self.falls |= one & other;
                }
                Ok(())
            }
            Say::Returns(node) => {
                ensure(self.has_walked(*node, *node), say)?;
                if node.cells.len() == 1 {
                    self.holds |= node.candidates();
                }
                self.falls |= self.seen_by_all(node);
                Ok(())
            }
        }
    }

    /// Whether the walk leads from a false node to a true one.
    fn has_walked(&self, from: Node, to: Node) -> bool {
        self.world.assumed == Some(State::off(from)) && self.world.on.contains(&to)
    }

    /// The candidates of the board that a statement calls ruled out.
    fn ruled_out(&self, by: &Node, way: &RulesOut) -> CandidateSet {
        let all = match *way {
            RulesOut::InHouse(_, cells) | RulesOut::InSight(cells) => {
                CandidateSet::of(by.digit, cells)
            }
            RulesOut::Digits(digits) => {
                let cell = by.cells.first();
                cell.map_or(CandidateSet::EMPTY, |cell| CandidateSet::of(digits, cell))
            }
        };
        all & *self.board.marks()
    }

    /// What a node rules out if one of its candidates is true.
    fn seen_by_all(&self, node: &Node) -> CandidateSet {
        let sees =
            |candidate: &Candidate| node.candidates().iter().all(|from| from.sees(*candidate));
        self.board.marks().iter().filter(sees).collect()
    }

    fn assume(&mut self, state: State) -> Verdict {
        let cases = self.world.cases.take();
        if let Some(cases) = &cases {
            ensure(cases.contains(&state), &("no case", state))?;
        }
        self.world = World { assumed: Some(state), cases, ..World::default() };
        self.add(&state);
        ensure(state.node.candidates().is_subset(self.board.marks()), &state)
    }

    fn add(&mut self, state: &State) {
        if state.on {
            self.world.on.push(state.node);
        } else {
            self.world.off |= state.node.candidates();
        }
    }

    /// The assumption has failed: the case is closed, or its opposite is shown.
    fn refuted(&mut self) {
        let Some(state) = self.world.assumed else { return };
        if self.world.cases.is_some() {
            return self.close_case();
        }
        if state.node.cells.len() == 1 {
            let shown = if state.on { &mut self.falls } else { &mut self.holds };
            *shown |= state.node.candidates();
        }
    }

    /// A case has led to the step's effects. Once all of them have, the effects hold.
    fn close_case(&mut self) {
        let assumed = self.world.assumed.take();
        let Some(cases) = &mut self.world.cases else { return };
        cases.retain(|case| Some(*case) != assumed);
        if cases.is_empty() {
            self.falls |= self.step.remove;
            self.holds |= self.step.place;
        }
    }

    fn plain(&mut self, plain: &[Sight]) -> Verdict {
        for sight in plain {
            let fine = self.world.on.contains(&sight.from.into()) && sight.from.sees(sight.to);
            ensure(fine, sight)?;
            self.world.off.insert(sight.to);
        }
        Ok(())
    }

    fn is_dead(&self, end: &DeadEnd) -> bool {
        match *end {
            DeadEnd::Unmet(demand) => {
                !self.board.is_met(demand) && self.board.choices(demand).is_subset(&self.world.off)
            }
            DeadEnd::Unguarded(guardians) => {
                self.guardians == Some(guardians) && guardians.is_subset(&self.world.off)
            }
        }
    }

    /// Whether the opposite of a state leads to a contradiction in this world.
    fn lemma(&mut self, state: &State, lemma: &[Statement]) -> Result<bool, String> {
        let [first, rest @ .., last] = lemma else { return Ok(false) };
        let (Say::Assume(assumed), Say::Stuck { .. }) = (&first.say, &last.say) else {
            return Ok(false);
        };
        let before = self.world.clone();
        self.world.cases = None;
        self.world.assumed = None;
        self.add(assumed);
        self.picture(&first.adds, Some(&first.say))?;
        for statement in rest.iter().chain([last]) {
            ensure(matches!(statement.say, Say::Then { .. } | Say::Stuck { .. }), &statement.say)?;
            self.statement(statement)?;
        }
        self.world = before;
        Ok(*assumed == State { on: !state.on, ..*state })
    }

    /// Whether a state follows from what holds before it.
    fn follows_by(&self, state: &State, why: &Why) -> bool {
        let World { on, off, .. } = &self.world;
        let board = self.board;
        let node = state.node;
        let is_off = |candidates: CandidateSet| candidates.is_subset(off);
        match *why {
            Why::Pair(cell, digits) => {
                let others = CandidateSet::of(digits - node.digit.into(), cell);
                let is_pair = digits.len() == 2 && board.candidates(cell) == digits;
                state.on && is_pair && node.cells == cell.into() && is_off(others)
            }
            Why::LastDigit(cell) => {
                let others = board.candidates(cell) - node.digit.into();
                let others = CandidateSet::of(others, cell);
                state.on && node.cells == cell.into() && is_off(others)
            }
            Why::LastPlace(digit, house) => {
                let left = self.places(digit, house.cells()) - off.cells(digit);
                let needs = board.missing(house).has(digit);
                state.on && digit == node.digit && needs && left.is_subset(node.cells)
            }
            Why::Reached(from, way) => {
                !state.on && on.contains(&from) && reaches(&from, way, &node)
            }
            Why::Locked { from, to } => {
                let left = self.places(node.digit, from.cells()) - off.cells(node.digit);
                !state.on
                    && board.missing(from).has(node.digit)
                    && !left.is_empty()
                    && left.is_subset(to.cells())
                    && node.cells.is_subset(to.cells() - from.cells())
            }
            Why::Set { cells, digits, without } => {
                state.on
                    && self.is_almost_locked(cells, digits)
                    && self.places(without, cells).is_subset(off.cells(without))
                    && node.digit != without
                    && self.places(node.digit, cells) == node.cells
            }
            Why::Lemma => false,
        }
    }
}

/// Whether a true node makes candidates false, in this way.
fn is_ruled_out(by: &Node, way: &RulesOut) -> bool {
    let to = |cells| Node { digit: by.digit, cells };
    match *way {
        RulesOut::InHouse(house, cells) => reaches(by, Reach::House(house), &to(cells)),
        RulesOut::InSight(cells) => reaches(by, Reach::Sight, &to(cells)),
        RulesOut::Digits(digits) => by.cells.len() == 1 && !digits.has(by.digit),
    }
}

/// Whether a true node makes another one false, in this way.
fn reaches(from: &Node, way: Reach, to: &Node) -> bool {
    let both = from.cells | to.cells;
    match way {
        Reach::House(house) => {
            from.digit == to.digit
                && both.is_subset(house.cells())
                && from.cells.is_disjoint(to.cells)
        }
        Reach::Cell => from.digit != to.digit && both.len() == 1,
        Reach::Sight => {
            let seen = |to: Candidate| from.candidates().iter().all(|from| from.sees(to));
            from.digit == to.digit && to.candidates().iter().all(seen)
        }
    }
}
