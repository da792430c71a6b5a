/** Input from the keyboard, the pad and presses on cells. */
import { digitsIn } from "../sudoku/marks.js";
import * as edit from "./edits.js";
import { isLocked, isReadOnly } from "./state.js";
import { arm, notify } from "./updates.js";

/** @import { Translator } from "../i18n/translator.js" */
/** @import { Store } from "./store.js" */
/** @typedef {{ kind: "digit" | "mark" | "skip" | "erase" | "back", digit?: number }} Input */

/**
 * @param {object} parts
 * @param {Pick<Store, "state" | "update">} parts.store
 * @param {ReturnType<typeof import("../ui/announcer.js").createAnnouncer>} parts.announcer
 * @param {() => Translator} parts.translator
 */
export function createEntry({ store, announcer, translator }) {
  /** Applies input to the selected cell. The selection is in the state, so keys faster than a frame reach the right cell. @param {Input} input */
  function input({ kind, digit = 0 }) {
    const cell = store.state.selected;
    if (isReadOnly(store.state) || refuses(cell, kind)) return;
    if (kind === "mark" || (kind === "digit" && store.state.penciling)) mark(cell, digit);
    else if (kind === "digit") store.update(edit.enterDigit, cell, digit);
    else if (kind === "skip") store.update(edit.skip, cell);
    else if (kind === "erase") store.update(edit.erase, cell);
    else store.update(edit.eraseBack, cell);
  }

  /** Says that a given is locked, if it is. @param {number} cell @param {Input["kind"]} kind */
  function refuses(cell, kind) {
    if (kind === "skip" || kind === "mark" || !isLocked(store.state, cell)) return false;
    const args = { cell: { cell }, offer: /** @type {const} */ ({ offer: "edit" }) };
    store.update(notify, { tone: "calm", detail: { key: "play.given", args } });
    return true;
  }

  /** Toggles a mark and announces it: the cell keeps the focus, so a screen reader would say nothing. @param {number} cell @param {number} digit */
  function mark(cell, digit) {
    store.update(edit.toggleMark, cell, digit);
    const marked = digitsIn(store.state.pencil[cell]).includes(digit);
    announcer.reply(translator().text(marked ? "pencil.added" : "pencil.removed", { digit }));
  }

  return {
    input,
    /** Handles a digit of the pad: arms it for presses on cells, or writes it at once. @param {number} digit */
    pad(digit) {
      if (isReadOnly(store.state)) return;
      if (store.state.settings.digitFirst) store.update(arm, digit);
      else input({ kind: "digit", digit });
    },
    /** Handles a press on a cell: writes the armed digit. @param {number} cell */
    press(cell) {
      const { armed, penciling, settings } = store.state;
      if (armed === null || !settings.digitFirst) return;
      if (isReadOnly(store.state) || isLocked(store.state, cell)) return;
      if (penciling) mark(cell, armed);
      else store.update(edit.stampDigit, cell, armed);
    },
  };
}
