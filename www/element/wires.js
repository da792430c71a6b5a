/** Connects the places of a board with what a person may do there. */

import * as edit from "../app/edits.js";
import * as change from "../app/updates.js";
import { historyCommand } from "../board/keys.js";
import { createPad } from "../panels/pad.js";
import { createVerdict } from "../panels/verdict.js";
import { isEnabled, keepFocus } from "../ui/dom.js";
import { nextFrame } from "../ui/tasks.js";

/** @typedef {import("../app/state.js").State} State */
/**
 * @typedef {object} Wiring
 * @property {Pick<ReturnType<typeof import("../app/store.js").createStore<State>>, "update">} store
 * @property {ReturnType<typeof import("../app/actions.js").createActions>} actions
 * @property {(act: () => void) => void} byPerson  does what a person wants, if nobody objects
 * @property {() => void} solve
 * @property {(topic: import("../board/keys.js").Topic) => void} say
 * @property {() => boolean} canSolve
 * @property {() => void} onAttention  somebody has come to this board
 */

/** @param {import("./tree.js").Tree} tree @param {Wiring} wiring */
export function connect(tree, { store, actions, byPerson, solve, say, canSolve, onAttention }) {
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
  for (const type of ["focusin", "pointerdown"]) {
    tree.root.addEventListener(type, onAttention);
  }
  /** @type {Record<string, (detail: any) => void>} */
  const wishes = {
    "redoku-select": ({ cell }) => store.update(edit.select, cell),
    "redoku-press": ({ cell }) => byPerson(() => actions.press(cell)),
    "redoku-move": (command) => store.update(edit.moveSelection, command),
    "redoku-input": (input) => byPerson(() => actions.input(input)),
    "redoku-submit": () => canSolve() && solve(),
    "redoku-cancel": actions.cancel,
    "redoku-say": ({ topic }) => nextFrame().then(() => say(topic)),
  };
  for (const [type, act] of Object.entries(wishes)) {
    tree.grid.addEventListener(type, (event) => {
      event.stopPropagation();
      act(/** @type {CustomEvent} */ (event).detail);
    });
  }
  tree.grid.addEventListener("keydown", (event) => {
    const command = historyCommand(event);
    if (!command) return;
    event.preventDefault();
    byPerson(actions[command]);
  });

  return { pad, verdict };
}
