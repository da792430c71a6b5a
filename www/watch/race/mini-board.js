/** A small, read-only board: the digits of a search, with the cell of the current step outlined. */
import { CELL, drawBoard, placeOf } from "../../board/picture.js";
import { shape } from "../../ui/svg.js";
import { ENTER, LOOK, NO_CELL } from "../tape.js";

/** @typedef {import("../tape.js").Picture} Picture */

/** @param {string} puzzle */
export function createMiniBoard(puzzle) {
  const svg = drawBoard({ givens: puzzle }, "");
  const now = shape("rect", { width: CELL, height: CELL, class: "mini-now" });
  const digits = Array.from(puzzle, (given, cell) => {
    const [x, y] = placeOf(cell);
    const middle = { x: x + CELL / 2, y: y + CELL * 0.705 };
    return given === "." ? shape("text", { ...middle, class: "mini-digit" }) : null;
  });
  svg.append(now, ...digits.filter((digit) => digit !== null));

  return {
    svg,
    /** @param {Pick<Picture, "board" | "event">} picture @param {boolean} final  whether the board is the solution */
    draw({ board, event }, final) {
      digits.forEach((place, cell) => {
        const wanted = board[cell] === "." ? "" : board[cell];
        if (place && place.textContent !== wanted) place.textContent = wanted;
      });
      svg.toggleAttribute("data-final", final);
      const shown = !final && event !== null && event.cell !== NO_CELL;
      now.toggleAttribute("hidden", !shown);
      if (!shown) return;
      const [x, y] = placeOf(event.cell);
      now.setAttribute("x", String(x));
      now.setAttribute("y", String(y));
      now.toggleAttribute("data-look", event.kind === LOOK || event.kind === ENTER);
    },
    /** @param {string} label  the accessible name */
    name(label) {
      svg.setAttribute("aria-label", label);
    },
  };
}
