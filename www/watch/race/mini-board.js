/** A small, read-only board: the digits of a search, with the cell of the current step outlined. */
import { CELL, drawBoard, placeOf } from "../../board/picture.js";
import { shape } from "../../ui/dom.js";
import { island } from "../../ui/kit.js";
import { ENTER, LOOK, NO_CELL } from "../tape.js";

/** @import { Picture } from "../tape.js" */

/** The boards by the elements that they are in. @type {WeakMap<HTMLElement, ReturnType<typeof createMiniBoard>>} */
const boards = new WeakMap();

/**
 * A board as a vnode; its digits are drawn by hand, in each frame of the race.
 * @param {string} puzzle @param {Picture | null} picture  null for the start
 * @param {boolean} final  whether the board is the solution
 * @param {string} label  the accessible name
 */
export const miniBoard = (puzzle, picture, final, label) =>
  island("div", {}, [puzzle, picture, final, label], (place) => {
    let board = boards.get(place);
    if (board?.puzzle !== puzzle) {
      board = createMiniBoard(puzzle);
      boards.set(place, board);
      place.replaceChildren(board.svg);
    }
    board.draw(picture ?? { board: [...puzzle], event: null }, final);
    board.svg.setAttribute("aria-label", label);
  });

/** @param {string} puzzle */
function createMiniBoard(puzzle) {
  const svg = drawBoard({ givens: puzzle }, "");
  const now = shape("rect", { width: CELL, height: CELL, class: "mini-now" });
  const digits = Array.from(puzzle, (given, cell) => {
    const [x, y] = placeOf(cell);
    const middle = { x: x + CELL / 2, y: y + CELL * 0.705 };
    return given === "." ? shape("text", { ...middle, class: "mini-digit" }) : null;
  });
  svg.append(now, ...digits.filter((digit) => digit !== null));

  return {
    puzzle,
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
  };
}
