// Makes a wasm module safe to call: it starts by itself, throws only RedokuErrors, and after a trap the next call
// runs on a fresh instance.
import { functionsOf } from "./functions.js";
import { notStarted } from "./not-started.js";
import { RedokuError } from "./redoku-error.js";
import { TextNeeded } from "./text-reader.js";

/** @typedef {(...values: any[]) => any} Call */
/** @typedef {{ now: () => BufferSource, later: () => unknown }} Source */
/** @typedef {{ init(source?: any): Promise<void> } & Record<string, Call>} Functions */

/**
 * @param {import("./functions.js").Module} name
 * @param {any} glue what wasm-bindgen generated for the module
 * @param {Source} source the module, for a call before init() and for init() without an argument; may throw
 * @returns {Functions}
 */
export function guardModule(name, glue, { now, later }) {
  /** @type {"new" | "ready" | "broken"} */
  let state = "new";

  /** @param {any} [given] */
  async function init(given) {
    if (state !== "new") return;
    try {
      await glue.default({ module_or_path: given ?? (await later()) });
    } catch (cause) {
      throw notStarted(cause);
    }
    state = "ready";
  }

  function start() {
    if (state === "ready") return;
    try {
      if (state === "new") glue.initSync({ module: now() });
      else glue.__wbg_reset_state();
    } catch (cause) {
      throw notStarted(cause);
    }
    state = "ready";
  }

  /** @param {Call} call @returns {Call} */
  function guarded(call) {
    return (...values) => {
      start();
      try {
        return call(...values);
      } catch (cause) {
        if (cause instanceof RedokuError || cause instanceof TextNeeded) throw cause;
        // The next call restarts the module: here the stack may be exhausted.
        state = "broken";
        throw internalError(cause);
      }
    };
  }

  const functions = functionsOf(name).map((method) => [method, guarded(glue[method])]);
  return { init, ...Object.fromEntries(functions) };
}

/** The error for a trap or a crash, after which a fresh instance answers. @param {any} cause */
export function internalError(cause) {
  if (cause?.code === "unloaded") return new RedokuError("unloaded", cause.message, {}, { cause });
  return new RedokuError("internal", "the solver failed and was restarted", {}, { cause });
}
