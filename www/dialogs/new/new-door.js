/** Opens the dialog for a new puzzle, which is loaded on first use. */
import { withSentences } from "../../i18n/sentences.js";

/**
 * @param {object} parts
 * @param {import("../../engine/client.js").SolverClient} parts.client
 * @param {(open: () => Promise<unknown>) => void} parts.openDialog
 * @param {(made: import("../../pkg/redoku.js").Generated) => void} parts.place  puts the puzzle on the board
 * @param {(error: unknown) => void} parts.report
 * @param {() => import("../../i18n/translator.js").Translator} parts.translator
 */
export function makeNew({ client, openDialog, place, report, translator }) {
  openDialog(async () => {
    const { openNew } = await withSentences("new", import("./new-dialog.js"));
    return openNew({
      generate: (wish, signal, onProgress) => client.ask("generate", [wish], signal, onProgress),
      place,
      report,
      translator: translator(),
    });
  });
}
