/** Connects the panels of a board with what a person may do there. */

import * as edit from "../app/edits.js";
import * as change from "../app/updates.js";
import { createPad } from "../panels/pad.js";
import { createVerdict } from "../panels/verdict.js";
import { isEnabled, keepFocus } from "../ui/dom.js";

/** @typedef {import("../app/state.js").State} State */
/**
 * @typedef {object} Wiring
 * @property {Pick<ReturnType<typeof import("../app/store.js").createStore<State>>, "update">} store
 * @property {ReturnType<typeof import("../app/actions.js").createActions>} actions
 * @property {(act: () => void) => void} byPerson  does what a person wants, if nobody objects
 * @property {() => void} solve
 */

/** @param {import("./shadow-tree.js").Tree} tree @param {Wiring} wiring */
export function connectPanels(tree, { store, actions, byPerson, solve }) {
  const pad = createPad(tree.pad, {
    digit: (digit) => byPerson(() => actions.pad(digit)),
    erase: () => byPerson(() => actions.input({ kind: "back" })),
    skip: () => byPerson(() => actions.input({ kind: "skip" })),
    pencil: (on) => store.update(change.setPenciling, on),
  });
  const verdict = createVerdict(
    { section: tree.verdict, title: tree.title, detail: tree.detail, note: tree.note },
    {
      light: (cell) => store.update(change.light, cell),
      select(cell) {
        store.update(edit.select, cell);
        tree.grid.focus();
      },
      try: () => byPerson(actions.loadExample),
      cancel: actions.cancel,
      undo: () => byPerson(actions.undo),
      text: () => {},
    },
  );

  for (const [button, act] of /** @type {const} */ ([
    [tree.solve, solve],
    [tree.clear, () => byPerson(actions.clear)],
  ])) {
    keepFocus(button);
    button.addEventListener("click", () => isEnabled(button) && act());
  }

  return { pad, verdict };
}
