/** Holds the state and tells its listeners about changes, once per frame. */
import { nextFrame, nextTask } from "../ui/tasks.js";

/**
 * @template S
 * @param {S} initial
 */
export function createStore(initial) {
  let state = initial;
  let told = initial;
  let isTelling = false;
  /** @type {((state: S, before: S) => void)[]} */
  const listeners = [];

  /** In tasks of their own: in a frame, its layout and its painting would come on top. */
  async function tell() {
    isTelling = true;
    try {
      await nextTask();
      do {
        const before = told;
        told = state;
        if (before !== told) for (const listener of listeners) listener(told, before);
        await nextFrame();
      } while (told !== state);
    } finally {
      isTelling = false;
    }
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
      if (!isTelling) tell();
    },
    /** @param {(state: S, before: S) => void} listener */
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}
