/** Connects the panels of a board to its actions. */

import * as edit from "../app/edits.js";
import * as change from "../app/updates.js";
import { createPad } from "../panels/pad.js";
import { isEnabled, keepFocus } from "../ui/dom.js";

/** @typedef {import("../app/state.js").State} State */
/**
 * @typedef {object} Wiring
 * @property {Pick<ReturnType<typeof import("../app/store.js").createStore<State>>, "update">} store
 * @property {ReturnType<typeof import("../app/actions.js").createActions>} actions
 * @property {(act: () => void) => void} byUser  makes a change by the user, unless it is prevented
 * @property {() => void} solve
 * @property {() => void} hint
 * @property {() => void} explain
 */

/** @param {import("./shadow-tree.js").Tree} tree @param {Wiring} wiring */
export function connectPanels(tree, { store, actions, byUser, solve, hint, explain }) {
  const pad = createPad(tree.pad, {
    digit: (digit) => byUser(() => actions.pad(digit)),
    erase: () => byUser(() => actions.input({ kind: "back" })),
    skip: () => byUser(() => actions.input({ kind: "skip" })),
    pencil: (on) => store.update(change.setPenciling, on),
  });
  /** @type {import("../panels/verdict.js").VerdictActions} */
  const offers = {
    light: (cells) => store.update(change.light, cells),
    select(cell) {
      store.update(edit.select, cell);
      tree.grid.focus();
    },
    try: () => byUser(actions.loadExample),
    cancel: actions.cancel,
    undo: () => byUser(actions.undo),
    text: () => {},
    repair: () => {},
    play: actions.play,
    edit: actions.edit,
    check: actions.checkOwn,
    which: actions.showWrong,
    explain,
  };

  for (const [button, act] of /** @type {const} */ ([
    [tree.solve, solve],
    [tree.hint, hint],
    [tree.explain, explain],
    [tree.clear, () => byUser(actions.clear)],
  ])) {
    keepFocus(button);
    button.addEventListener("click", () => isEnabled(button) && act());
  }

  return { pad, offers };
}
