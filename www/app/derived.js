/** Values derived from parts of the state. */

/**
 * Derives a value at most once from each object. Choose the smallest part of the state that the value depends on: the
 * state itself is another object after each change, even of a highlight.
 * @template {object} S @template T
 * @param {(part: S) => T} derive
 * @returns {(part: S) => T}
 */
export function derived(derive) {
  /** @type {WeakMap<S, { value: T }>} */ const known = new WeakMap();
  return (part) => {
    const before = known.get(part);
    if (before) return before.value;
    const value = derive(part);
    known.set(part, { value });
    return value;
  };
}

/**
 * Keeps the last value of a function, and computes it again only if an argument differs.
 * @template {unknown[]} A @template T
 * @param {(...args: A) => T} make
 * @returns {(...args: A) => T}
 */
export function memo(make) {
  /** @type {{ args: A, value: T } | null} */ let last = null;
  return (...args) => {
    const isSame = last?.args.every((value, index) => value === args[index]);
    if (!last || !isSame) last = { args, value: make(...args) };
    return last.value;
  };
}
