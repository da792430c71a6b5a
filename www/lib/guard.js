// Makes a module safe to call: it starts by itself, throws nothing but RedokuErrors, and if it should
// ever trap, the next call works on a fresh instance.
import { RedokuError } from "../redoku-error.js";

/**
 * @typedef {object} Glue what wasm-bindgen writes beside each module
 * @property {(options: { module_or_path: any }) => Promise<unknown>} default
 * @property {(options: { module: any }) => unknown} initSync
 * @property {() => void} __wbg_reset_state
 */

/** @typedef {(...values: any[]) => unknown} Call */

/**
 * @param {Glue} glue
 * @param {() => BufferSource} bytes the module, or an error that says how to load it
 */
export function guard(glue, bytes) {
  /** @type {"new" | "ready" | "broken"} */
  let state = "new";

  /** @param {any} [source] */
  async function init(source) {
    if (state !== "new") return;
    try {
      await glue.default({ module_or_path: source ?? bytes() });
    } catch (cause) {
      throw notStarted(cause);
    }
    state = "ready";
  }

  function ready() {
    if (state === "ready") return;
    try {
      if (state === "new") glue.initSync({ module: bytes() });
      else glue.__wbg_reset_state();
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
