/** Holds the state and tells its listeners about changes, once per frame. */

/**
 * @template S
 * @param {S} initial
 */
export function createStore(initial) {
  let state = initial;
  let told = initial;
  let scheduled = false;
  /** @type {((state: S, before: S) => void)[]} */
  const listeners = [];

  function tell() {
    scheduled = false;
    const before = told;
    told = state;
    if (before !== told) for (const listener of listeners) listener(told, before);
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
      if (scheduled) return;
      scheduled = true;
      requestAnimationFrame(tell);
    },
    /** @param {(state: S, before: S) => void} listener */
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}
