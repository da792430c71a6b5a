/** Links to a moment of a search, as a fragment: `#watch=scan&step=1234&p=` and the puzzle. */
import { areCells } from "../sudoku/puzzles.js";

/** @import { Algorithm } from "../pkg/redoku.js" */
/** @typedef {{ algorithm: Algorithm, step: number, puzzle: string }} Scene */

/** The algorithms, simplest first, in the order of the engine. */
export const ALGORITHMS = /** @type {const} */ ([
  "scan",
  "from-top",
  "tables",
  "blank-list",
  "flat",
  "flag",
  "fewest-first",
  "propagation",
  "dancing-links",
  "redoku",
]);

/** The moment in a fragment, or null. @param {string} hash @returns {Scene | null} */
export function readMomentLink(hash) {
  const keys = new URLSearchParams(hash.replace(/^#/, ""));
  const algorithm = ALGORITHMS.find((known) => known === keys.get("watch"));
  const puzzle = keys.get("p") ?? "";
  const step = Number(keys.get("step") ?? 0);
  if (!algorithm || !areCells(puzzle)) return null;
  return { algorithm, puzzle, step: Number.isSafeInteger(step) && step > 0 ? step : 0 };
}

/** @param {Scene} scene */
export const momentLink = ({ algorithm, step, puzzle }) =>
  `#watch=${algorithm}&step=${step}&p=${puzzle}`;
