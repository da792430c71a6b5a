/** The door to the Watch view: what is behind it is loaded when it is first opened. */

import { addSentences } from "../i18n/sentences.js";
import { byId } from "../ui/dom.js";
import { loadStyle } from "../ui/styles.js";
import { layOut, nextFrame, nextTask } from "../ui/tasks.js";

/** @typedef {import("./watch-view.js").Surroundings} Surroundings */
/** @typedef {ReturnType<typeof import("./watch-view.js").createWatchView>} WatchView */

/** Whether the address names a moment of a search. */
const isLinked = () => location.hash.startsWith("#watch=");

/** @param {Surroundings & { show(): void, onUnloaded(): void }} around */
export function createWatch(around) {
  /** @type {Promise<WatchView> | null} */ let loading = null;
  /** @type {WatchView | null} */ let view = null;
  let isOpen = false;

  async function load() {
    const [module] = await Promise.all([
      import("./watch-view.js"),
      addSentences("watch"),
      ...["watch", "program", "stage"].map(style),
    ]);
    await nextTask();
    const parts = await module.buildParts(around);
    view = module.createWatchView(around, parts);
    await nextTask();
    await view.translate();
    await layOut(byId("watch"));
    return view;
  }

  return {
    /** What the search shows on the board, or null while the view is closed. */
    get drawing() {
      return isOpen ? (view?.drawing ?? null) : null;
    },
    /** Opens or closes the view. @param {boolean} open */
    async setOpen(open) {
      if (open === isOpen) return;
      isOpen = open;
      if (!open) {
        view?.close();
        if (isLinked()) history.replaceState(null, "", location.pathname + location.search);
        return around.render();
      }
      // Until it is laid out, nobody sees its parts move.
      const sheet = /** @type {HTMLElement} */ (byId("watch").closest(".sheet"));
      sheet.dataset.opening = "";
      try {
        loading ??= load();
        const loaded = await loading;
        if (isOpen) loaded.open();
        await layOut(sheet);
        await nextFrame();
      } catch (error) {
        console.warn("Redoku's Watch could not be loaded:", error);
        loading = null;
        around.onUnloaded();
      }
      // The panel first, and what stands below the board in the next picture.
      sheet.dataset.opening = "stage";
      await nextFrame();
      delete sheet.dataset.opening;
    },
    /** Goes to the moment that the address names, if it does. */
    visit() {
      if (!isLinked()) return;
      if (isOpen) view?.open();
      else around.show();
    },
    /** The board may have changed under the search. */
    follow() {
      if (isOpen) view?.follow();
    },
    /** Takes up the page's language. */
    translate() {
      view?.translate();
    },
  };
}

/** Adds a style sheet, in a task of its own: to ask takes a moment each. @param {string} name @param {number} turn */
async function style(name, turn) {
  for (let task = 0; task <= turn; task++) await nextTask();
  return loadStyle(new URL(`../watch/${name}.css`, import.meta.url));
}
