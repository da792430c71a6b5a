// Makes a module safe to call: it starts by itself, throws nothing but RedokuErrors, and if it should
// ever trap, the next call works on a fresh instance.
import { RedokuError } from "./redoku-error.js";

/**
 * @typedef {object} Loader how a module is started
 * @property {(source: any) => Promise<unknown>} load
 * @property {(bytes: BufferSource) => unknown} loadSync
 * @property {() => void} restart
 */

/** @typedef {(...values: any[]) => unknown} Call */

/**
 * @param {Loader} loader
 * @param {() => BufferSource} bytes the module, or an error that says how to load it
 */
export function guard(loader, bytes) {
  /** @type {"new" | "ready" | "broken"} */
  let state = "new";

  /** @param {any} [source] */
  async function init(source) {
    if (state !== "new") return;
    try {
      await loader.load(source ?? bytes());
    } catch (cause) {
      throw notStarted(cause);
    }
    state = "ready";
  }

  function ready() {
    if (state === "ready") return;
    try {
      if (state === "new") loader.loadSync(bytes());
      else loader.restart();
    } catch (cause) {
      throw notStarted(cause);
    }
    state = "ready";
  }

  /** @template {Call} F @param {F} call @returns {F} */
  function guarded(call) {
    const safe = (/** @type {unknown[]} */ ...values) => {
      ready();
      try {
        return call(...values);
      } catch (cause) {
        if (cause instanceof RedokuError) throw cause;
        // Started anew by the next call, not here: the stack may be exhausted.
        state = "broken";
        throw new RedokuError("internal", "the solver failed and is started anew", {}, { cause });
      }
    };
    return /** @type {F} */ (safe);
  }

  return { init, guarded };
}

/** @param {unknown} cause */
function notStarted(cause) {
  if (cause instanceof RedokuError) return cause;
  const message = `the WebAssembly module could not be started: ${cause}`;
  return new RedokuError("not-started", message, {}, { cause });
}
