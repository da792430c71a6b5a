/** The names of the techniques and the idea behind each, in English. */
export default {
  "technique.full-house": "Full house",
  "technique.hidden-single": "Hidden single",
  "technique.naked-single": "Naked single",
  "technique.locked-pair": "Locked pair",
  "technique.pointing": "Pointing",
  "technique.claiming": "Claiming",
  "technique.locked-triple": "Locked triple",
  "technique.naked-pair": "Naked pair",
  "technique.hidden-pair": "Hidden pair",
  "technique.naked-triple": "Naked triple",
  "technique.hidden-triple": "Hidden triple",
  "technique.naked-quad": "Naked quad",
  "technique.hidden-quad": "Hidden quad",
  "technique.x-wing": "X-wing",
  "technique.swordfish": "Swordfish",
  "technique.jellyfish": "Jellyfish",
  "technique.remote-pair": "Remote pair",
  "technique.skyscraper": "Skyscraper",
  "technique.two-string-kite": "Two-string kite",
  "technique.turbot-fish": "Turbot fish",
  "technique.empty-rectangle": "Empty rectangle",
  "technique.xy-wing": "XY-wing",
  "technique.w-wing": "W-wing",
  "technique.xyz-wing": "XYZ-wing",
  "technique.unique-rectangle-1": "Unique rectangle 1",
  "technique.unique-rectangle-2": "Unique rectangle 2",
  "technique.unique-rectangle-3": "Unique rectangle 3",
  "technique.unique-rectangle-4": "Unique rectangle 4",
  "technique.unique-rectangle-5": "Unique rectangle 5",
  "technique.unique-rectangle-6": "Unique rectangle 6",
  "technique.hidden-rectangle": "Hidden rectangle",
  "technique.avoidable-rectangle-1": "Avoidable rectangle 1",
  "technique.avoidable-rectangle-2": "Avoidable rectangle 2",
  "technique.bug-plus-one": "BUG+1",
  "technique.finned-x-wing": "Finned X-wing",
  "technique.sashimi-x-wing": "Sashimi X-wing",
  "technique.finned-swordfish": "Finned swordfish",
  "technique.sashimi-swordfish": "Sashimi swordfish",
  "technique.finned-jellyfish": "Finned jellyfish",
  "technique.sashimi-jellyfish": "Sashimi jellyfish",
  "technique.unique-loop": "Unique loop",
  "technique.bug-plus-n": "BUG+n",
  "technique.simple-colours": "Simple colours",
  "technique.multi-colours": "Multi-colours",
  "technique.x-chain": "X-chain",
  "technique.xy-chain": "XY-chain",
  "technique.continuous-loop": "Continuous loop",
  "technique.discontinuous-loop": "Discontinuous loop",
  "technique.aic": "AIC",
  "technique.grouped-continuous-loop": "Grouped continuous loop",
  "technique.grouped-discontinuous-loop": "Grouped discontinuous loop",
  "technique.grouped-aic": "Grouped AIC",
  "technique.wxyz-wing": "WXYZ-wing",
  "technique.sue-de-coq": "Sue de Coq",
  "technique.als-xz": "ALS-XZ",
  "technique.als-xy-wing": "ALS-XY-wing",
  "technique.als-chain": "ALS chain",
  "technique.death-blossom": "Death blossom",
  "technique.als-continuous-loop": "Continuous loop with sets",
  "technique.als-discontinuous-loop": "Discontinuous loop with sets",
  "technique.als-aic": "AIC with sets",
  "technique.franken-x-wing": "Franken X-wing",
  "technique.franken-swordfish": "Franken swordfish",
  "technique.franken-jellyfish": "Franken jellyfish",
  "technique.finned-franken-x-wing": "Finned Franken X-wing",
  "technique.finned-franken-swordfish": "Finned Franken swordfish",
  "technique.finned-franken-jellyfish": "Finned Franken jellyfish",
  "technique.mutant-x-wing": "Mutant X-wing",
  "technique.mutant-swordfish": "Mutant swordfish",
  "technique.mutant-jellyfish": "Mutant jellyfish",
  "technique.finned-mutant-x-wing": "Finned mutant X-wing",
  "technique.finned-mutant-swordfish": "Finned mutant swordfish",
  "technique.finned-mutant-jellyfish": "Finned mutant jellyfish",
  "technique.aligned-pair-exclusion": "Aligned pair exclusion",
  "technique.aligned-triple-exclusion": "Aligned triple exclusion",
  "technique.template": "Template",
  "technique.cell-forcing-chain": "Cell forcing chain",
  "technique.house-forcing-chain": "House forcing chain",
  "technique.contradiction-chain": "Contradiction chain",
  "technique.double-forcing-chain": "Double forcing chain",
  "technique.cell-net": "Cell net",
  "technique.house-net": "House net",
  "technique.double-net": "Double net",
  "technique.contradiction-net": "Contradiction net",
  "technique.nested-net": "Nested net",
  "technique.deep-net": "Deep net",

  "family.singles": "A digit that has only one place, or a cell that has only one digit.",
  "family.locked": "A digit that is locked where a line and a box cross.",
  "family.subsets": "A few cells that share as many digits.",
  "family.fish": "One digit in several rows and columns.",
  "family.wings": "A few cells around a pivot.",
  "family.uniqueness": "A pattern that would allow two solutions.",
  "family.chains": "A chain of links.",
  "family.sets": "Groups of cells with one digit too many.",
  "family.exclusion": "Combinations that are all impossible.",
  "family.forcing": "An assumption, followed to its end.",

  // What is this? The idea in one or two sentences.
  "about.full-house":
    "Eight cells of a row, column or box are filled. The last one takes the missing digit.",
  "about.hidden-single":
    "Ask where a digit can go in a row, column or box. If only one cell is left, it goes there, whatever else that cell could hold.",
  "about.naked-single":
    "Ask which digits a cell can hold. If its row, column and box have eight of them, it takes the ninth.",
  "about.locked":
    "A line and a box cross in three cells. If one of them can have a digit only there, the other has it there, too, and nowhere else.",
  "about.naked":
    "Two cells that share two candidates use both of them up; three cells use up three, four cells four. No other cell of the house can have them.",
  "about.hidden":
    "Two digits that fit in only two cells of a house need both cells; three digits need three, four need four. The cells have no room for other digits.",
  "about.fish":
    "Take two rows in which a digit fits in the same two columns only. Each row needs it, so the two rows use up both columns. A swordfish has three rows and three columns, a jellyfish four.",
  "about.finned":
    "A fish that almost fits: a few candidates, the fins, lie outside. Either no fin is true and the fish holds, or a fin is true. What both rule out can go.",
  "about.sashimi":
    "A finned fish with a corner missing: without its fins it would fall apart into a single. It works all the same.",
  "about.franken": "A fish that counts boxes among its lines.",
  "about.mutant": "A fish of any rows, columns and boxes, mixed.",
  "about.remote-pair":
    "A row of cells with the same two candidates, each seeing the next: the digits alternate. Two cells an odd number of steps apart hold one of each.",
  "about.two-links":
    "Two houses have two places each for a digit, and one place of the first sees one of the second. Those two are not both right, so one of the other two is.",
  "about.empty-rectangle":
    "In a box, a digit fits only in one row and one column. If a line outside forces it off the row, it is in the column, and the other way round.",
  "about.xy-wing":
    "A pivot with two candidates sees two cells, the pincers. Each shares one digit with the pivot, and both have the same third digit: one pincer holds it.",
  "about.w-wing":
    "Two cells have the same two candidates. A house forces one of the digits onto a cell that one of them sees, so one of the two holds the other digit.",
  "about.xyz-wing":
    "An XY-wing whose pivot has the third digit, too. The digit goes only where all three cells are in sight.",
  "about.unique-rectangle":
    "Four cells in two rows, two columns and two boxes that hold only the same two digits could be swapped. A puzzle with one solution never ends like that, so something else is true there.",
  "about.avoidable-rectangle":
    "A unique rectangle in which some digits are solved already. None of them is given, so they could be swapped as well.",
  "about.unique-loop": "A unique rectangle with six or more cells: a loop of the same two digits.",
  "about.bug":
    "If every blank cell had two candidates and every digit two places in each house, there could not be exactly one solution. So a candidate beyond these is true.",
  "about.simple-colours":
    "Where a digit has two places in a house, one is right. Colour them alternately from house to house: all cells of one colour are right, or all of the other.",
  "about.multi-colours":
    "Two sets of coloured cells for one digit. Where a colour of one sees a colour of the other, the two are not both right.",
  "about.x-chain":
    "A chain of links on one digit. If one end is false, the links force the other end to be true: one of the ends is true.",
  "about.xy-chain":
    "A chain of cells with two candidates each. If the first is not the digit at its end, the last one is.",
  "about.aic":
    "Alternating links: of a strong link at least one end is true, of a weak link at most one. So of the chain’s two ends at least one is true.",
  "about.continuous-loop":
    "A chain whose ends are linked as well. It holds in both directions, so of each two linked candidates exactly one is true.",
  "about.discontinuous-loop":
    "A chain that comes back to the cell where it starts, and settles what is there.",
  "about.grouped":
    "A chain in which a link may end in a group: two or three cells of one digit where a line and a box cross.",
  "about.als":
    "An almost locked set is a group of cells in a house with one digit more than cells. Take one digit away and all the others are locked in it.",
  "about.als-xz":
    "Two almost locked sets share a digit that only one of them can hold. The other one is locked, so a second digit they share is in one of them.",
  "about.als-chain":
    "Almost locked sets in a row, each linked to the next by a digit that only one of the two can hold. A digit that the first and the last share is in one of them.",
  "about.death-blossom":
    "A stem cell, and for each of its digits an almost locked set that would lose it. Whatever the stem holds, one set is locked.",
  "about.sue-de-coq":
    "Cells where a line and a box cross, with cells of that line and of that box: together as many digits as cells, so all of them are used up.",
  "about.aligned-exclusion":
    "Try all combinations of digits in two or three cells. A digit that is in no possible combination can go.",
  "about.template":
    "Draw every way to place a digit in the whole grid. A cell in all of them has the digit, a cell in none does not.",
  "about.cell-forcing":
    "Follow each candidate of a cell. If all of them lead to the same conclusion, it holds.",
  "about.house-forcing":
    "Follow each place of a digit in a house. If all of them lead to the same conclusion, it holds.",
  "about.double-forcing":
    "Follow a candidate as true and as false. What follows from both holds in any case.",
  "about.contradiction":
    "Assume that a candidate is true and follow what it forces. If a cell or a house is left with nothing, the candidate is false.",
  "about.nested":
    "An assumption whose consequences need smaller proofs on the way, each with an assumption of its own.",
};
