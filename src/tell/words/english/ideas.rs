//! The idea behind each technique, in English.

use crate::tell::words::Idea;

pub(super) const fn idea(idea: Idea) -> &'static str {
    match idea {
        Idea::FullHouse => {
            "Eight cells of a row, column or box are filled. The last one takes the missing digit."
        }
        Idea::HiddenSingle => {
            "Ask where a digit can go in a row, column or box. If only one cell is left, it goes there, whatever else that cell could hold."
        }
        Idea::NakedSingle => {
            "Ask which digits a cell can hold. If its row, column and box have eight of them, it takes the ninth."
        }
        Idea::Locked => {
            "A line and a box cross in three cells. If one of them can have a digit only there, the other has it there, too, and nowhere else."
        }
        Idea::Naked => {
            "Two cells that share two candidates use both of them up; three cells use up three, four cells four. No other cell of the house can have them."
        }
        Idea::Hidden => {
            "Two digits that fit in only two cells of a house need both cells; three digits need three, four need four. The cells have no room for other digits."
        }
        Idea::Fish => {
            "Take two rows in which a digit fits only in the same two columns. Each row needs it, so the two rows use up both columns. A swordfish has three rows and three columns, a jellyfish four."
        }
        Idea::Finned => {
            "A fish that almost fits: a few candidates, the fins, lie outside. Either no fin is true and the fish holds, or a fin is true. What both rule out can be removed."
        }
        Idea::Sashimi => {
            "A finned fish with a corner missing: without its fins it would fall apart into a single. It works all the same."
        }
        Idea::Franken => "A fish that counts boxes among its lines.",
        Idea::Mutant => "A fish of any rows, columns and boxes, mixed.",
        Idea::RemotePair => {
            "A string of cells with the same two candidates, each seeing the next: the digits alternate. Two cells an odd number of steps apart hold one of each."
        }
        Idea::TwoLinks => {
            "Two houses have two places each for a digit, and one place of the first sees one of the second. Those two are not both right, so one of the other two is."
        }
        Idea::EmptyRectangle => {
            "In a box, a digit fits only in one row and one column. If a line outside forces it off the row, it is in the column, and the other way round."
        }
        Idea::XyWing => {
            "A pivot with two candidates sees two cells, the pincers. Each shares one digit with the pivot, and both have the same third digit: one pincer holds it."
        }
        Idea::WWing => {
            "Two cells have the same two candidates. A house forces one of the digits onto a cell that one of them sees, so one of the two holds the other digit."
        }
        Idea::XyzWing => {
            "An XY-wing whose pivot has the third digit, too. It can be removed only from cells that see all three."
        }
        Idea::UniqueRectangle => {
            "Four cells in two rows, two columns and two boxes that hold only the same two digits: their digits could be swapped. A puzzle with one solution never ends like that, so something else is true there."
        }
        Idea::AvoidableRectangle => {
            "A unique rectangle in which some digits are solved already. None of them is given, so they could be swapped as well."
        }
        Idea::UniqueLoop => {
            "A unique rectangle with six or more cells: a loop of the same two digits."
        }
        Idea::Bug => {
            "If every empty cell had two candidates and every digit two places in each house, there could not be exactly one solution. So a candidate beyond these is true."
        }
        Idea::SimpleColours => {
            "Where a digit has two places in a house, one is right. Colour them alternately from house to house: all cells of one colour are right, or all of the other."
        }
        Idea::MultiColours => {
            "Two sets of coloured cells for one digit. Where a colour of one sees a colour of the other, the two are not both right."
        }
        Idea::XChain => {
            "A chain of links on one digit. If one end is false, the links force the other end to be true: one of the ends is true."
        }
        Idea::XyChain => {
            "A chain of cells with two candidates each. If the first cell isn’t the chain’s end digit, the last cell is."
        }
        Idea::Aic => {
            "Alternating links: of a strong link at least one end is true, of a weak link at most one. So of the chain’s two ends at least one is true."
        }
        Idea::ContinuousLoop => {
            "A chain whose ends are linked as well. It holds in both directions, so of each two linked candidates exactly one is true."
        }
        Idea::DiscontinuousLoop => {
            "A chain that comes back to the cell where it starts, and settles what is there."
        }
        Idea::Grouped => {
            "A chain in which a link may end in a group: two or three cells of one digit where a line and a box cross."
        }
        Idea::Als => {
            "An almost locked set is a group of cells in a house with one digit more than cells. Take one digit away and all the others are locked in it."
        }
        Idea::AlsXz => {
            "Two almost locked sets share a digit that only one of them can hold. The other one is locked, so a second digit they share is in one of them."
        }
        Idea::AlsChain => {
            "A string of almost locked sets, each linked to the next by a digit that only one of the two can hold. A digit that the first and the last share is in one of them."
        }
        Idea::DeathBlossom => {
            "A stem cell, and for each of its digits an almost locked set that would lose it. Whatever the stem holds, one set is locked."
        }
        Idea::SueDeCoq => {
            "Cells where a line and a box cross, with cells of that line and of that box: together as many digits as cells, so all of them are used up."
        }
        Idea::AlignedExclusion => {
            "Try all combinations of digits in two or three cells. A digit that is in no possible combination can be removed."
        }
        Idea::Template => {
            "Draw every way to place a digit in the whole grid. A cell in all of them has the digit, a cell in none does not."
        }
        Idea::CellForcing => {
            "Follow each candidate of a cell. If all of them lead to the same conclusion, it holds."
        }
        Idea::HouseForcing => {
            "Follow each place of a digit in a house. If all of them lead to the same conclusion, it holds."
        }
        Idea::DoubleForcing => {
            "Follow a candidate as true and as false. What follows from both holds in any case."
        }
        Idea::Contradiction => {
            "Assume that a candidate is true and follow what it forces. If a cell or a house is left with nothing, the candidate is false."
        }
        Idea::Nested => {
            "An assumption whose consequences need smaller proofs on the way, each with an assumption of its own."
        }
    }
}
