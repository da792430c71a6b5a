/** My puzzles: keeps each board, and shows them in a dialog. Both parts are loaded on first use. */
import { withSentences } from "../../i18n/sentences.js";

/** @typedef {import("../../app/state.js").State} State */

/**
 * @param {object} parts
 * @param {import("../../app/verdicts.js").Store} parts.store
 * @param {import("../../engine/client.js").SolverClient} parts.client
 * @param {() => import("../../i18n/translator.js").Translator} parts.translator
 * @param {(open: () => Promise<unknown>) => void} parts.openDialog
 * @param {(board: import("../../app/shelf.js").Kept) => void} parts.place  puts a board on the page
 */
export function createMine({ store, client, translator, openDialog, place }) {
  /** @type {Promise<ReturnType<typeof import("../../app/keeper.js").createKeeper>> | null} */
  let loading = null;
  async function load() {
    const { createKeeper } = await import("../../app/keeper.js");
    return createKeeper(store);
  }
  const keeping = () => {
    loading ??= load();
    return loading;
  };
  // Without the keeper, for example offline, the tab still has its board.
  const lost = () => {
    loading = null;
  };

  return {
    /** Keeps a changed board. @param {State} state @param {State} before */
    keep: (state, before) => keeping().then((keeper) => keeper.changed(state, before), lost),
    /** Keeps the board now, if it has changed. */
    save: () => loading?.then((keeper) => keeper.save(), lost),
    open: () =>
      openDialog(async () => {
        const { openMine } = await withSentences("mine", import("./mine-dialog.js"));
        const keeper = await keeping();
        return openMine({
          keeper,
          client,
          translator: translator(),
          open(board) {
            place(board);
            keeper.adopt(board);
          },
        });
      }),
  };
}
