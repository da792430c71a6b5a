/** The rungs of a hint: each says a little more than the one before, and nothing that was not asked for. */
import { drawingAt } from "../explain/story.js";

/** @typedef {import("../pkg/logic.js").Story} Story */
/** @typedef {import("../pkg/logic.js").Part} Part */
/** @typedef {import("../explain/story.js").Place} Place */
/** @typedef {import("../board/drawing.js").BoardDrawing} BoardDrawing */
/**
 * @typedef {object} Rung
 * @property {import("../i18n/translator.js").Message} [remark]
 * @property {Part[]} [text]
 * @property {string} [name]   the technique
 * @property {Part[]} [claim]  the conclusion
 * @property {Story} [story]   told up to a beat
 * @property {number} [beat]
 * @property {(line: number | null) => BoardDrawing | null} draw
 */

/**
 * The kind of move, where to look, and the beats of the story, the conclusion with the last one.
 * @param {Story} story @param {import("../explain/own-position.js").Own} own @param {boolean} isMistake
 * @returns {Rung[]}
 */
export function ladderOf(story, { position, hasOwn, blanks }, isMistake) {
  const { name, claim, beats } = story;
  const [kind, where] = story.hints;
  const ground = { digits: position.digits, candidates: position.candidates };
  const draw = (/** @type {Place | null} */ place) => ({ ...drawingAt(story, place), ground });
  const remark = { key: /** @type {const} */ ("hint.right"), args: { blanks } };
  /** @type {Rung[]} */
  const hints = [
    { text: kind, remark: hasOwn && !isMistake ? remark : undefined, draw: () => null },
    { text: where, draw: () => lookedAt(where) },
  ];
  if (isMistake) return [...hints, { claim, draw: () => draw(null) }];
  const told = beats.map((_, beat) => ({
    name,
    claim: beat === beats.length - 1 ? claim : undefined,
    story,
    beat,
    draw: (/** @type {number | null} */ line) => draw({ beat, line }),
  }));
  return [...hints, ...told];
}

/** The houses to look at. @param {Part[]} where @returns {BoardDrawing | null} */
function lookedAt(where) {
  const houses = where.flatMap(({ points }) => (points && "houses" in points ? points.houses : []));
  return houses.length ? { houses: houses.map((house) => ({ house, role: "base" })) } : null;
}
