/** The rungs of a hint: each says a little more than the one before, and nothing that was not asked for. */
import { drawingAt } from "../explain/story.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").Story} Story */
/** @typedef {import("../pkg/logic.js").Part} Part */
/** @typedef {import("../board/drawing.js").BoardDrawing} BoardDrawing */
/**
 * @typedef {object} Rung
 * @property {import("../i18n/translator.js").Message} [remark]
 * @property {Part[]} [text]
 * @property {string} [name]   the technique
 * @property {Part[]} [claim]  the conclusion
 * @property {import("../pkg/logic.js").Beat[]} [beats]
 * @property {(place: import("../explain/story.js").Place | null) => BoardDrawing | null} draw
 */

/**
 * @param {Story} story @param {import("../explain/own-position.js").Own} own @param {boolean} isMistake
 * @returns {Rung[]}
 */
export function ladderOf(story, { position, hasOwn, blanks }, isMistake) {
  const { name, claim, beats } = story;
  const [kind, where] = story.hints;
  const [first] = beats;
  const { digits } = position;
  const whole = (/** @type {import("../explain/story.js").Place | null} */ place) =>
    drawingAt(story, place, digits);
  /** @type {Rung[]} */
  const hints = [
    { text: kind, draw: () => null },
    { text: where, draw: () => lookedAt(where) },
  ];
  if (isMistake) return [...hints, { claim, draw: whole }];
  /** @type {Rung[]} */
  const rungs = [
    ...hints,
    { name, beats: [first], draw: () => drawingAt({ ...story, beats: [first] }, null, digits) },
    { name, claim, beats, draw: whole },
  ];
  const remark = { key: /** @type {const} */ ("hint.right"), args: { blanks } };
  return hasOwn ? [{ remark, draw: () => null }, ...rungs] : rungs;
}

/** The houses to look at. @param {Part[]} where @returns {BoardDrawing | null} */
function lookedAt(where) {
  const houses = where.flatMap(({ points }) => (points && "houses" in points ? points.houses : []));
  return houses.length ? { houses: houses.map((house) => ({ house, role: "base" })) } : null;
}
