/** A step as an overlay of the board: the position before it, its pencil marks, and what it draws. */
import { NO_MARKS } from "../sudoku/marks.js";
import { drawingOf } from "./step-drawing.js";

/** @typedef {import("../app/state.js").Overlay} Overlay */

/**
 * @param {import("../pkg/logic.js").Step | null} step  null for the end of the path
 * @param {import("./position.js").Position} position
 * @param {import("./step-drawing.js").Walk} walk
 * @param {import("../i18n/translator.js").Points | null} lit
 * @returns {Overlay}
 */
export function stepOverlay(step, position, walk, lit) {
  const { givens, own, digits, candidates } = position;
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
    drawing: step ? { ...drawingOf(step, position, walk), lit } : null,
  };
}
