/** The door to the batch dialog, which is loaded on first use. */
import { withSentences } from "../../i18n/sentences.js";

/** @typedef {ReturnType<typeof import("./batch-dialog.js").openBatch>} Opened */

/**
 * @param {object} parts
 * @param {(puzzle: string) => void} parts.place  puts a puzzle on the board
 * @param {(open: () => Promise<unknown>) => void} parts.openDialog
 * @param {() => import("../../i18n/translator.js").Translator} parts.translator
 */
export function createBatchDoor({ place, openDialog, translator }) {
  /** The last dialog. @type {Opened | null} */ let last = null;

  return {
    /** @param {File[]} [files]  the puzzles to work on */
    open(files = []) {
      openDialog(async () => {
        const { openBatch } = await withSentences("batch", import("./batch-dialog.js"));
        last = openBatch({ place, translator: translator() }, files);
      });
    },
    /** Gives files to the dialog; returns false if it is not open. @param {File[]} files */
    take(files) {
      if (!last?.dialog.open) return false;
      last.take(files);
      return true;
    },
  };
}
