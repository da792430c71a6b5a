/** My puzzles, as a template of the state. */
import { memo } from "../../app/derived.js";
import { dialogOf } from "../../app/dialog.js";
import { drawBoard } from "../../board/picture.js";
import { button } from "../../ui/buttons.js";
import { modal } from "../../ui/dialog.js";
import { h } from "../../ui/draw.js";
import { island } from "../../ui/kit.js";
import { noteOf, progressOf } from "./model.js";

/** @import { Kept } from "../../app/shelf.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Template } from "../../ui/draw.js" */
/**
 * @typedef {object} Actions
 * @property {(board: Kept) => void} open
 * @property {(board: Kept) => void} remove
 * @property {(board: Kept) => void} restore
 * @property {() => void} exportAll
 * @property {() => void} close
 */

const formatFor = memo(
  (/** @type {string} */ language) =>
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }),
);

/** @param {State} state @param {Translator} t @param {Actions} on @returns {Template} */
export function panel(state, t, on) {
  const dialog = dialogOf(state, "mine");
  if (!dialog) return [];
  const { text } = t;
  const { boards, gone } = dialog;
  const content = [
    h("p.note", { attrs: { role: "status" } }, text(noteOf(dialog))),
    h(
      "ul.mine",
      (boards ?? []).map((board) =>
        h(`li#mine-${board.id}.mine-row`, { key: board.id }, row(board, gone.has(board.id), t, on)),
      ),
    ),
    boards?.length ? button(".small", text("mine.export"), on.exportAll) : null,
  ];
  const title = text("mine.title");
  return [modal({ id: "mine-dialog", title, closeLabel: text("close"), content, close: on.close })];
}

/** @param {Kept} board @param {boolean} isGone @param {Translator} t @param {Actions} on */
function row(board, isGone, t, on) {
  const { text } = t;
  if (isGone) {
    return [
      h("span.mine-deleted", { key: "deleted" }, text("mine.deleted")),
      button(".link", text("offer.undo"), () => on.restore(board), { key: "undo" }),
    ];
  }
  const { key, args } = progressOf(board);
  const draw = (/** @type {HTMLElement} */ place) =>
    place.replaceChildren(drawBoard({ ...board, marks: board.pencil }, ""));
  return [
    h(
      "button.mine-open",
      { key: "open", attrs: { type: "button" }, on: { click: () => on.open(board) } },
      [
        island("span.mine-picture", { "aria-hidden": "true" }, [board], draw),
        h("span.mine-progress", text(key, args)),
        h("time.mine-time", formatFor(t.language).format(board.changed)),
      ],
    ),
    button(".quiet.mine-delete", "×", () => on.remove(board), {
      key: "delete",
      attrs: { "aria-label": text("mine.delete") },
    }),
  ];
}
