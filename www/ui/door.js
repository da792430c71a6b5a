/** The entry to a view that is loaded on first use. */

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {{ open(): unknown, close(): void, render(translator: Translator): void }} LazyView */

/**
 * @param {string} name  for the log
 * @param {() => Promise<LazyView>} start  loads and creates the view
 * @param {() => boolean} isLinked  whether the address links to something in the view
 */
export function createDoor(name, start, isLinked) {
  /** @type {Promise<LazyView> | null} */ let loading = null;
  /** @type {LazyView | null} */ let view = null;

  return {
    isLinked,
    /** Loads the view; resolves to whether that worked. */
    async load() {
      try {
        loading ??= start();
        view = await loading;
        return true;
      } catch (error) {
        console.warn(`Redoku's ${name} could not be loaded:`, error);
        loading = null;
        return false;
      }
    },
    open: () => view?.open(),
    close() {
      view?.close();
      if (isLinked()) history.replaceState(null, "", location.pathname + location.search);
    },
    /** @param {Translator} translator */
    render: (translator) => view?.render(translator),
  };
}
