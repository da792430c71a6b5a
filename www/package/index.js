// The package's entry: every function of the engine, ready to call. The wasm module travels with it,
// so no path, loader or plugin is needed; it is compiled at the first call, or by init().

import { moduleBytes } from "../engine/full-bytes.js";
import { wrap } from "../engine/wrap.js";
import * as glue from "../pkg/redoku.js";

export { RedokuError } from "../engine/redoku-error.js";

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
