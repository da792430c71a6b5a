//! Techniques that differ in size only share an idea.

use crate::logic::Technique;

/// Writes the enum and its ids from one list.
macro_rules! ideas {
    ($($Name:ident $id:literal: $($technique:ident)*;)*) => {
        /// The idea behind techniques that differ in size only.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "the sentences of each language say what they are")]
        pub enum Idea {
            $($Name,)*
        }

        impl Idea {
            /// All ideas.
            pub const ALL: &[Self] = &[$(Self::$Name,)*];

            /// Returns the stable name in kebab case.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$Name => $id,)*
                }
            }

            /// Returns the idea of a technique.
            #[must_use]
            pub const fn of(technique: Technique) -> Self {
                match technique {
                    $($(Technique::$technique)|* => Self::$Name,)*
                }
            }
        }
    };
}

ideas! {
    FullHouse "full-house": FullHouse;
    HiddenSingle "hidden-single": HiddenSingle;
    NakedSingle "naked-single": NakedSingle;
    Locked "locked": Pointing Claiming;
    Naked "naked": LockedPair LockedTriple NakedPair NakedTriple NakedQuad;
    Hidden "hidden": HiddenPair HiddenTriple HiddenQuad;
    Fish "fish": XWing Swordfish Jellyfish;
    Finned "finned": FinnedXWing FinnedSwordfish FinnedJellyfish;
    Sashimi "sashimi": SashimiXWing SashimiSwordfish SashimiJellyfish;
    Franken "franken": FrankenXWing FrankenSwordfish FrankenJellyfish FinnedFrankenXWing
        FinnedFrankenSwordfish FinnedFrankenJellyfish;
    Mutant "mutant": MutantXWing MutantSwordfish MutantJellyfish FinnedMutantXWing
        FinnedMutantSwordfish FinnedMutantJellyfish;
    RemotePair "remote-pair": RemotePair;
    TwoLinks "two-links": Skyscraper TwoStringKite TurbotFish;
    EmptyRectangle "empty-rectangle": EmptyRectangle;
    XyWing "xy-wing": XyWing;
    WWing "w-wing": WWing;
    XyzWing "xyz-wing": XyzWing;
    UniqueRectangle "unique-rectangle": UniqueRectangle1 UniqueRectangle2 UniqueRectangle3
        UniqueRectangle4 UniqueRectangle5 UniqueRectangle6 HiddenRectangle;
    AvoidableRectangle "avoidable-rectangle": AvoidableRectangle1 AvoidableRectangle2;
    UniqueLoop "unique-loop": UniqueLoop;
    Bug "bug": BugPlusOne BugPlusN;
    SimpleColours "simple-colours": SimpleColours;
    MultiColours "multi-colours": MultiColours;
    XChain "x-chain": XChain;
    XyChain "xy-chain": XyChain;
    Aic "aic": Aic;
    ContinuousLoop "continuous-loop": ContinuousLoop;
    DiscontinuousLoop "discontinuous-loop": DiscontinuousLoop;
    Grouped "grouped": GroupedAic GroupedContinuousLoop GroupedDiscontinuousLoop;
    Als "als": AlsAic AlsContinuousLoop AlsDiscontinuousLoop;
    AlsXz "als-xz": AlsXz WxyzWing;
    AlsChain "als-chain": AlsXyWing AlsChain;
    DeathBlossom "death-blossom": DeathBlossom;
    SueDeCoq "sue-de-coq": SueDeCoq;
    AlignedExclusion "aligned-exclusion": AlignedPairExclusion AlignedTripleExclusion;
    Template "template": Template;
    CellForcing "cell-forcing": CellForcingChain CellNet;
    HouseForcing "house-forcing": HouseForcingChain HouseNet;
    DoubleForcing "double-forcing": DoubleForcingChain DoubleNet;
    Contradiction "contradiction": ContradictionChain ContradictionNet;
    Nested "nested": NestedNet DeepNet;
}
