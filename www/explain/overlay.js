/** A step as an overlay of the board: the position before it, its pencil marks, and what its story draws. */
import { NO_MARKS } from "../sudoku/marks.js";
import { drawingAt, needsMarks } from "./story.js";

/** @import { Position } from "./position.js" */

/**
 * @param {object} told
 * @param {Position} told.position
 * @param {import("../pkg/logic.js").Story | undefined} told.story  none at the end of the path
 * @param {"solved" | "derived"} [told.found]  what the digits of the path are: of the solution, or on the way to a contradiction
 * @param {import("./story.js").Place | null} told.place  null for all of the story
 * @param {import("../sudoku/geometry.js").Points | null} told.lit
 * @param {Map<number, string>} told.wrong  own digits that the path leaves out
 * @returns {import("../app/state.js").Overlay}
 */
export function stepOverlay({ position, found = "solved", story, place, lit, wrong }) {
  const { givens, own, candidates } = position;
  const drawing = story ? drawingAt(story, place) : null;
  const placed = drawing?.candidates?.filter(({ role }) => role === "placed") ?? [];
  const digits = [...position.digits];
  // At its result, the digit of a step is on the board.
  for (const { cell, digit } of placed) digits[cell] = String(digit);
  const drawn = new Set(drawing?.candidates?.map(({ cell }) => cell));
  const struck = [...wrong].filter(([cell]) => digits[cell] === "." && !drawn.has(cell));
  const marks = story && !needsMarks(story) ? NO_MARKS : candidates;
  const ground = { digits: digits.join(""), candidates: marks };
  for (const [cell, digit] of struck) digits[cell] = digit;
  return {
    label: { key: "explain.board" },
    digits: digits.join(""),
    origins: digits.map((digit, cell) => {
      if (digit === ".") return "";
      if (givens[cell] !== ".") return "given";
      return own[cell] === "." && !wrong.has(cell) ? found : "placed";
    }),
    centre: null,
    marks: new Map(struck.map(([cell]) => [cell, "wrong"])),
    extra: new Map(struck.map(([cell]) => [cell, { "data-wrong": "" }])),
    notes: { own: NO_MARKS, candidates: marks },
    drawing: drawing && {
      ...drawing,
      candidates: drawing.candidates?.filter(({ role }) => role !== "placed"),
      lit,
      ground,
    },
  };
}
