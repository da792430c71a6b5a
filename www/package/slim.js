// The package's entry for those who stream the module: the same functions as the main entry, with the
// wasm as a file of its own (redoku/redoku_bg.wasm). init() has to be awaited before the first call.

import { RedokuError } from "../engine/redoku-error.js";
import { wrap } from "../engine/wrap.js";
import * as glue from "../pkg/redoku.js";

export { RedokuError };

const functions = wrap(glue, () => {
  throw new RedokuError("not-loaded", "await init() before the first call");
});

/** @param {import("./source.js").ModuleSource} [source] */
export function init(source) {
  return functions.init(source ?? besides());
}

/** The file beside this one. @returns {URL | BufferSource} */
function besides() {
  const file = new URL("../pkg/redoku_bg.wasm", import.meta.url);
  // Node does not fetch files.
  const fs = globalThis.process?.getBuiltinModule?.("node:fs");
  return file.protocol === "file:" && fs ? fs.readFileSync(file) : file;
}

export const {
  solveSudoku,
  solve,
  solveMany,
  check,
  candidates,
  trueCandidates,
  parse,
  format,
  trace,
  algorithms,
  watchStart,
  watchRun,
  watchSeek,
  watchOutline,
} = functions;
