/** Draws a board into its shadow tree: the grid, the verdict, and what the buttons say. */
import { isEmpty } from "../app/state.js";
import { sentence } from "../panels/verdict.js";
import { setEnabled } from "../ui/dom.js";
import { draw } from "../ui/draw.js";
import { boardView } from "../view/board-view.js";
import { statementOf } from "../view/statement.js";
import { nameControls } from "./controls.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { Look } from "./controls.js" */
/** @import { Tree } from "./shadow-tree.js" */
/**
 * @typedef {object} Around
 * @property {Look} look
 * @property {boolean} attended  the user has come to the board
 * @property {string} name       the board's own, if it has one
 * @property {import("../app/state.js").Overlay | null} [overlay]
 * @property {import("../board/drawing.js").BoardDrawing | null} [drawing]
 * @property {import("../panels/verdict.js").VerdictActions} offers
 */

/** @param {Tree} tree @param {State} state @param {Translator} t @param {Around} around */
export function paintBoard(tree, state, t, { look, attended, name, overlay, drawing, offers }) {
  const statement = statementOf(state);
  nameControls(tree, t);
  const view = boardView(state, statement, t, { overlay, drawing });
  const inviting = look.controls.has("verdict") && !state.readonly;
  tree.grid.view = {
    ...view,
    label: name || view.label,
    ...(inviting ? {} : { ghost: null }),
    // Before the user comes to the board, no cell is highlighted.
    ...(attended ? {} : { centre: null, chosen: "." }),
    parts: true,
  };
  const grid = tree.grid.querySelector("[role=grid]");
  grid?.setAttribute("aria-readonly", String(state.readonly));
  tree.verdict.dataset.tone = statement.tone;
  draw(tree.title, sentence(statement.title, t, offers));
  draw(tree.detail, sentence(statement.detail, t, offers));
  tree.explain.setAttribute("aria-pressed", String(state.view === "explain"));
  setEnabled(tree.clear, !isEmpty(state.board) || state.answer !== null);
  return statement;
}
