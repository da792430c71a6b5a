// Checks the module that a caller passes to createEngine().
import { functionsOf } from "../engine/functions.js";
import { RedokuError } from "../engine/redoku-error.js";

/**
 * The `module` among the options, if there is one: the full wasm module, as bytes or compiled.
 * @param {any} options
 * @returns {BufferSource | WebAssembly.Module | undefined}
 */
export function readModule(options) {
  if (options !== undefined && (options === null || typeof options !== "object")) {
    throw badOption("expected an object of options");
  }
  const module = Object.hasOwn(options ?? {}, "module") ? options.module : undefined;
  if (module === undefined || isFullModule(module)) return module;
  throw badOption("module must be the package's redoku_bg.wasm, as bytes or compiled");
}

/** @param {any} module */
function isFullModule(module) {
  try {
    const compiled = module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module);
    const names = new Set(WebAssembly.Module.exports(compiled).map(({ name }) => name));
    return functionsOf("redoku").every((name) => names.has(name));
  } catch {
    return false;
  }
}

/** @param {string} message */
function badOption(message) {
  return new RedokuError("bad-option", message, { name: "module" });
}
