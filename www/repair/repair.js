/** Help with a puzzle that has no solution or several, loaded with the first one. */
import "../board/drawing.css";
import "./offers.css";
import { derived } from "../app/derived.js";
import { repair } from "../app/edits.js";
import { light } from "../app/updates.js";
import { drawLayer } from "../board/drawing.js";
import { statementOf } from "../view/statement.js";
import { reasonDrawing } from "./drawing.js";
import { panel } from "./panel.js";
import { question } from "./question.js";

/** @import { State } from "../app/state.js" */
/** @import { Repair } from "../pkg/redoku.js" */

const drawingOf = derived(reasonDrawing);

/**
 * @param {object} around
 * @param {import("../app/store.js").Store} around.store
 * @param {import("../board/grid-element.js").RedokuGridElement} around.board
 */
export function createRepair({ store, board }) {
  board.layer = drawLayer;
  const offered = () => statementOf(store.state).help?.repairs ?? [];
  /** @type {import("./panel.js").Actions} */
  const on = {
    apply(chosen) {
      // The board may have changed since it was offered.
      if (!offered().includes(chosen)) return;
      store.update(repair, chosen.changes);
      board.focus();
    },
    light: (cells) => store.update(light, cells),
  };
  return {
    question,
    /** @param {State} state */
    overlayOf(state) {
      const { help } = statementOf(state);
      return help ? drawingOf(help.about) : null;
    },
    /** @param {State} state @param {import("../i18n/translator.js").Translator} t */
    panel: (state, t) => panel(state, t, on),
    /** Applies the likeliest repair. */
    applyFirst() {
      const [first] = offered();
      if (first) on.apply(first);
    },
  };
}
