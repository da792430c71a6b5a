/** Hints: each press of a button tells a little more about the next step. Loaded with the first press. */
import { drawLayer } from "../board/drawing.js";
import { close, isLast, light, overlayOf, press, walkTo } from "./model.js";
import { panel } from "./panel.js";
import { question } from "./question.js";

/** @import { State } from "../app/state.js" */
/**
 * @typedef {object} Surroundings
 * @property {import("../board/grid-element.js").RedokuGridElement} board
 * @property {Pick<import("../app/store.js").Store, "state" | "update">} store
 * @property {(act: () => void) => void} [byUser]  makes a change by the user, unless the board is read-only
 */

/** @param {Surroundings} around */
export function createHint({ board, store, byUser = (act) => act() }) {
  board.layer = drawLayer;
  /** @type {import("./panel.js").Actions} */
  const on = {
    press() {
      // On a phone the button may be a scroll away from the board.
      board.scrollIntoView({ block: "nearest" });
      if (!isLast(store.state)) return store.update(press);
      byUser(() => store.update(press));
      on.close();
    },
    close() {
      store.update(close);
      board.focus();
    },
    walk: (walk) => store.update(walkTo, walk),
    light: (points) => store.update(light, points),
  };
  return {
    press: on.press,
    question,
    overlayOf,
    /** @param {State} state @param {import("../i18n/translator.js").Translator} t */
    panel: (state, t) => panel(state, t, on),
  };
}
