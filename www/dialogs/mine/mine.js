/** My puzzles: the boards that this device keeps, to open, delete or export. */
import "./mine.css";
import "../../board/picture.css";
import { openDialog } from "../../app/dialog.js";
import { entryFor } from "../../app/export.js";
import { problemOf } from "../../app/keeper.js";
import { place } from "../../app/place.js";
import { hintedIn } from "../../app/storage.js";
import { download } from "../../ui/files.js";
import * as model from "./model.js";
import { panel } from "./panel.js";

/** @import { Kept } from "../../app/shelf.js" */
/** @import { Around, DialogPart } from "../dialogs.js" */

/** @param {Around} around @returns {DialogPart} */
export function createDialog({ store, client, close, saver }) {
  /** Does something with the shelf, and says so if the browser refuses. @param {import("../../i18n/translator.js").Key} failed @param {() => Promise<void>} act */
  const attempt = (failed, act) => act().catch(() => store.update(model.fail, failed));

  /** @type {import("./panel.js").Actions} */
  const on = {
    close,
    async open(board) {
      const keeper = await saver.save();
      const { givens: puzzle, placed, pencil: marks, playing } = board;
      const hinted = hintedIn(board, board.hinted);
      store.update(place, { puzzle, placed, hinted, marks, playing });
      keeper.adopt(board);
    },
    remove: (board) =>
      attempt("mine.unchanged", async () => {
        await (await saver.save()).shelf.remove(board.id);
        setGone(board, true);
      }),
    restore: (board) =>
      attempt("mine.unchanged", async () => {
        await (await saver.save()).shelf.restore(board);
        setGone(board, false);
      }),
    exportAll: () =>
      attempt("mine.unexported", async () => {
        const { shelf } = await saver.save();
        const lines = await Promise.all((await shelf.list()).map(lineOf));
        download(new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }), "redoku-puzzles.txt");
      }),
  };

  /** Draws a row at once, and focuses its button in place of the one that was pressed. @param {Kept} board @param {boolean} isGone */
  function setGone({ id }, isGone) {
    store.update(model.setGone, id, isGone);
    store.flush();
    document.getElementById(`mine-${id}`)?.querySelector("button")?.focus();
  }

  /** A board in one line: givens, own digits and pencil marks. @param {Kept} board */
  function lineOf({ givens, placed, pencil }) {
    const subject = { givens, placed, marks: pencil, solution: null };
    return client.ask("format", [entryFor(subject, "s9b", false), "s9b"]);
  }

  return {
    async open() {
      const keeper = await saver.save();
      const opened = await keeper.shelf.list().then(
        (boards) => model.mine(boards, keeper.problem),
        (error) => model.mine(null, problemOf(error)),
      );
      store.update(openDialog, opened);
    },
    panel: (state, t) => panel(state, t, on),
  };
}
