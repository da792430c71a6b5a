// Every function of the full module, safe to call.
import { guard } from "./guard.js";

/** @param {typeof import("../pkg/redoku.js")} glue @param {() => BufferSource} bytes */
export function wrap(glue, bytes) {
  const loader = {
    load: (/** @type {any} */ source) => glue.default({ module_or_path: source }),
    loadSync: (/** @type {BufferSource} */ module) => glue.initSync({ module }),
    restart: glue.__wbg_reset_state,
  };
  const { init, guarded } = guard(loader, bytes);
  return {
    init,
    solveSudoku: guarded(glue.solveSudoku),
    solve: guarded(glue.solve),
    solveMany: guarded(glue.solveMany),
    check: guarded(glue.check),
    candidates: guarded(glue.candidates),
    trueCandidates: guarded(glue.trueCandidates),
    parse: guarded(glue.parse),
    format: guarded(glue.format),
    trace: guarded(glue.trace),
    algorithms: guarded(glue.algorithms),
    watchStart: guarded(glue.watchStart),
    watchRun: guarded(glue.watchRun),
    watchSeek: guarded(glue.watchSeek),
    watchOutline: guarded(glue.watchOutline),
  };
}
