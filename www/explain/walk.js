/** The lines of a chain or a proof, one after the other. */
import { sentence } from "./story-parts.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").Branch} Branch */
/** @typedef {import("../pkg/logic.js").ProofLine} Line */
/** @typedef {import("./phrases.js").Sentence} Sentence */

/** @typedef {{ from: number, to: number, line: Line | null }} Move  the lines that it takes, and the one that is told; null for the conclusion */

/** The number of places that a user can walk along: the nodes of a chain, or the moves of a branch. @param {Step} step @param {number} branch */
export function lengthOf({ evidence }, branch) {
  if (evidence.kind === "chain") return evidence.nodes.length;
  return evidence.kind === "proof" ? movesOf(evidence.branches[branch]).length : 0;
}

/**
 * The moves of a branch, its conclusion last. That a digit leaves the cells it sees goes without saying: such lines
 * join the move that rests on them. They are told only where they are what the branch leads to.
 * @param {Branch} branch @returns {Move[]}
 */
export function movesOf({ lines, contradiction }) {
  /** @type {Move[]} */ const moves = [];
  const told = lines.findLastIndex(({ why }) => why.kind !== "sees");
  let from = 0;
  lines.forEach((line, at) => {
    if (line.why.kind === "sees" && (at < told || contradiction)) return;
    moves.push({ from, to: at + 1, line });
    from = at + 1;
  });
  return [...moves, { from, to: lines.length, line: null }];
}

/** The nodes of a chain as literals: false and true in turn. @param {import("../pkg/logic.js").ChainEvidence} chain */
export const nodesOf = ({ nodes }) => nodes.map((node, at) => ({ ...node, on: at % 2 === 1 }));

/** A line of a proof, with its reason. @param {Line} line @returns {Sentence} */
export function lineSentence({ candidate, on, why }) {
  const literal = { literal: { candidate, on } };
  switch (why.kind) {
    case "sees":
      return sentence("line.sees", { literal, other: { candidates: [why.candidate] } });
    case "last":
      return "cell" in why.demand
        ? sentence("line.last.cell", { literal })
        : sentence("line.last.house", { literal, house: { houses: [why.demand.house] } });
    case "locked":
      return sentence("line.locked", {
        literal,
        from: { houses: [why.from] },
        to: { houses: [why.to] },
      });
    default:
      return sentence("line.lemma", { literal });
  }
}

/** The first line of a branch. @param {Branch} branch */
export const assumption = ({ assume }) => sentence("line.assume", { literal: { literal: assume } });

/** The last line of a branch. @param {Branch} branch */
export const conclusion = ({ contradiction }) =>
  contradiction
    ? sentence("line.contradiction", { stuck: { stuck: contradiction } })
    : sentence("line.same");
