/** The gallery: puzzles to open with one click, in place of the answers while the board is empty. */
import { isEmpty } from "../app/state.js";
import { GALLERY } from "../sudoku/gallery-puzzles.js";
import { byId } from "../ui/dom.js";

/** @param {(puzzle: string) => void} open */
export function createGallery(open) {
  byId("gallery").addEventListener("click", ({ target }) => {
    const item = target instanceof Element ? target.closest("[data-puzzle]") : null;
    if (item) open(GALLERY[item.getAttribute("data-puzzle") ?? ""]);
  });
  return {
    /** @param {import("../app/state.js").State} state */
    render({ board, answer }) {
      const wanted = isEmpty(board) && !answer ? "empty" : "filled";
      if (document.documentElement.dataset.board !== wanted) {
        document.documentElement.dataset.board = wanted;
      }
    },
  };
}
