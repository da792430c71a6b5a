// The package's entry: every function of the engine, ready to call. The wasm module travels with it,
// so no path, loader or plugin is needed; it is compiled at the first call, or by init().

import * as glue from "../pkg/redoku.js";
import { moduleBytes } from "./full-bytes.js";
import { wrap } from "./wrap.js";

export { RedokuError } from "../redoku-error.js";

export const {
  init,
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
} = wrap(glue, moduleBytes);
