/** What a person does on the board, and what it comes to. */
import { moveSelection, select } from "../app/edits.js";
import { nextFrame } from "../ui/tasks.js";
import { historyCommand, isGridCopy } from "./keys.js";

/**
 * @param {object} parts
 * @param {import("./grid-element.js").RedokuGridElement} parts.board
 * @param {ReturnType<typeof import("../app/store.js").createStore<import("../app/state.js").State>>} parts.store
 * @param {ReturnType<typeof import("../app/actions.js").createActions>} parts.actions
 * @param {() => void} parts.help
 * @param {() => boolean} parts.isWatching  whether the board shows a search
 * @param {(topic: import("./keys.js").Topic) => void} parts.say
 */
export function listenToBoard({ board, store, actions, help, isWatching, say }) {
  /** @param {string} type @param {(detail: any) => void} act */
  const on = (type, act) =>
    board.addEventListener(`redoku-${type}`, (event) =>
      act(/** @type {CustomEvent} */ (event).detail),
    );
  on("select", ({ cell }) => store.update(select, cell));
  on("press", ({ cell }) => {
    if (!isWatching()) actions.press(cell);
  });
  on("move", (move) => store.update(moveSelection, move));
  on("input", actions.input);
  on("submit", () => actions.solve());
  on("cancel", () => actions.cancel());
  on("help", () => help());
  // After the next frame, when the board shows what the keys before this one did.
  on("say", ({ topic }) => nextFrame().then(() => say(topic)));
  board.addEventListener("keydown", (event) => {
    if (!isGridCopy(event)) return;
    event.preventDefault();
    actions.copyGrid();
  });
  document.addEventListener("keydown", (event) => {
    const command = historyCommand(event);
    if (!command || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    actions[command]();
  });
}
