/** Connects the events of a grid to the actions, for the page and the element. */
import { moveSelection, select } from "../app/edits.js";
import { historyCommand } from "./keys.js";

/**
 * @typedef {object} Handlers
 * @property {Pick<import("../app/store.js").Store, "update" | "flush">} store
 * @property {ReturnType<typeof import("../app/actions.js").createActions>} actions
 * @property {(act: () => void) => void} edit  runs a change of the board, unless the board is read-only
 * @property {() => void} submit
 * @property {(topic: import("./keys.js").Topic) => void} say
 * @property {() => void} [help]
 * @property {() => void} [trial]  assumes a digit, or takes it back
 */

/** @param {import("./grid-element.js").RedokuGridElement} grid @param {Handlers} handlers */
export function listenToGrid(
  grid,
  { store, actions, edit, submit, say, help = () => {}, trial = () => {} },
) {
  /** @type {Record<string, (detail: any) => void>} */
  const listeners = {
    select: ({ cell }) => store.update(select, cell),
    press: ({ cell }) => edit(() => actions.press(cell)),
    move: (command) => store.update(moveSelection, command),
    input: (input) => edit(() => actions.input(input)),
    submit,
    cancel: actions.cancel,
    help,
    trial,
    say({ topic }) {
      // Apply the previous keys to the board before reading it out.
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
 * Listens for the keys of undo and redo.
 * @param {Document | HTMLElement} target @param {Pick<Handlers, "actions" | "edit">} handlers
 */
export function listenForHistory(target, { actions, edit }) {
  target.addEventListener("keydown", (event) => {
    const command = historyCommand(/** @type {KeyboardEvent} */ (event));
    if (!command || target.querySelector("dialog[open]")) return;
    event.preventDefault();
    edit(actions[command]);
  });
}
