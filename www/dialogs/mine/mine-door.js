/** My puzzles: notes which boards to keep, and loads what keeps and shows them after a pause or on demand. */
import { withSentences } from "../../i18n/sentences.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Position} Position */
/** @typedef {ReturnType<typeof import("../../app/keeper.js").createKeeper>} Keeper */

/** How long the board must be unchanged before it is kept, in ms. */
const PAUSE = 500;

/**
 * @param {object} parts
 * @param {import("../../app/verdicts.js").Store} parts.store
 * @param {import("../../engine/client.js").SolverClient} parts.client
 * @param {() => import("../../i18n/translator.js").Translator} parts.translator
 * @param {(open: () => Promise<unknown>) => void} parts.openDialog
 * @param {(board: import("../../app/shelf.js").Kept) => void} parts.place  puts a board on the page
 */
export function createMine({ store, client, translator, openDialog, place }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;
  /** @type {Promise<Keeper> | null} */ let loading = null;
  /** Boards that were replaced since the last save. @type {Position[]} */ let replaced = [];
  let isChanged = false;

  /** @returns {Promise<Keeper>} */
  function load() {
    loading ??= import("../../app/keeper.js").then(({ createKeeper }) => createKeeper(store));
    // The next call tries again.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  /** Keeps what has changed. */
  async function save() {
    clearTimeout(timer);
    const keeper = await load();
    const boards = isChanged ? [...replaced, store.state] : [];
    [replaced, isChanged] = [[], false];
    await Promise.all(boards.map(keeper.save));
    return keeper;
  }

  /** Without a network the module may be missing: then the next change tries again. */
  const trySave = () => save().catch(() => {});

  return {
    /** Keeps the board soon, and with it the one that it has replaced. @param {State} state @param {State} before */
    keep(state, before) {
      isChanged = true;
      if (state.sheet !== before.sheet) {
        // Keys may have changed it since the last frame.
        replaced.push(state.past.findLast(({ sheet }) => sheet === before.sheet) ?? before);
      }
      clearTimeout(timer);
      timer = setTimeout(trySave, PAUSE);
    },
    /** Keeps the board now, because the page may close. */
    save: () => isChanged && trySave(),
    open: () =>
      openDialog(async () => {
        const dialog = withSentences("mine", import("./mine-dialog.js"));
        const [{ openMine }, keeper] = await Promise.all([dialog, save()]);
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
