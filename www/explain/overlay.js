/** A step as an overlay of the board: the position before it, its pencil marks, and what its story draws. */
import { NO_MARKS } from "../sudoku/marks.js";
import { drawingAt } from "./story.js";

/**
 * @param {import("./position.js").Position} position
 * @param {import("../pkg/logic.js").Story | undefined} story  none at the end of the path
 * @param {import("./story.js").Place | null} place
 * @param {import("../i18n/translator.js").Points | null} lit
 * @returns {import("../app/state.js").Overlay}
 */
export function stepOverlay({ givens, own, digits, candidates }, story, place, lit) {
  return {
    label: { key: "explain.board" },
    digits,
    origins: Array.from(digits, (digit, cell) => {
      if (digit === ".") return "";
      if (givens[cell] !== ".") return "given";
      return own[cell] === "." ? "solved" : "placed";
    }),
    centre: null,
    extra: new Map(),
    notes: { own: NO_MARKS, candidates },
    drawing: story ? { ...drawingAt(story, place, digits), lit } : null,
  };
}
