/** A small board to look at: one picture with the search's digits, its cell outlined. */

import { shape } from "../../dialogs/share/picture.js";
import { columnOf, rowOf } from "../../sudoku/geometry.js";
import { ENTER, LOOK, NO_CELL } from "../tape.js";

/** @typedef {import("../tape.js").Picture} Picture */

const CELL = 20;
const SIZE = 9 * CELL;

/** @param {string} puzzle */
export function createMiniBoard(puzzle) {
  const svg = /** @type {SVGSVGElement} */ (
    shape("svg", { viewBox: `-2 -2 ${SIZE + 4} ${SIZE + 4}`, role: "img", class: "mini" })
  );
  const digits = Array.from({ length: 81 }, (_, cell) => {
    const [x, y] = [columnOf(cell) * CELL, rowOf(cell) * CELL];
    const given = puzzle[cell] !== ".";
    if (given) {
      svg.append(shape("rect", { x, y, width: CELL, height: CELL, class: "mini-given" }));
    }
    const middle = { x: x + CELL / 2, y: y + CELL * 0.72 };
    return shape("text", { ...middle, class: given ? "mini-ink" : "mini-red" });
  });
  const now = shape("rect", { width: CELL, height: CELL, class: "mini-now" });
  svg.append(lines(1), lines(3), now, ...digits);
  svg.prepend(shape("rect", { width: SIZE, height: SIZE, class: "mini-paper" }));

  return {
    svg,
    /** @param {Pick<Picture, "board" | "event">} picture @param {boolean} final  whether this is the answer */
    draw({ board, event }, final) {
      digits.forEach((place, cell) => {
        const wanted = board[cell] === "." ? "" : board[cell];
        if (place.textContent !== wanted) place.textContent = wanted;
      });
      svg.toggleAttribute("data-final", final);
      const shown = !final && event !== null && event.cell !== NO_CELL;
      now.toggleAttribute("hidden", !shown);
      if (!shown) return;
      now.setAttribute("x", String(columnOf(event.cell) * CELL));
      now.setAttribute("y", String(rowOf(event.cell) * CELL));
      now.toggleAttribute("data-look", event.kind === LOOK || event.kind === ENTER);
    },
    /** @param {string} label  for those who do not see it */
    name(label) {
      svg.setAttribute("aria-label", label);
    },
  };
}

/** Every line, or every third one. @param {1 | 3} every */
function lines(every) {
  const ways = Array.from({ length: 9 / every + 1 }, (_, index) => index * every * CELL);
  const d = ways.map((way) => `M${way} 0V${SIZE}M0 ${way}H${SIZE}`).join("");
  return shape("path", { d, class: every === 1 ? "mini-thin" : "mini-thick" });
}
