// The package's entry: every function of the engine, ready to call. The wasm module travels with it,
// so no path, loader or plugin is needed; it is compiled at the first call, or by init().

import base64 from "../pkg/inline.js";
import * as glue from "../pkg/redoku.js";
import { RedokuError } from "../redoku-error.js";

export { RedokuError };

let started = false;

/**
 * Loads the module. Idempotent; the functions also work without it, except where a host forbids
 * compiling at run time (then hand it a `WebAssembly.Module`).
 * @param {Parameters<typeof import("./index.d.ts").init>[0]} [source]
 */
export async function init(source) {
  if (started) return;
  await glue.default({ module_or_path: source ?? bytes() });
  started = true;
}

function bytes() {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * Makes a function of the module safe to call: it starts the module if need be, and if the module
 * should ever trap, the next call works on a fresh instance.
 * @template {(...values: any[]) => unknown} F
 * @param {F} call
 * @returns {F}
 */
function guarded(call) {
  const guard = (/** @type {unknown[]} */ ...values) => {
    if (!started) {
      glue.initSync({ module: bytes() });
      started = true;
    }
    try {
      return call(...values);
    } catch (cause) {
      if (cause instanceof RedokuError) throw cause;
      glue.__wbg_reset_state();
      throw new RedokuError("internal", "the solver failed and was started anew", {}, { cause });
    }
  };
  return /** @type {F} */ (guard);
}

export const solveSudoku = guarded(glue.solveSudoku);
export const solve = guarded(glue.solve);
export const solveMany = guarded(glue.solveMany);
export const check = guarded(glue.check);
export const candidates = guarded(glue.candidates);
export const trueCandidates = guarded(glue.trueCandidates);
export const parse = guarded(glue.parse);
export const format = guarded(glue.format);
export const trace = guarded(glue.trace);
export const algorithms = guarded(glue.algorithms);
export const watchStart = guarded(glue.watchStart);
export const watchRun = guarded(glue.watchRun);
export const watchSeek = guarded(glue.watchSeek);
export const watchOutline = guarded(glue.watchOutline);
