/** My puzzles: keeps each board, and loads the dialog that shows them on first use. */
import { createKeeper } from "../../app/keeper.js";
import { withSentences } from "../../i18n/sentences.js";

/**
 * @param {object} parts
 * @param {import("../../app/verdicts.js").Store} parts.store
 * @param {import("../../engine/client.js").SolverClient} parts.client
 * @param {() => import("../../i18n/translator.js").Translator} parts.translator
 * @param {(open: () => Promise<unknown>) => void} parts.openDialog
 * @param {(board: import("../../app/shelf.js").Kept) => void} parts.place  puts a board on the page
 */
export function createMine({ store, client, translator, openDialog, place }) {
  const keeper = createKeeper(store);
  return {
    keep: keeper.changed,
    save: keeper.save,
    open: () =>
      openDialog(async () => {
        const { openMine } = await withSentences("mine", import("./mine-dialog.js"));
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
