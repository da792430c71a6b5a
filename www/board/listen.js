/** Connects a grid's events to what they do. Page and element share it. */
import { moveSelection, select } from "../app/edits.js";
import { historyCommand } from "./keys.js";

/**
 * @typedef {object} Wishes
 * @property {Pick<import("../app/verdicts.js").Store, "update" | "flush">} store
 * @property {ReturnType<typeof import("../app/actions.js").createActions>} actions
 * @property {(act: () => void) => void} edit  makes a change of the board, if it may be changed
 * @property {() => void} submit
 * @property {(topic: import("./keys.js").Topic) => void} say
 * @property {() => void} [help]
 */

/** @param {import("./grid-element.js").RedokuGridElement} grid @param {Wishes} wishes */
export function listenToGrid(grid, { store, actions, edit, submit, say, help = () => {} }) {
  /** @type {Record<string, (detail: any) => void>} */
  const listeners = {
    select: ({ cell }) => store.update(select, cell),
    press: ({ cell }) => edit(() => actions.press(cell)),
    move: (command) => store.update(moveSelection, command),
    input: (input) => edit(() => actions.input(input)),
    submit,
    cancel: actions.cancel,
    help,
    say({ topic }) {
      // The board must show what the keys before this one did.
      store.flush();
      say(topic);
    },
  };
  for (const [type, act] of Object.entries(listeners)) {
    grid.addEventListener(`redoku-${type}`, (event) => {
      event.stopPropagation();
      act(/** @type {CustomEvent} */ (event).detail);
    });
  }
}

/**
 * Undo and redo by their keys.
 * @param {EventTarget} target @param {Pick<Wishes, "actions" | "edit">} wishes
 */
export function listenForHistory(target, { actions, edit }) {
  target.addEventListener("keydown", (event) => {
    const command = historyCommand(/** @type {KeyboardEvent} */ (event));
    if (!command || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    edit(actions[command]);
  });
}
