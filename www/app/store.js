/** Holds the state and notifies its listeners of changes, at most once per frame. */

/** @typedef {ReturnType<typeof createStore<import("./state.js").State>>} Store  of the page or of an embedded board */

/**
 * @template S
 * @param {S} initial
 * @param {(notify: () => void) => void} schedule  calls `notify` in the next frame
 */
export function createStore(initial, schedule) {
  let state = initial;
  let notified = initial;
  let isScheduled = false;
  /** @type {((state: S, before: S) => void)[]} */
  const listeners = [];

  function flush() {
    isScheduled = false;
    const before = notified;
    notified = state;
    if (before === notified) return;
    for (const listener of listeners) listener(notified, before);
  }

  function scheduleOnce() {
    if (isScheduled) return;
    isScheduled = true;
    schedule(flush);
  }

  return {
    get state() {
      return state;
    },
    /**
     * Applies a pure change.
     * @template {unknown[]} A
     * @param {(state: S, ...args: A) => S} change
     * @param {A} args
     */
    update(change, ...args) {
      const after = change(state, ...args);
      if (after === state) return;
      state = after;
      scheduleOnce();
    },
    /** @param {(state: S, before: S) => void} listener */
    subscribe(listener) {
      listeners.push(listener);
    },
    /** Notifies the listeners now instead of in the next frame. */
    flush,
  };
}
