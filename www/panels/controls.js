/** The Solve button and the secondary buttons beside it. */

import { isEmpty } from "../app/state.js";
import { byId, isEnabled, keepFocus, setEnabled } from "../ui/dom.js";
import { blanksOf } from "../view/play.js";

const SECONDARY = /** @type {const} */ ([
  "hint",
  "undo",
  "redo",
  "new",
  "paste",
  "photo",
  "share",
  "clear",
]);

/** @param {Record<"solve" | typeof SECONDARY[number], () => void>} actions */
export function createControls(actions) {
  for (const name of /** @type {const} */ (["solve", ...SECONDARY])) {
    const element = byId(name);
    keepFocus(element);
    element.addEventListener("click", () => isEnabled(element) && actions[name]());
  }

  return {
    /** @param {import("../app/state.js").State} state @param {boolean} done  whether what follows takes the place of Solve and Hint */
    render(state, done) {
      const { past, future, board, pencil, answer } = state;
      for (const name of ["solve", "hint"]) byId(name).hidden = done;
      byId("solve").toggleAttribute("data-calm", blanksOf(state) === 0);
      setEnabled(byId("undo"), past.length > 0);
      setEnabled(byId("redo"), future.length > 0);
      setEnabled(byId("clear"), !isEmpty(board) || answer !== null || pencil.some(Boolean));
    },
  };
}
