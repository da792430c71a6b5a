// `redoku/slim`: every function, with the wasm module as a file of its own (redoku/redoku_bg.wasm) that can be
// streamed. init() has to be awaited before the first call.
import { guardModule } from "../engine/module.js";
import { RedokuError } from "../engine/redoku-error.js";
import * as glue from "../pkg/redoku.js";

const functions = guardModule("redoku", glue, () => {
  throw new RedokuError("not-loaded", "await init() before the first call");
});

export const engine = {
  ...functions,
  /** @param {import("./types/module-source.js").ModuleSource} [source] */
  init: (source) => functions.init(source ?? fileBeside()),
};

/** The module beside the built entry. @returns {URL | BufferSource} */
function fileBeside() {
  const file = new URL(/* @vite-ignore */ "./redoku_bg.wasm", import.meta.url);
  // Node's fetch() does not read files.
  const fs = globalThis.process?.getBuiltinModule?.("node:fs");
  return file.protocol === "file:" && fs ? fs.readFileSync(file) : file;
}
