//! The techniques that people know by name: one table.

use std::ops::ControlFlow;

use crate::model::names::named_enum;

use super::chain;
use super::chain::single_digit::TwoLinks;
use super::find::als::Xz;
use super::find::big_fish::{BigFish, Mix};
use super::find::deadly::bug::Bug;
use super::find::deadly::rectangles::{Avoidable, Unique};
use super::find::exclusion::Aligned;
use super::find::fish::{Basic, Finned};
use super::find::subsets::{Hidden, Locked, Naked};
use super::find::{self, Ask, Emit, Find};
use super::proof::search::{Contradiction, Nested};
use super::proof::verity::{Both, Each, Of};
use super::reach::net::Rule;
#[cfg(feature = "rating")]
use super::step::Effects;
use super::survey::Survey;
#[cfg(feature = "rating")]
use crate::control::Checkpoint;
#[cfg(feature = "rating")]
use crate::model::Board;

named_enum! {
    /// Techniques that share a way of looking.
    #[non_exhaustive]
    pub enum Family {
        /// A digit that has to go somewhere.
        Singles = "singles",
        /// A digit locked in the intersection of a line and a box.
        Locked = "locked",
        /// As many digits as cells.
        Subsets = "subsets",
        /// One digit, as many houses one way as another.
        Fish = "fish",
        /// A few cells around a pivot.
        Wings = "wings",
        /// A pattern that would allow two solutions.
        Uniqueness = "uniqueness",
        /// Alternating links.
        Chains = "chains",
        /// Groups of cells with one digit too many.
        Sets = "sets",
        /// Combinations that leave a cell empty, and whole placements of a digit.
        Exclusion = "exclusion",
        /// Assumptions that lead to a contradiction or to a common conclusion.
        Forcing = "forcing",
    }
}

named_enum! {
    /// How hard a technique is for a person.
    pub enum Level {
        /// Singles.
        Easy = "easy",
        /// What one sees with pencil marks.
        Medium = "medium",
        /// Small patterns on several houses.
        Hard = "hard",
        /// Chains and sets.
        Expert = "expert",
        /// Proofs.
        Extreme = "extreme",
    }
}

/// When the path to the solution tries a technique.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// In its turn.
    Path,
    /// Only when asked for by name: other techniques find the same, or find it more simply.
    Asked,
}
use Use::{Asked, Path};

/// A row of the table.
struct Row {
    family: Family,
    level: Level,
    score: u16,
    hodoku: &'static [&'static str],
    used: Use,
    finder: &'static dyn Find,
}

/// Writes the enum and the table from one list, so that they cannot disagree.
macro_rules! techniques {
    ($($Name:ident $id:literal $Family:ident $Level:ident $score:literal $hodoku:tt $used:ident $finder:expr;)*) => {
        named_enum! {
            /// A technique, in teaching order: the path to the solution tries the first ones first.
            ///
            /// ```
            /// use redoku::logic::Technique;
            /// assert_eq!(Technique::XWing.id(), "x-wing");
            /// assert_eq!("x-wing".parse(), Ok(Technique::XWing));
            /// assert!(Technique::HiddenSingle < Technique::XWing);
            /// ```
            #[non_exhaustive]
            #[allow(missing_docs, reason = "the names are the techniques' names; the sentences belong to `tell`")]
            pub enum Technique {
                $($Name = $id,)*
            }
        }

        static TABLE: &[Row] = &[$(Row {
            family: Family::$Family,
            level: Level::$Level,
            score: $score,
            hodoku: &$hodoku,
            used: $used,
            finder: &$finder,
        },)*];
    };
}

