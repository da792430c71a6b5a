/** The views behind the tabs that are loaded on first use. */

/** @typedef {ReturnType<typeof import("./door.js").createDoor>} Door */

/**
 * @template {string} View
 * @param {Partial<Record<View, Door>>} doors
 * @param {object} to
 * @param {() => View} to.current
 * @param {(view: View) => void} to.select
 * @param {() => void} to.onUnloaded  called when a view could not be loaded
 */
export function createViews(doors, { current, select, onUnloaded }) {
  /** Selects a view once it is loaded, so that it appears complete. @param {View} view */
  async function open(view) {
    const door = doors[view];
    if (door && !(await door.load())) return onUnloaded();
    select(view);
  }

  return {
    open,
    /** Closes one view and opens another. @param {View} from @param {View} to */
    change(from, to) {
      if (from === to) return;
      doors[from]?.close();
      doors[to]?.open();
    },
    /** Opens the view that the address links to, if any. */
    visit() {
      for (const [name, door] of /** @type {[View, Door][]} */ (Object.entries(doors))) {
        if (!door.isLinked()) continue;
        if (current() === name) door.open();
        else open(name);
      }
    },
    /** @param {import("../i18n/translator.js").Translator} translator */
    render: (translator) => doors[current()]?.render(translator),
  };
}
