//! Statements that are true of the board, whatever is assumed; one type for each topic.

use crate::logic::Node;
use crate::model::{
    Candidate, CandidateSet, Cell, CellSet, Demand, Digit, DigitSet, House, HouseSet,
};

/// Writes the type of all facts from the list of topics.
macro_rules! topics {
    ($($(#[$doc:meta])* $Topic:ident($Fact:ident),)*) => {
        /// A statement that is true of the board, whatever is assumed.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Fact {
            $($(#[$doc])* $Topic($Fact),)*
        }

        $(impl From<$Fact> for Fact {
            fn from(fact: $Fact) -> Self {
                Self::$Topic(fact)
            }
        })*
    };
}

topics! {
    /// Singles.
    Single(SingleFact),
    /// Where digits can be in a house.
    House(HouseFact),
    /// Fish.
    Fish(FishFact),
    /// Chains and rings.
    Chain(ChainFact),
    /// Colours.
    Colour(ColourFact),
    /// Groups of cells.
    Set(SetFact),
    /// Patterns that would allow two solutions.
    Deadly(DeadlyFact),
    /// Cases, combinations, and ways to place a digit.
    Trial(TrialFact),
}

/// Cells, and the house through which they are seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The house.
    pub through: House,
    /// The cells that are seen.
    pub cells: CellSet,
}

/// A fact about a single.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum SingleFact {
    /// The house still needs the digit.
    Needs { digit: Digit, house: House },
    /// The only empty cell of the house.
    OneBlank { cell: Cell, house: House },
    /// No other empty cell of the house can have the digit; if `seen`, because each of them sees one.
    NoOther { digit: Digit, house: House, cell: Cell, seen: bool },
    /// No empty cell of the house can have the digit; if `seen`, because each of them sees one.
    NoPlace { digit: Digit, house: House, seen: bool },
    /// The cell has no candidate; if `seen`, because it sees all digits.
    NoDigit { cell: Cell, seen: bool },
    /// The cell has one candidate; if `seen`, because it sees all other digits.
    OneDigit { cell: Cell, digit: Digit, seen: bool },
    /// A cell that holds the digit rules it out in cells of a house that both share.
    Bars { digit: Digit, by: Cell, cells: CellSet, house: House },
    /// The cell sees the digit in a house.
    SeesDigit { cell: Cell, digit: Digit, by: Cell, house: House },
    /// The digits on the board would allow the digit in the cells, but it was ruled out before: by this step.
    GoneFrom { digit: Digit, cells: CellSet, step: Option<usize> },
    /// The digits on the board would allow these digits in the cell, but they were ruled out before: by this step.
    GoneAt { cell: Cell, digits: DigitSet, step: Option<usize> },
}

/// A fact about the digits of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum HouseFact {
    /// All places of a digit in a house.
    Places { digit: Digit, house: House, cells: CellSet },
    /// All candidates of the cells.
    Digits { cells: CellSet, digits: DigitSet },
    /// All of the cells are in the house, too.
    Within { cells: CellSet, house: House },
    /// The digit of one house is the digit of the other.
    SameDigit { digit: Digit, from: House, to: House },
    /// All places of the digits in the house.
    DigitPlaces { digits: DigitSet, house: House, cells: CellSet },
    /// As many cells of the houses as digits: no other cell there has them.
    UsedUp { digits: DigitSet, cells: CellSet, houses: HouseSet },
    /// As many digits as cells: the cells have no room for another one.
    NoRoom { digits: DigitSet, cells: CellSet },
}

/// A fact about a fish.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum FishFact {
    /// In the bases, the digit is only in the covers, apart from the fins. `again`: the same bases, counted with other
    /// covers.
    Covered { digit: Digit, base: HouseSet, cover: HouseSet, fins: CellSet, again: bool },
    /// Cells in two of the bases, which count as fins, too.
    InTwoBases { digit: Digit, base: HouseSet, cells: CellSet },
    /// As many covers as bases, so the covers' digits are all in the bases (if no fin is true).
    Taken { digit: Digit, base: HouseSet, cover: HouseSet, fins: CellSet },
    /// Cells in more covers than bases: the digit there would use up two covers for one base.
    InTwoCovers { digit: Digit, cover: HouseSet, cells: CellSet },
    /// The cells see every fin.
    SeeFins { digit: Digit, fins: CellSet, cells: CellSet, seen: Vec<Seen> },
}

/// A fact about a chain.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum ChainFact {
    /// The chain's ends, and the cells between them in the order of the walk. `closed`: the ends are linked, too.
    Through { ends: [Node; 2], between: Vec<Cell>, closed: bool },
    /// The chain can be followed in both directions: of any two linked nodes exactly one is true.
    BothDirections,
    /// Exactly one of two nodes of a ring is true, so these candidates, which both rule out, are false.
    ExactlyOne { nodes: [Node; 2], targets: CandidateSet },
    /// Cells with the same two digits, each of which sees the next: the first and the last hold one each, and the
    /// targets see both.
    OneEach { path: Vec<Cell>, digits: DigitSet, targets: CellSet },
    /// In a ring, the cells hold all these digits: the candidates see all places of theirs.
    Locks { cells: CellSet, digits: DigitSet, targets: CandidateSet },
}