// Name, id, family, level, score, HoDoKu's codes, use, finder with its parameters.
techniques! {
    FullHouse "full-house" Singles Easy 4 ["0000"] Path find::singles::full_house;
    HiddenSingle "hidden-single" Singles Easy 14 ["0002"] Path find::singles::hidden;
    NakedSingle "naked-single" Singles Easy 20 ["0003"] Path find::singles::naked;

    LockedPair "locked-pair" Subsets Medium 40 ["0110"] Path Locked { size: 2 };
    Pointing "pointing" Locked Medium 50 ["0100"] Path find::locked::pointing;
    Claiming "claiming" Locked Medium 50 ["0101"] Path find::locked::claiming;
    LockedTriple "locked-triple" Subsets Medium 60 ["0111"] Path Locked { size: 3 };
    NakedPair "naked-pair" Subsets Medium 60 ["0200"] Path Naked { size: 2 };
    HiddenPair "hidden-pair" Subsets Medium 70 ["0210"] Path Hidden { size: 2 };
    NakedTriple "naked-triple" Subsets Medium 80 ["0201"] Path Naked { size: 3 };
    HiddenTriple "hidden-triple" Subsets Medium 100 ["0211"] Path Hidden { size: 3 };

    NakedQuad "naked-quad" Subsets Hard 120 ["0202"] Path Naked { size: 4 };
    HiddenQuad "hidden-quad" Subsets Hard 150 ["0212"] Path Hidden { size: 4 };
    XWing "x-wing" Fish Hard 150 ["0300"] Path Basic { size: 2 };
    Swordfish "swordfish" Fish Hard 150 ["0301"] Path Basic { size: 3 };
    Jellyfish "jellyfish" Fish Hard 160 ["0302"] Path Basic { size: 4 };
    RemotePair "remote-pair" Chains Hard 160 ["0703"] Path chain::wings::remote_pair;
    Skyscraper "skyscraper" Chains Hard 160 ["0400"] Path TwoLinks::Skyscraper;
    TwoStringKite "two-string-kite" Chains Hard 160 ["0401", "0404"] Path TwoLinks::Kite;
    TurbotFish "turbot-fish" Chains Hard 160 ["0403"] Path TwoLinks::Turbot;
    EmptyRectangle "empty-rectangle" Chains Hard 160 ["0402", "0405"] Path chain::single_digit::empty_rectangle;
    XyWing "xy-wing" Wings Hard 160 ["0800"] Path chain::wings::xy_wing;
    WWing "w-wing" Wings Hard 160 ["0803"] Path chain::wings::w_wing;
    XyzWing "xyz-wing" Wings Hard 180 ["0801"] Path find::wings::xyz_wing;
    UniqueRectangle1 "unique-rectangle-1" Uniqueness Hard 180 ["0600"] Path Unique::Type1;
    UniqueRectangle2 "unique-rectangle-2" Uniqueness Hard 180 ["0601"] Path Unique::Type2;
    UniqueRectangle3 "unique-rectangle-3" Uniqueness Hard 180 ["0602"] Path Unique::Type3;
    UniqueRectangle4 "unique-rectangle-4" Uniqueness Hard 180 ["0603"] Path Unique::Type4;
    UniqueRectangle5 "unique-rectangle-5" Uniqueness Hard 180 ["0604"] Path Unique::Type5;
    UniqueRectangle6 "unique-rectangle-6" Uniqueness Hard 180 ["0605"] Path Unique::Type6;
    HiddenRectangle "hidden-rectangle" Uniqueness Hard 180 ["0606"] Path Unique::Hidden;
    AvoidableRectangle1 "avoidable-rectangle-1" Uniqueness Hard 180 ["0607"] Path Avoidable { solved: 3 };
    AvoidableRectangle2 "avoidable-rectangle-2" Uniqueness Hard 180 ["0608"] Path Avoidable { solved: 2 };
    BugPlusOne "bug-plus-one" Uniqueness Hard 180 ["0610"] Path Bug { cells: 1 };
    FinnedXWing "finned-x-wing" Fish Hard 180 ["0310"] Path Finned { size: 2, is_sashimi: false };
    SashimiXWing "sashimi-x-wing" Fish Hard 180 ["0320"] Path Finned { size: 2, is_sashimi: true };
    SimpleColours "simple-colours" Chains Hard 180 ["0500", "0501"] Path find::colours::simple;
    MultiColours "multi-colours" Chains Hard 200 ["0502", "0503"] Path find::colours::multi;

    FinnedSwordfish "finned-swordfish" Fish Expert 200 ["0311"] Path Finned { size: 3, is_sashimi: false };
    SashimiSwordfish "sashimi-swordfish" Fish Expert 240 ["0321"] Path Finned { size: 3, is_sashimi: true };
    FinnedJellyfish "finned-jellyfish" Fish Expert 250 ["0312"] Path Finned { size: 4, is_sashimi: false };
    SashimiJellyfish "sashimi-jellyfish" Fish Expert 260 ["0322"] Path Finned { size: 4, is_sashimi: true };

    UniqueLoop "unique-loop" Uniqueness Expert 260 [] Path find::deadly::loops::find;
    BugPlusN "bug-plus-n" Uniqueness Expert 260 [] Path Bug { cells: 6 };
    XChain "x-chain" Chains Expert 260 ["0701"] Path chain::search::of_digit;
    XyChain "xy-chain" Chains Expert 260 ["0702"] Path chain::search::of_cells;
    ContinuousLoop "continuous-loop" Chains Expert 280 ["0706"] Asked chain::search::any;
    DiscontinuousLoop "discontinuous-loop" Chains Expert 280 ["0707"] Asked chain::search::any;
    Aic "aic" Chains Expert 280 ["0708"] Path chain::search::any;
    GroupedContinuousLoop "grouped-continuous-loop" Chains Expert 300 ["0709"] Asked chain::search::grouped;
    GroupedDiscontinuousLoop "grouped-discontinuous-loop" Chains Expert 300 ["0710"] Asked chain::search::grouped;
    GroupedAic "grouped-aic" Chains Expert 300 ["0711"] Path chain::search::grouped;
    WxyzWing "wxyz-wing" Wings Expert 300 [] Path Xz { is_wing: true };
    SueDeCoq "sue-de-coq" Sets Expert 300 ["1101"] Path find::sue_de_coq::find;
    AlsXz "als-xz" Sets Expert 300 ["0901"] Path Xz { is_wing: false };
    AlsXyWing "als-xy-wing" Sets Expert 320 ["0902"] Path find::als::xy_wing;
    AlsChain "als-chain" Sets Expert 340 ["0903"] Asked find::als::chain;
    DeathBlossom "death-blossom" Sets Expert 360 ["0904"] Path find::blossom::find;
    AlsContinuousLoop "als-continuous-loop" Chains Expert 360 ["0709"] Asked chain::search::with_sets;
    AlsDiscontinuousLoop "als-discontinuous-loop" Chains Expert 360 ["0710"] Asked chain::search::with_sets;
    AlsAic "als-aic" Chains Expert 360 ["0711"] Path chain::search::with_sets;
    FrankenXWing "franken-x-wing" Fish Expert 360 ["0330"] Asked BigFish { size: 2, mix: Mix::Franken, fins: false };
    FrankenSwordfish "franken-swordfish" Fish Expert 360 ["0331"] Asked BigFish { size: 3, mix: Mix::Franken, fins: false };
    FrankenJellyfish "franken-jellyfish" Fish Expert 370 ["0332"] Asked BigFish { size: 4, mix: Mix::Franken, fins: false };
    FinnedFrankenXWing "finned-franken-x-wing" Fish Expert 390 ["0340"] Asked BigFish { size: 2, mix: Mix::Franken, fins: true };
    FinnedFrankenSwordfish "finned-franken-swordfish" Fish Expert 410 ["0341"] Asked BigFish { size: 3, mix: Mix::Franken, fins: true };
    FinnedFrankenJellyfish "finned-franken-jellyfish" Fish Expert 430 ["0342"] Asked BigFish { size: 4, mix: Mix::Franken, fins: true };
    MutantXWing "mutant-x-wing" Fish Expert 450 ["0350"] Asked BigFish { size: 2, mix: Mix::Mutant, fins: false };
    MutantSwordfish "mutant-swordfish" Fish Expert 450 ["0351"] Asked BigFish { size: 3, mix: Mix::Mutant, fins: false };
    MutantJellyfish "mutant-jellyfish" Fish Expert 450 ["0352"] Asked BigFish { size: 4, mix: Mix::Mutant, fins: false };
    FinnedMutantXWing "finned-mutant-x-wing" Fish Expert 470 ["0360"] Asked BigFish { size: 2, mix: Mix::Mutant, fins: true };
    FinnedMutantSwordfish "finned-mutant-swordfish" Fish Expert 470 ["0361"] Asked BigFish { size: 3, mix: Mix::Mutant, fins: true };
    FinnedMutantJellyfish "finned-mutant-jellyfish" Fish Expert 470 ["0362"] Asked BigFish { size: 4, mix: Mix::Mutant, fins: true };
    AlignedPairExclusion "aligned-pair-exclusion" Exclusion Expert 360 [] Asked Aligned { cells: 2 };
    AlignedTripleExclusion "aligned-triple-exclusion" Exclusion Extreme 450 [] Asked Aligned { cells: 3 };
    Template "template" Exclusion Extreme 500 ["1201", "1202"] Asked find::templates::find;

    CellForcingChain "cell-forcing-chain" Forcing Extreme 500 [] Path Each { of: Of::Cells, rule: Rule::Links };
    HouseForcingChain "house-forcing-chain" Forcing Extreme 500 [] Path Each { of: Of::Houses, rule: Rule::Links };
    ContradictionChain "contradiction-chain" Forcing Extreme 500 [] Asked Contradiction { rule: Rule::Links };
    DoubleForcingChain "double-forcing-chain" Forcing Extreme 500 [] Asked Both { rule: Rule::Links };
    CellNet "cell-net" Forcing Extreme 700 [] Asked Each { of: Of::Cells, rule: Rule::Nets };
    HouseNet "house-net" Forcing Extreme 700 [] Asked Each { of: Of::Houses, rule: Rule::Nets };
    DoubleNet "double-net" Forcing Extreme 700 [] Asked Both { rule: Rule::Nets };
    ContradictionNet "contradiction-net" Forcing Extreme 700 [] Path Contradiction { rule: Rule::Nets };
    NestedNet "nested-net" Forcing Extreme 1500 [] Path Nested { depths: 2..=2 };
    DeepNet "deep-net" Forcing Extreme 3000 [] Path Nested { depths: 3..=81 };
}

