//! The techniques that people know by name: one table.

use std::ops::ControlFlow;

use super::find::{self, Ask, Emit, Finder};
use super::survey::Survey;
use super::{chain, proof};

/// Techniques that share a way of looking.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Family {
    /// A digit that has to go somewhere.
    Singles,
    /// A digit locked in the intersection of a line and a box.
    Locked,
    /// As many digits as cells.
    Subsets,
    /// One digit, as many houses one way as another.
    Fish,
    /// A few cells around a pivot.
    Wings,
    /// A pattern that would allow two solutions.
    Uniqueness,
    /// Alternating links.
    Chains,
    /// Groups of cells with one digit too many.
    Sets,
    /// Combinations that leave a cell empty, and whole placements of a digit.
    Exclusion,
    /// Assumptions that lead to a contradiction or to a common conclusion.
    Forcing,
}

/// How hard a technique is for a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles.
    Easy,
    /// What one sees with pencil marks.
    Medium,
    /// Small patterns on several houses.
    Hard,
    /// Chains and sets.
    Expert,
    /// Proofs.
    Extreme,
}

impl Family {
    /// Returns the name in kebab case.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Locked => "locked",
            Self::Subsets => "subsets",
            Self::Fish => "fish",
            Self::Wings => "wings",
            Self::Uniqueness => "uniqueness",
            Self::Chains => "chains",
            Self::Sets => "sets",
            Self::Exclusion => "exclusion",
            Self::Forcing => "forcing",
        }
    }
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Extreme];

    /// Returns the name in lower case.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Extreme => "extreme",
        }
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
    id: &'static str,
    family: Family,
    level: Level,
    score: u16,
    hodoku: &'static [&'static str],
    used: Use,
    finder: Finder,
}

/// Writes the enum and the table from one list, so that they cannot disagree.
macro_rules! techniques {
    ($($Name:ident $id:literal $Family:ident $Level:ident $score:literal $hodoku:tt $used:ident $finder:path;)*) => {
        /// A technique, in teaching order: the path to the solution tries the first ones first.
        ///
        /// ```
        /// use redoku::logic::Technique;
        /// assert_eq!(Technique::XWing.id(), "x-wing");
        /// assert_eq!(Technique::from_id("x-wing"), Some(Technique::XWing));
        /// assert!(Technique::HiddenSingle < Technique::XWing);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the names are the techniques' names; the sentences belong to the page")]
        pub enum Technique {
            $($Name,)*
        }

        impl Technique {
            /// All techniques, in teaching order.
            pub const ALL: &[Self] = &[$(Self::$Name,)*];
        }

        static TABLE: &[Row] = &[$(Row {
            id: $id,
            family: Family::$Family,
            level: Level::$Level,
            score: $score,
            hodoku: &$hodoku,
            used: $used,
            finder: $finder,
        },)*];
    };
}