/// A fact about colours. A colour is a set of cells that all hold the digit, or none of them does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum ColourFact {
    /// The houses have two places for the digit each, one of each colour: all cells of one colour hold it, or all of
    /// the other.
    Either { digit: Digit, houses: HouseSet, colours: [CellSet; 2] },
    /// Two cells of a colour see each other: the colour is wrong.
    Clash { digit: Digit, colour: CellSet, cells: [Cell; 2], house: House },
    /// Two cells of different pairs of colours see each other, so not both of their colours are right: one of the
    /// opposite colours is.
    NotBoth { digit: Digit, cells: [Cell; 2], house: House, left: [CellSet; 2] },
    /// A colour sees both colours of another pair, one of which is right: it is wrong.
    SeesPair { digit: Digit, colour: CellSet, sights: [[Cell; 2]; 2] },
    /// The cells see both of two colours of which one is right.
    SeeBoth { digit: Digit, cells: CellSet, by: [Cell; 2] },
}

/// A fact about groups of cells.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum SetFact {
    /// The cells have one digit more than there are cells.
    Almost { cells: CellSet, digits: DigitSet },
    /// All places of the digit in one set see all in the other: only one of them can hold it.
    Restricted { digit: Digit, sets: [CellSet; 2], places: [CellSet; 2] },
    /// Two digits that only one of the sets can hold: each set holds one of them, and all its others.
    DoublyLinked { digits: DigitSet, sets: [CellSet; 2] },
    /// If the stem is this candidate, the cells lose its digit, and hold all their others, these among them.
    Petal { stem: Candidate, cells: CellSet, holds: DigitSet },
    /// However the sets are filled, one of these cells of theirs holds the digit.
    OneHolds { digit: Digit, cells: CellSet, sets: CellSet },
    /// All of `cells` are seen from the targets, which cannot have the digit.
    SeenFrom { digit: Digit, cells: CellSet, targets: CellSet, seen: Vec<Seen> },
    /// As many digits as cells, and none of them fits twice: all are used up in the cells.
    AllUsed { cells: CellSet, digits: DigitSet },
    /// All places of the digits in these cells lie in the house: no other cell of it has them.
    UsedIn { digits: DigitSet, cells: CellSet, house: House },
}

/// A fact about a pattern that would allow two solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum DeadlyFact {
    /// Four cells in two rows, two columns and two boxes that have these digits, or may have them.
    Rectangle { cells: CellSet, digits: DigitSet, solved: CellSet },
    /// Cells that may have these digits, two of them in each house that has any.
    Loop { cells: CellSet, digits: DigitSet },
    /// If the cells held nothing but the digits, there would be two ways to fill them.
    TwoWays { cells: CellSet, digits: DigitSet },
    /// A way to fill them: the first digit in the first cells, the second in the others. `again`: the other one.
    Way { digits: [Digit; 2], cells: [CellSet; 2], again: bool },
    /// Each house that has any of the cells has one of each digit, whichever way they are filled.
    SameHouses { cells: CellSet },
    /// Without the guardians, each empty cell has two candidates and each digit two places in a house.
    Grave { guardians: CandidateSet },
    /// Of a board like that, each solution has a twin.
    Twins,
    /// The other candidates of the pattern: one of them is true.
    Guardians { guardians: CandidateSet },
    /// Each of the guardians rules the targets out.
    EachRulesOut { guardians: CandidateSet, targets: CandidateSet },
    /// One of the guardians' cells and these cells share as many digits: no other cell of the houses has them.
    LockedWith { guardians: CandidateSet, cells: CellSet, digits: DigitSet, houses: HouseSet },
}

/// A fact about everything that is possible: cases, combinations, ways to place a digit.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum TrialFact {
    /// The cases of a proof: one of them is true.
    OneOf { demand: Demand, choices: CandidateSet },
    /// A candidate is true or false.
    EitherWay { candidate: Candidate },
    /// No combination of digits in the cells has this candidate; each is refuted in the statement's lemma.
    NoCombination { candidate: Candidate, cells: CellSet },
    /// These candidates together leave the cells fewer digits than there are cells.
    Starves { chosen: Vec<Candidate>, cells: CellSet, left: DigitSet },
    /// Two of these candidates are the same digit in one house.
    Repeats { chosen: Vec<Candidate>, digit: Digit, house: House },
    /// The number of ways to place the digit in the whole grid, without regard to other digits.
    Ways { digit: Digit, count: usize },
    /// Not all of these ways leave room for all these other digits.
    MustFit { digit: Digit, others: DigitSet },
    /// None of the possible ways to place the digit uses the cells.
    NoWayUses { digit: Digit, cells: CellSet, others: DigitSet },
    /// All possible ways to place the digit use the cells.
    EveryWayUses { digit: Digit, cells: CellSet, others: DigitSet },
}
