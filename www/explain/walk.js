/** The lines of a chain or a proof, one after the other. */
import { sentence } from "./story-parts.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").Branch} Branch */
/** @typedef {import("../pkg/logic.js").Line} Line */
/** @typedef {import("./phrases.js").Sentence} Sentence */

/** The number of lines that a user can walk along: the nodes of a chain, or the lines of a branch. @param {Step} step @param {number} branch */
export function lengthOf({ evidence }, branch) {
  if (evidence.kind === "chain") return evidence.nodes.length;
  return evidence.kind === "proof" ? evidence.branches[branch].lines.length : 0;
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