// Name, id, family, level, score, HoDoKu's codes, use, finder.
techniques! {
    FullHouse "full-house" Singles Easy 4 ["0000"] Path find::singles::full_house;
    HiddenSingle "hidden-single" Singles Easy 14 ["0002"] Path find::singles::hidden;
    NakedSingle "naked-single" Singles Easy 20 ["0003"] Path find::singles::naked;

    LockedPair "locked-pair" Subsets Medium 40 ["0110"] Path find::subsets::locked;
    Pointing "pointing" Locked Medium 50 ["0100"] Path find::locked::pointing;
    Claiming "claiming" Locked Medium 50 ["0101"] Path find::locked::claiming;
    LockedTriple "locked-triple" Subsets Medium 60 ["0111"] Path find::subsets::locked;
    NakedPair "naked-pair" Subsets Medium 60 ["0200"] Path find::subsets::naked;
    HiddenPair "hidden-pair" Subsets Medium 70 ["0210"] Path find::subsets::hidden;
    NakedTriple "naked-triple" Subsets Medium 80 ["0201"] Path find::subsets::naked;
    HiddenTriple "hidden-triple" Subsets Medium 100 ["0211"] Path find::subsets::hidden;

    NakedQuad "naked-quad" Subsets Hard 120 ["0202"] Path find::subsets::naked;
    HiddenQuad "hidden-quad" Subsets Hard 150 ["0212"] Path find::subsets::hidden;
    XWing "x-wing" Fish Hard 150 ["0300"] Path find::fish::basic;
    Swordfish "swordfish" Fish Hard 150 ["0301"] Path find::fish::basic;
    Jellyfish "jellyfish" Fish Hard 160 ["0302"] Path find::fish::basic;
    RemotePair "remote-pair" Chains Hard 160 ["0703"] Path chain::wings::remote_pair;
    Skyscraper "skyscraper" Chains Hard 160 ["0400"] Path chain::single_digit::two_links;
    TwoStringKite "two-string-kite" Chains Hard 160 ["0401", "0404"] Path chain::single_digit::two_links;
    TurbotFish "turbot-fish" Chains Hard 160 ["0403"] Path chain::single_digit::two_links;
    EmptyRectangle "empty-rectangle" Chains Hard 160 ["0402", "0405"] Path chain::single_digit::empty_rectangle;
    XyWing "xy-wing" Wings Hard 160 ["0800"] Path chain::wings::xy_wing;
    WWing "w-wing" Wings Hard 160 ["0803"] Path chain::wings::w_wing;
    XyzWing "xyz-wing" Wings Hard 180 ["0801"] Path find::wings::xyz_wing;
    UniqueRectangle1 "unique-rectangle-1" Uniqueness Hard 180 ["0600"] Path find::deadly::rectangles::unique;
    UniqueRectangle2 "unique-rectangle-2" Uniqueness Hard 180 ["0601"] Path find::deadly::rectangles::unique;
    UniqueRectangle3 "unique-rectangle-3" Uniqueness Hard 180 ["0602"] Path find::deadly::rectangles::unique;
    UniqueRectangle4 "unique-rectangle-4" Uniqueness Hard 180 ["0603"] Path find::deadly::rectangles::unique;
    UniqueRectangle5 "unique-rectangle-5" Uniqueness Hard 180 ["0604"] Path find::deadly::rectangles::unique;
    UniqueRectangle6 "unique-rectangle-6" Uniqueness Hard 180 ["0605"] Path find::deadly::rectangles::unique;
    HiddenRectangle "hidden-rectangle" Uniqueness Hard 180 ["0606"] Path find::deadly::rectangles::unique;
    AvoidableRectangle1 "avoidable-rectangle-1" Uniqueness Hard 180 ["0607"] Path find::deadly::rectangles::avoidable;
    AvoidableRectangle2 "avoidable-rectangle-2" Uniqueness Hard 180 ["0608"] Path find::deadly::rectangles::avoidable;
    BugPlusOne "bug-plus-one" Uniqueness Hard 180 ["0610"] Path find::deadly::bug::find;
    FinnedXWing "finned-x-wing" Fish Hard 180 ["0310"] Path find::fish::finned;
    SashimiXWing "sashimi-x-wing" Fish Hard 180 ["0320"] Path find::fish::finned;
    SimpleColours "simple-colours" Chains Hard 180 ["0500", "0501"] Path find::colours::simple;
    MultiColours "multi-colours" Chains Hard 200 ["0502", "0503"] Path find::colours::multi;

    FinnedSwordfish "finned-swordfish" Fish Expert 200 ["0311"] Path find::fish::finned;
    SashimiSwordfish "sashimi-swordfish" Fish Expert 240 ["0321"] Path find::fish::finned;
    FinnedJellyfish "finned-jellyfish" Fish Expert 250 ["0312"] Path find::fish::finned;
    SashimiJellyfish "sashimi-jellyfish" Fish Expert 260 ["0322"] Path find::fish::finned;

    UniqueLoop "unique-loop" Uniqueness Expert 260 [] Path find::deadly::loops::find;
    BugPlusN "bug-plus-n" Uniqueness Expert 260 [] Path find::deadly::bug::find;
    XChain "x-chain" Chains Expert 260 ["0701"] Path chain::search::of_digit;
    XyChain "xy-chain" Chains Expert 260 ["0702"] Path chain::search::of_cells;
    ContinuousLoop "continuous-loop" Chains Expert 280 ["0706"] Asked chain::search::any;
    DiscontinuousLoop "discontinuous-loop" Chains Expert 280 ["0707"] Asked chain::search::any;
    Aic "aic" Chains Expert 280 ["0708"] Path chain::search::any;
    GroupedContinuousLoop "grouped-continuous-loop" Chains Expert 300 ["0709"] Asked chain::search::grouped;
    GroupedDiscontinuousLoop "grouped-discontinuous-loop" Chains Expert 300 ["0710"] Asked chain::search::grouped;
    GroupedAic "grouped-aic" Chains Expert 300 ["0711"] Path chain::search::grouped;
    WxyzWing "wxyz-wing" Wings Expert 300 [] Path find::als::xz;
    SueDeCoq "sue-de-coq" Sets Expert 300 ["1101"] Path find::sue_de_coq::find;
    AlsXz "als-xz" Sets Expert 300 ["0901"] Path find::als::xz;
    AlsXyWing "als-xy-wing" Sets Expert 320 ["0902"] Path find::als::xy_wing;
    AlsChain "als-chain" Sets Expert 340 ["0903"] Asked find::als::chain;
    DeathBlossom "death-blossom" Sets Expert 360 ["0904"] Path find::blossom::find;
    AlsContinuousLoop "als-continuous-loop" Chains Expert 360 ["0709"] Asked chain::search::with_sets;
    AlsDiscontinuousLoop "als-discontinuous-loop" Chains Expert 360 ["0710"] Asked chain::search::with_sets;
    AlsAic "als-aic" Chains Expert 360 ["0711"] Path chain::search::with_sets;
    FrankenXWing "franken-x-wing" Fish Expert 360 ["0330"] Asked find::big_fish::find;
    FrankenSwordfish "franken-swordfish" Fish Expert 360 ["0331"] Asked find::big_fish::find;
    FrankenJellyfish "franken-jellyfish" Fish Expert 370 ["0332"] Asked find::big_fish::find;
    FinnedFrankenXWing "finned-franken-x-wing" Fish Expert 390 ["0340"] Asked find::big_fish::find;
    FinnedFrankenSwordfish "finned-franken-swordfish" Fish Expert 410 ["0341"] Asked find::big_fish::find;
    FinnedFrankenJellyfish "finned-franken-jellyfish" Fish Expert 430 ["0342"] Asked find::big_fish::find;
    MutantXWing "mutant-x-wing" Fish Expert 450 ["0350"] Asked find::big_fish::find;
    MutantSwordfish "mutant-swordfish" Fish Expert 450 ["0351"] Asked find::big_fish::find;
    MutantJellyfish "mutant-jellyfish" Fish Expert 450 ["0352"] Asked find::big_fish::find;
    FinnedMutantXWing "finned-mutant-x-wing" Fish Expert 470 ["0360"] Asked find::big_fish::find;
    FinnedMutantSwordfish "finned-mutant-swordfish" Fish Expert 470 ["0361"] Asked find::big_fish::find;
    FinnedMutantJellyfish "finned-mutant-jellyfish" Fish Expert 470 ["0362"] Asked find::big_fish::find;
    AlignedPairExclusion "aligned-pair-exclusion" Exclusion Expert 360 [] Asked find::exclusion::find;
    AlignedTripleExclusion "aligned-triple-exclusion" Exclusion Extreme 450 [] Asked find::exclusion::find;
    Template "template" Exclusion Extreme 500 ["1201", "1202"] Asked find::templates::find;

    CellForcingChain "cell-forcing-chain" Forcing Extreme 500 [] Path proof::verity::each;
    HouseForcingChain "house-forcing-chain" Forcing Extreme 500 [] Path proof::verity::each;
    ContradictionChain "contradiction-chain" Forcing Extreme 500 [] Asked proof::search::contradiction;
    DoubleForcingChain "double-forcing-chain" Forcing Extreme 500 [] Asked proof::verity::both;
    CellNet "cell-net" Forcing Extreme 700 [] Asked proof::verity::each;
    HouseNet "house-net" Forcing Extreme 700 [] Asked proof::verity::each;
    DoubleNet "double-net" Forcing Extreme 700 [] Asked proof::verity::both;
    ContradictionNet "contradiction-net" Forcing Extreme 700 [] Path proof::search::contradiction;
    NestedNet "nested-net" Forcing Extreme 1500 [] Path proof::search::nested;
    DeepNet "deep-net" Forcing Extreme 3000 [] Path proof::search::nested;
}

impl Technique {
    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// Returns the stable name in kebab case.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// Returns the technique with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|technique| technique.id() == id)
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
        (self.row().finder)(survey, ask, emit)
    }
}
