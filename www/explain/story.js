/**
 * The three sentences of a step: what to see, why it works, what follows.
 *
 * Eighty techniques rest on eleven shapes of evidence. Each shape has a function here that chooses the templates and
 * fills in the cells, houses and digits; the words are in i18n/…/steps.js.
 */
import { cellsOf } from "../sudoku/geometry.js";
import { chainStory } from "./chain-story.js";
import { digitsOf, has } from "./position.js";
import { setsStory } from "./sets-story.js";
import { plainly, sentence } from "./story-parts.js";
import { deadlyStory } from "./unique-story.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").Candidate} Candidate */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./story-parts.js").Story} Story */

/**
 * @param {Step} step @param {Position} position  before the step
 * @returns {Story}
 */
export function storyOf(step, position) {
  const { evidence } = step;
  switch (evidence.kind) {
    case "single":
      return singleStory(step, evidence);
    case "locked":
      return lockedStory(step, evidence, position);
    case "subset":
      return subsetStory(step, evidence);
    case "fish":
      return fishStory(step, evidence);
    case "chain":
      return chainStory(step, evidence);
    case "colours":
      return coloursStory(step, evidence);
    case "sets":
      return setsStory(step, evidence, position);
    case "deadly":
      return deadlyStory(step, evidence, position);
    case "exclusion":
      return exclusionStory(step, evidence);
    case "template":
      return templateStory(step, evidence);
    case "proof":
      return proofStory(step, evidence, position);
    default:
      throw new RangeError(`no story for ${evidence.kind}`);
  }
}

/** @param {Step} step @param {import("../pkg/logic.js").SingleEvidence} evidence @returns {Story} */
function singleStory(step, { demand }) {
  const [[cell, digit]] = step.place;
  const name = "cell" in demand ? "naked-single" : step.technique;
  const args = {
    cell: { cells: [cell] },
    digit,
    ...("house" in demand && { house: { houses: [demand.house] } }),
  };
  return {
    see: sentence(`see.${name}`, args),
    because: sentence(`because.${name}`, args),
    so: plainly(step),
  };
}

/** @param {Step} step @param {import("../pkg/logic.js").LockedEvidence} evidence @param {Position} position @returns {Story} */
function lockedStory(step, { digit, from, to }, position) {
  const cells = cellsOf(from).filter((cell) => has(position, cell, digit));
  const args = { digit, from: { houses: [from] }, to: { houses: [to] }, cells: { cells } };
  return {
    see: sentence("see.locked", args),
    because: sentence("because.locked", args),
    so: plainly(step),
  };
}

/** @param {Step} step @param {import("../pkg/logic.js").SubsetEvidence} evidence @returns {Story} */
function subsetStory(step, { house, cells, digits, hidden, also }) {
  const name = hidden ? "hidden" : "naked";
  const args = {
    cells: { cells },
    digits: { digits },
    count: cells.length,
    house: { houses: [house] },
    houses: { houses: also ? [house, also] : [house] },
  };
  return {
    see: sentence(`see.${name}`, args),
    because: sentence(`because.${name}`, args),
    so: plainly(step),
  };
}

/** @param {Step} step @param {import("../pkg/logic.js").FishEvidence} evidence @returns {Story} */
function fishStory(step, { digit, base, cover, fins, endo, twin }) {
  const outside = [...new Set([...fins, ...endo, ...(twin?.fins ?? [])])].sort((a, b) => a - b);
  const name = !outside.length ? "fish" : twin ? "siamese" : "finned";
  const args = {
    digit,
    base: { houses: base },
    cover: { houses: cover },
    fins: { cells: outside },
    count: outside.length || base.length,
    ...(twin && { twin: { houses: twin.cover } }),
  };
  return {
    see: sentence(`see.${name}`, args),
    because: sentence(`because.${name}`, args),
    so: name === "fish" ? plainly(step) : sentence("so.either", { effects: { effects: step } }),
  };
}

/** @param {Step} step @param {import("../pkg/logic.js").ColoursEvidence} evidence @returns {Story} */
function coloursStory(step, { digit, houses, components }) {
  const [one, two, three, four] = components.flat().map((cells) => ({ cells }));
  const args = { digit, houses: { houses }, one, two, effects: { effects: step } };
  if (three) {
    return {
      see: sentence("see.multi-colours", { ...args, three, four }),
      because: sentence("because.multi-colours"),
      so: sentence("so.multi-colours", args),
    };
  }
  const gone = step.remove.map(([cell]) => cell);
  const wrong = [one, two].find(({ cells }) => cells.some((cell) => gone.includes(cell)));
  return {
    see: sentence("see.colours", args),
    because: wrong
      ? sentence("because.colours.wrap", { digit, wrong })
      : sentence("because.colours.trap", args),
    so: wrong ? plainly(step) : sentence("so.colours.trap", args),
  };
}

/** @param {Step} step @param {import("../pkg/logic.js").ExclusionEvidence} evidence @returns {Story} */
function exclusionStory(step, { base, against }) {
  const args = {
    base: { cells: base },
    against: { cells: against },
    removed: { candidates: step.remove },
  };
  return {
    see: sentence("see.exclusion", args),
    because: sentence("because.exclusion", args),
    so: plainly(step),
  };
}

/** @param {Step} step @param {import("../pkg/logic.js").TemplateEvidence} evidence @returns {Story} */
function templateStory(step, { digits }) {
  return {
    see: sentence("see.template", { digits: { digits } }),
    because: step.place.length
      ? sentence("because.template.place", { placed: { candidates: step.place } })
      : sentence("because.template.remove", { removed: { candidates: step.remove } }),
    so: plainly(step),
  };
}

/** @param {Step} step @param {import("../pkg/logic.js").ProofEvidence} evidence @param {Position} position @returns {Story} */
function proofStory(step, { cases, branches }, position) {
  const effects = { effects: step };
  if (cases.kind === "each") {
    const { demand } = cases;
    const see =
      "cell" in demand
        ? sentence("see.proof.cell", {
            cell: { cells: [demand.cell] },
            digits: { digits: digitsOf(position, [demand.cell]) },
          })
        : sentence("see.proof.house", {
            house: { houses: [demand.house] },
            digit: demand.digit,
            cells: {
              cells: cellsOf(demand.house).filter((cell) => has(position, cell, demand.digit)),
            },
          });
    return {
      see,
      because: sentence("because.proof.each"),
      so: sentence("so.proof.each", { effects }),
    };
  }
  const [{ assume, contradiction }] = branches;
  const assumption = { literal: assume };
  if (cases.kind === "both") {
    return {
      see: sentence("see.proof.both", { assumption }),
      because: sentence("because.proof.both"),
      so: sentence("so.either", { effects }),
    };
  }
  if (!contradiction) throw new RangeError("a proof of one case ends in a contradiction");
  return {
    see: sentence("see.proof.one", { assumption }),
    because: sentence("because.proof.one", { stuck: { stuck: contradiction } }),
    so: sentence("so.proof.one", { effects }),
  };
}