impl Technique {
    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// Returns the family.
    #[must_use]
    pub fn family(self) -> Family {
        self.row().family
    }

    /// Returns how hard the technique is.
    #[must_use]
    pub fn level(self) -> Level {
        self.row().level
    }

    /// Returns the weight of a step in a rating: close to HoDoKu's, but no technique on the path weighs less than an
    /// easier one.
    #[must_use]
    pub fn score(self) -> u16 {
        self.row().score
    }

    /// Returns the codes of the same technique in HoDoKu's library.
    #[must_use]
    pub fn hodoku(self) -> &'static [&'static str] {
        self.row().hodoku
    }

    /// Returns whether the technique holds only for puzzles with one solution.
    #[must_use]
    pub fn needs_uniqueness(self) -> bool {
        self.family() == Family::Uniqueness
    }

    /// Returns whether the path to the solution tries the technique; the others wait to be asked.
    #[must_use]
    pub fn is_on_path(self) -> bool {
        self.row().used == Path
    }

    pub(super) fn find(self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        self.row().finder.find(survey, ask, emit)
    }

    #[cfg(feature = "rating")]
    pub(super) fn conclusions(
        self,
        board: &Board,
        checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<(), Option<Effects>> {
        self.row().finder.conclusions(board, checkpoint)
    }
}
