/** The entry point of the Watch view, which is loaded on first use. */
import { withSentences } from "../i18n/sentences.js";

/** @typedef {import("./watch-view.js").Surroundings} Surroundings */
/** @typedef {ReturnType<typeof import("./watch-view.js").createWatchView>} WatchView */

/** Whether the address links to a moment of a search. */
export const isMomentLinked = () => location.hash.startsWith("#watch=");

/** @param {Surroundings} around */
export function createWatch(around) {
  /** @type {Promise<WatchView> | null} */ let loading = null;
  /** @type {WatchView | null} */ let view = null;

  async function start() {
    const module = await withSentences("watch", import("./watch-view.js"));
    view = module.createWatchView(around);
    return view;
  }

  return {
    /** Loads the view; resolves to whether that worked. */
    async load() {
      try {
        loading ??= start();
        await loading;
        return true;
      } catch (error) {
        console.warn("Redoku's Watch could not be loaded:", error);
        loading = null;
        return false;
      }
    },
    open: () => view?.open(),
    close() {
      view?.close();
      if (isMomentLinked()) {
        history.replaceState(null, "", location.pathname + location.search);
      }
    },
    /** @param {import("../i18n/translator.js").Translator} translator */
    render: (translator) => view?.render(translator),
  };
}
