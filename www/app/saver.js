/** Notes which boards to keep, and gives them to the keeper, which is loaded with the first of them. */

/** @import { createKeeper } from "./keeper.js" */
/** @import { Position, State } from "./state.js" */

/** How long the board must be unchanged before it is kept, in ms. */
const PAUSE = 500;

/**
 * @param {Pick<import("./store.js").Store, "state">} store
 * @param {() => Promise<ReturnType<typeof createKeeper>>} loadKeeper
 */
export function createSaver(store, loadKeeper) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;
  /** @type {ReturnType<typeof loadKeeper> | null} */ let loading = null;
  /** Boards that were replaced since the last save. @type {Position[]} */ let replaced = [];
  let isChanged = false;
  /** The last save. @type {Promise<unknown>} */ let saving = Promise.resolve();

  function keeper() {
    loading ??= loadKeeper();
    // The next call tries again.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  /** Keeps what has changed; resolves to the keeper, once that and all earlier boards are kept. */
  async function save() {
    clearTimeout(timer);
    const loaded = await keeper();
    const boards = isChanged ? [...replaced, store.state] : [];
    [replaced, isChanged] = [[], false];
    saving = Promise.all([saving, ...boards.map(loaded.save)]);
    await saving;
    return loaded;
  }

  /** Without a network the module may be missing: then the next change tries again. */
  const trySave = () => save().catch(() => {});

  return {
    save,
    /** Keeps the board soon, and with it the one that it has replaced. @param {State} state @param {State} before */
    follow(state, before) {
      if (state.board === before.board && state.pencil === before.pencil) return;
      isChanged = true;
      if (state.sheet !== before.sheet) {
        // Keys may have changed it since the last frame.
        replaced.push(state.past.findLast(({ sheet }) => sheet === before.sheet) ?? before);
      }
      clearTimeout(timer);
      timer = setTimeout(trySave, PAUSE);
    },
    /** Keeps the board now, because the page may close. */
    flush: () => isChanged && trySave(),
  };
}
