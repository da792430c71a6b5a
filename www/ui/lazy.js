/** A part of the page that is loaded on first use. */

/**
 * @template T
 * @param {string} name  for the log
 * @param {() => Promise<T>} load  loads the code of the part, its styles and its sentences
 * @param {() => void} onFailure  tells the user that the part could not be loaded
 */
export function lazy(name, load, onFailure) {
  /** @type {Promise<T> | null} */ let loading = null;
  /** @type {T | null} */ let part = null;

  return {
    name,
    /** The part, or null before its first use. */
    get part() {
      return part;
    },
    /** Acts once the part is loaded. After a failure, the next use tries again. @param {(part: T) => unknown} act */
    async use(act) {
      try {
        loading ??= load();
        part = await loading;
      } catch (error) {
        console.warn(`Redoku's ${name} could not be loaded:`, error);
        loading = null;
        return onFailure();
      }
      return act(part);
    },
  };
}
