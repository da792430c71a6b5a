//! Names in English: techniques and families.

use super::ideas::idea;
use crate::logic::{Family, Technique as T};
use crate::tell::words::Names;

pub(super) const NAMES: Names = Names { technique, idea, family, kind_of_move };

const fn technique(technique: T) -> &'static str {
    match technique {
        T::FullHouse => "Full house",
        T::HiddenSingle => "Hidden single",
        T::NakedSingle => "Naked single",
        T::LockedPair => "Locked pair",
        T::Pointing => "Pointing",
        T::Claiming => "Claiming",
        T::LockedTriple => "Locked triple",
        T::NakedPair => "Naked pair",
        T::HiddenPair => "Hidden pair",
        T::NakedTriple => "Naked triple",
        T::HiddenTriple => "Hidden triple",
        T::NakedQuad => "Naked quad",
        T::HiddenQuad => "Hidden quad",
        T::XWing => "X-wing",
        T::Swordfish => "Swordfish",
        T::Jellyfish => "Jellyfish",
        T::RemotePair => "Remote pair",
        T::Skyscraper => "Skyscraper",
        T::TwoStringKite => "Two-string kite",
        T::TurbotFish => "Turbot fish",
        T::EmptyRectangle => "Empty rectangle",
        T::XyWing => "XY-wing",
        T::WWing => "W-wing",
        T::XyzWing => "XYZ-wing",
        T::UniqueRectangle1 => "Unique rectangle 1",
        T::UniqueRectangle2 => "Unique rectangle 2",
        T::UniqueRectangle3 => "Unique rectangle 3",
        T::UniqueRectangle4 => "Unique rectangle 4",
        T::UniqueRectangle5 => "Unique rectangle 5",
        T::UniqueRectangle6 => "Unique rectangle 6",
        T::HiddenRectangle => "Hidden rectangle",
        T::AvoidableRectangle1 => "Avoidable rectangle 1",
        T::AvoidableRectangle2 => "Avoidable rectangle 2",
        T::BugPlusOne => "BUG+1",
        T::FinnedXWing => "Finned X-wing",
        T::SashimiXWing => "Sashimi X-wing",
        T::SimpleColours => "Simple colours",
        T::MultiColours => "Multi-colours",
        T::FinnedSwordfish => "Finned swordfish",
        T::SashimiSwordfish => "Sashimi swordfish",
        T::FinnedJellyfish => "Finned jellyfish",
        T::SashimiJellyfish => "Sashimi jellyfish",
        T::UniqueLoop => "Unique loop",
        T::BugPlusN => "BUG+n",
        T::XChain => "X-chain",
        T::XyChain => "XY-chain",
        T::ContinuousLoop => "Continuous loop",
        T::DiscontinuousLoop => "Discontinuous loop",
        T::Aic => "AIC",
        T::GroupedContinuousLoop => "Grouped continuous loop",
        T::GroupedDiscontinuousLoop => "Grouped discontinuous loop",
        T::GroupedAic => "Grouped AIC",
        T::WxyzWing => "WXYZ-wing",
        T::SueDeCoq => "Sue de Coq",
        T::AlsXz => "ALS-XZ",
        T::AlsXyWing => "ALS-XY-wing",
        T::AlsChain => "ALS chain",
        T::DeathBlossom => "Death blossom",
        T::AlsContinuousLoop => "Continuous loop with sets",
        T::AlsDiscontinuousLoop => "Discontinuous loop with sets",
        T::AlsAic => "AIC with sets",
        T::FrankenXWing => "Franken X-wing",
        T::FrankenSwordfish => "Franken swordfish",
        T::FrankenJellyfish => "Franken jellyfish",
        T::FinnedFrankenXWing => "Finned Franken X-wing",
        T::FinnedFrankenSwordfish => "Finned Franken swordfish",
        T::FinnedFrankenJellyfish => "Finned Franken jellyfish",
        T::MutantXWing => "Mutant X-wing",
        T::MutantSwordfish => "Mutant swordfish",
        T::MutantJellyfish => "Mutant jellyfish",
        T::FinnedMutantXWing => "Finned mutant X-wing",
        T::FinnedMutantSwordfish => "Finned mutant swordfish",
        T::FinnedMutantJellyfish => "Finned mutant jellyfish",
        T::AlignedPairExclusion => "Aligned pair exclusion",
        T::AlignedTripleExclusion => "Aligned triple exclusion",
        T::Template => "Template",
        T::CellForcingChain => "Cell forcing chain",
        T::HouseForcingChain => "House forcing chain",
        T::ContradictionChain => "Contradiction chain",
        T::DoubleForcingChain => "Double forcing chain",
        T::CellNet => "Cell net",
        T::HouseNet => "House net",
        T::DoubleNet => "Double net",
        T::ContradictionNet => "Contradiction net",
        T::NestedNet => "Nested net",
        T::DeepNet => "Deep net",
    }
}

const fn family(family: Family) -> &'static str {
    match family {
        Family::Singles => "Singles",
        Family::Locked => "Locked candidates",
        Family::Subsets => "Subsets",
        Family::Fish => "Fish",
        Family::Wings => "Wings",
        Family::Uniqueness => "Uniqueness",
        Family::Chains => "Chains and colours",
        Family::Sets => "Almost locked sets",
        Family::Exclusion => "Exclusion",
        Family::Forcing => "Forcing chains and nets",
    }
}

const fn kind_of_move(family: Family) -> &'static str {
    match family {
        Family::Singles => {
            "Look for a single: a digit with only one place left, or a cell with only one digit left."
        }
        Family::Locked => {
            "Look for a locked digit: in one house, it fits only where another house crosses."
        }
        Family::Subsets => "Look for a subset: a few digits that take up as many cells.",
        Family::Fish => "Look for a fish: one digit in several rows, columns or boxes.",
        Family::Wings => "Look for a wing: a few cells linked around a digit they share.",
        Family::Uniqueness => "Look for a deadly pattern: cells that would allow two solutions.",
        Family::Chains => {
            "Look for a chain: candidates linked so that they are true and false in turn."
        }
        Family::Sets => "Look for sets: groups of cells and the digits they share.",
        Family::Exclusion => "Look for an exclusion: everything that is possible, compared.",
        Family::Forcing => {
            "Look for a forcing chain: assume a candidate, and follow what it forces."
        }
    }
}
