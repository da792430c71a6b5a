/** The rungs of a hint: each says a little more than the one before, and nothing that was not asked for. */

import { derived } from "../app/derived.js";
import { drawingOf } from "../explain/step-drawing.js";
import { storyOf } from "../explain/story.js";
import { sentence } from "../explain/story-parts.js";
import { boxOf } from "../sudoku/geometry.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../i18n/translator.js").House} House */
/** @typedef {import("../explain/position.js").Position} Position */
/** @typedef {import("../explain/phrases.js").Sentence} Sentence */
/** @typedef {import("../board/drawing.js").BoardDrawing} BoardDrawing */
/** @typedef {Sentence & { lead?: "see" | "because" | "so" }} Said */
/**
 * @typedef {object} Rung
 * @property {Said[]} said
 * @property {Step} [proof]  the step whose chain or proof follows
 * @property {Said} [so]     what is said below it
 * @property {(walk: import("../explain/proof-view.js").Walk) => BoardDrawing | null} draw
 */

const nothing = () => null;

/** @param {number} cell @returns {House} */
const boxAt = (cell) => ({ kind: "box", index: boxOf(cell) });

/**
 * The rungs for a step.
 * @param {Step} step @param {Position} position
 * @param {{ family: string, hasOwn: boolean, blanks: number }} context
 * @returns {Rung[]}
 */
export function stepLadder(step, position, { family, hasOwn, blanks }) {
  const where = whereOf(step);
  const full = drawingOf(step, position);
  const effects = ["removed", "placed"];
  const pattern = {
    ...full,
    candidates: full.candidates?.filter(({ role }) => !effects.includes(role)),
  };
  const story = storyOf(step, position);
  const name = sentence(`technique.${step.technique}`);
  /** @type {Said} */ const see = { ...story.see, lead: "see" };
  /** @type {Said} */ const because = { ...story.because, lead: "because" };
  /** @type {Rung[]} */
  const rungs = [
    { said: [sentence(`family.${family}`)], draw: nothing },
    where,
    { said: [name, see], draw: () => pattern },
    {
      said: [name, see, because],
      proof: step,
      so: { ...story.so, lead: "so" },
      draw: derived((walk) => drawingOf(step, position, walk)),
    },
  ];
  return hasOwn ? [{ said: [sentence("hint.right", { blanks })], draw: nothing }, ...rungs] : rungs;
}

/** Where to look: a house, a digit, or a pair of digits. @param {Step} step @returns {Rung} */
function whereOf({ evidence, place, remove }) {
  switch (evidence.kind) {
    case "single":
      return atHouse("house" in evidence.demand ? evidence.demand.house : boxAt(place[0][0]));
    case "locked":
      return atHouse(evidence.from);
    case "subset":
      return atHouse(evidence.house);
    case "fish":
    case "colours":
      return atDigits([evidence.digit]);
    case "chain": {
      const digits = [...new Set(evidence.nodes.map(({ digit }) => digit))].sort();
      return digits.length < 3 ? atDigits(digits) : atHouse(boxAt(evidence.nodes[0].cells[0]));
    }
    case "sets":
      return atHouse(boxAt(evidence.parts[0][0]));
    case "deadly":
      return evidence.digits.length
        ? atDigits(evidence.digits)
        : atHouse(boxAt(evidence.guardians[0][0]));
    case "exclusion":
      return atHouse(boxAt(evidence.base[0]));
    case "template":
      return atDigits(evidence.digits);
    case "proof":
      return atHouse(boxAt(evidence.branches[0].assume.candidate[0]));
    default:
      return atHouse(boxAt([...place, ...remove][0][0]));
  }
}

/** @param {House} house @returns {Rung} */
const atHouse = (house) => ({
  said: [sentence("hint.where.house", { house: { houses: [house] } })],
  draw: () => ({ houses: [{ house, role: "base" }] }),
});

/** @param {number[]} digits @returns {Rung} */
const atDigits = (digits) => ({
  said: [sentence("hint.where.digits", { digits: { digits }, count: digits.length })],
  draw: nothing,
});

/**
 * The rungs for a mistake: that there is one, where, which.
 * @param {{ cell: number, kind: "digit" | "marks" }} mistake @param {number} others  how many more there are
 * @returns {Rung[]}
 */
export function mistakeLadder({ cell, kind }, others) {
  return [
    { said: [sentence(`hint.mistake.${kind}`, { count: others + 1 })], draw: nothing },
    atHouse(boxAt(cell)),
    {
      said: [sentence(`hint.mistake.${kind}.which`, { cell: { cells: [cell] } })],
      draw: () => ({ cells: new Map([[cell, "target"]]) }),
    },
  ];
}
