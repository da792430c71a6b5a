// Checks the module that a caller passes to createEngine().
import { functionsOf } from "../engine/functions.js";
import { RedokuError } from "../engine/redoku-error.js";
import { ownProperties } from "./arguments.js";

/**
 * The `module` among the options, if there is one: the full wasm module, compiled.
 * @param {any} options
 * @returns {WebAssembly.Module | undefined}
 */
export function readModule(options) {
  if (options === undefined) return undefined;
  if (options === null || typeof options !== "object") {
    throw badOption("expected an object of options");
  }
  const { module, ...others } = ownProperties(options);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw badOption(`unknown option ‘${unknown}’; it is module`, unknown);
  return module === undefined ? undefined : fullModule(module);
}

/** @param {any} module  as bytes or compiled */
function fullModule(module) {
  try {
    const compiled = module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module);
    const names = new Set(WebAssembly.Module.exports(compiled).map(({ name }) => name));
    if (functionsOf("redoku").every((name) => names.has(name))) return compiled;
  } catch {
    // Neither a module nor the bytes of one.
  }
  throw badOption("module must be the package's redoku_bg.wasm, as bytes or compiled");
}

/** @param {string} message @param {string} [name] */
function badOption(message, name = "module") {
  return new RedokuError("bad-option", message, { name });
}
