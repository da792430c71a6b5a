/**
 * The reasons of a step, in English: what to see, why it works, what follows. Each sentence continues its first
 * word: “See …”, “Because …”, “So …”. www/explain/story.js chooses the template and its values.
 */
export default {
  "step.see": "See",
  "step.because": "Because",
  "step.so": "So",

  // Things on the board.
  "phrase.cells": "{cells}",
  "phrase.rows": "rows {numbers}",
  "phrase.columns": "columns {numbers}",
  "phrase.boxes": "boxes {numbers}",
  "phrase.candidate": "{digit} in {cells}",
  "phrase.on": "{cells} is {digit}",
  "phrase.off": "{cells} is not {digit}",
  "phrase.set": "{cells} ({digits})",
  "phrase.placed": "{cells} is {digit}",
  "phrase.removed": "{digits} {count|leaves|leave} {cells}",
  "phrase.comma": ", ",
  "phrase.between": "; ",
  "phrase.no-digit": "{cells} has no digit left",
  "phrase.no-place": "{house} has no place left for {digit}",

  "so.plain": "{effects}.",
  "so.either": "either way, {effects}.",

  "see.full-house": "{house}, where {cell} is the only blank cell.",
  "because.full-house": "the other eight cells hold every digit except {digit}.",
  "see.hidden-single": "{house}, where {digit} fits only in {cell}.",
  "because.hidden-single":
    "{house} needs its {digit}, and none of its other blank cells has that candidate.",
  "see.naked-single": "{cell}, which has one candidate left: {digit}.",
  "because.naked-single":
    "every other digit is in its row, column or box, or was ruled out before.",

  "see.locked": "{from}, where {digit} fits only in {cells}, all of them in {to}.",
  "because.locked": "the {digit} of {from} is one of these, so it is the {digit} of {to}, too.",
  "see.naked": "{cells}, which have only the candidates {digits}.",
  "because.naked": "{count} cells need {count} digits, so {digits} are used up there, in {houses}.",
  "see.hidden": "{digits} in {house}, which fit only in {cells}.",
  "because.hidden": "{count} digits need {count} cells, so these have no room for any other digit.",

  "see.fish": "{digit} in {base}, where it fits only in {cover}.",
  "because.fish":
    "{base} each need one {digit}, and {cover} can take only {count} in all: every {digit} of {cover} is in {base}.",
  "see.finned":
    "{digit} in {base}, where it fits only in {cover}, apart from the {count|fin|fins} {fins}.",
  "because.finned":
    "if no fin is {digit}, {base} use up {cover}. If one is, {digit} leaves every cell that sees it.",
  "see.siamese":
    "{digit} in {base}: apart from the {count|fin|fins} {fins}, it fits only in {cover}, and counted otherwise only in {twin}.",
  "because.siamese":
    "both are finned fish: if no fin is {digit}, the columns or rows are used up; if one is, {digit} leaves every cell that sees it.",

  "see.chain":
    "the chain from {first} to {last}. Of a solid link, at least one end is true; of a dashed link, at most one.",
  "because.chain": "if {first} is false, each link forces the next, and {last} is true:",
  "so.chain": "at least one of the two ends is true. Either way, {effects}.",
  "see.loop":
    "the chain from {first} back to itself. Of a solid link, at least one end is true; of a dashed link, at most one.",
  "because.loop": "if {first} were false, each link would force the next, and it would be true:",
  "see.ring":
    "the ring through {cells}. Of a solid link, at least one end is true; of a dashed link, at most one.",
  "because.ring":
    "it can be followed in both directions, so of any two linked candidates exactly one is true:",
  "so.ring": "what any such pair rules out goes: {effects}.",
  "see.two-links":
    "{digit} in {one}, where it is in {first} or {second}, and in {other}, where it is in {third} or {last}.",
  "because.two-links":
    "{second} and {third} see each other, so they are not both {digit}. That leaves {first} or {last}.",
  "so.two-links": "what sees both goes: {effects}.",
  "see.xy-wing":
    "the pivot {pivot} with {x} and {y}, and the pincers {one} with {x} and {z}, {two} with {y} and {z}.",
  "because.xy-wing": "if {pivot} is {x}, {one} is {z}; if it is {y}, {two} is {z}.",
  "so.pincers": "{one} or {two} is {z}, and {effects}.",
  "see.w-wing":
    "{one} and {two}, both with {x} and {z}, and {house}, where {x} fits only in {third} or {fourth}.",
  "because.w-wing": "one of {third} and {fourth} is {x}, which rules {x} out of {one} or {two}.",
  "see.remote-pair": "{cells}: each has only {digits} and sees the next.",
  "because.remote-pair": "the two digits alternate, so {first} and {last} hold one each.",
  "so.remote-pair": "what sees both goes: {effects}.",

  "see.colours":
    "{digit} in {houses}, with two places each. They join into two colours: {one}, and {two}.",
  "because.colours.trap": "in all cells of one colour {digit} is right, in all of the other wrong.",
  "so.colours.trap": "what sees both colours goes: {effects}.",
  "because.colours.wrap":
    "one colour is {digit} in all its cells, and it cannot be the colour of {wrong}, where two cells see each other.",
  "see.multi-colours":
    "{digit} in {houses}, with two places each. They join into {one} or {two}, and {three} or {four}.",
  "because.multi-colours":
    "of each pair of colours, one is right in all its cells; colours that see each other are not both right.",
  "so.multi-colours": "in every case, {effects}.",

  "see.xyz-wing":
    "the pivot {pivot} with {digits}, and {one} and {two}, each with {z} and one more.",
  "because.xyz-wing": "whatever {pivot} holds, one of the three cells is {z}.",
  "so.xyz-wing": "what sees all three goes: {effects}.",
  "see.als-xz": "the sets {sets}: each has one digit more than cells.",
  "because.als-xz":
    "only one of them can hold {x}. The other one has to hold all its other digits, {z} too.",
  "so.als-xz": "one of the sets holds {z}, and {effects}.",
  "because.als-double":
    "only one of them can hold {x}, and the same is true of {y}. So each set holds one of these, and all its other digits.",
  "see.als-chain":
    "the sets {sets}: each has one digit more than cells. They are linked by {digits}.",
  "because.als-chain":
    "a set without {z} holds all its other digits, which takes the linking digit from the next set, and so on: if the first set lacks {z}, the last one holds it.",
  "so.als-chain": "the first or the last set holds {z}, and {effects}.",
  "see.death-blossom":
    "the stem {stem} with {digits}, and the sets {sets}, each with one digit more than cells.",
  "because.death-blossom":
    "whatever the stem holds, one of the sets loses that digit, and then holds all its others, {z} too.",
  "so.death-blossom": "one of the sets holds {z}, and {effects}.",
  "see.sue-de-coq": "{middle}, where {line} and {box} cross, with {inLine} and {inBox}.",
  "because.sue-de-coq":
    "these {count} cells have just the {count} digits {digits}, and none of them fits twice: all are used up.",

  "see.rectangle": "{cells}: two rows, two columns, two boxes, and {digits} in all four.",
  "see.avoidable":
    "{cells}: two rows, two columns, two boxes, with {digits}; none of these cells is given.",
  "see.unique-loop": "the loop {cells} with {digits} in every cell.",
  "see.bug":
    "the whole board: without {guardians}, every blank cell would have two candidates, and every digit two places in a house.",
  "because.unique.cell":
    "if {roof} were one of {digits}, the two digits could be swapped, and the puzzle would have two solutions.",
  "because.unique.guardians":
    "without {guardians}, the digits {digits} could be swapped, and the puzzle would have two solutions. So one of these is true.",
  "because.unique.subset":
    "without {guardians}, the digits {digits} could be swapped, and the puzzle would have two solutions. So one of these is true, and with {others} they use up {used}.",
  "because.unique.forced":
    "{digit} in {houses} is only in this pattern. With {removed}, the digits {digits} would fill it and could be swapped, and the puzzle would have two solutions.",
  "because.bug.one": "such a board never has exactly one solution.",
  "because.bug.several": "such a board never has exactly one solution, so one of these is true.",

  "see.exclusion": "{base} together, and {against}.",
  "because.exclusion":
    "with {removed}, every combination of their digits repeats one in a house, or leaves {against} too few.",
  "see.template": "all ways to place {digits} in the whole grid.",
  "because.template.place": "all of them use {placed}.",
  "because.template.remove": "none of them uses {removed}.",

  "see.proof.one": "what follows if {assumption}.",
  "because.proof.one": "then {stuck}:",
  "so.proof.one": "the assumption is wrong: {effects}.",
  "see.proof.both": "what follows if {assumption}, and what follows if not.",
  "because.proof.both": "both lead to the same:",
  "see.proof.cell": "{cell}, which is one of {digits}.",
  "see.proof.house": "{house}, where {digit} is in one of {cells}.",
  "because.proof.each": "each of them leads to the same:",
  "so.proof.each": "whichever is true, {effects}.",

  // The lines of a proof and the links of a chain.
  "line.assume": "Assume: {literal}",
  "line.if": "If {literal}",
  "line.sees": "{literal}: {other} sees it",
  "line.last.cell": "{literal}: nothing else is left for the cell",
  "line.last.house": "{literal}: the last place in {house}",
  "line.locked": "{literal}: in {from}, the digit is only in {to}",
  "line.lemma": "{literal}: the opposite is impossible",
  "line.contradiction": "{stuck}: a contradiction",
  "line.same": "This gives the step’s conclusion.",
};
