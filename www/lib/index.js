// The package's entry: every function of the engine, ready to call. The wasm module travels with it,
// so no path, loader or plugin is needed; it is compiled at the first call, or by init().

import * as glue from "../pkg/redoku.js";
import { moduleBytes } from "./bytes.js";
import { guard } from "./guard.js";

export { RedokuError } from "../redoku-error.js";

const { init, guarded } = guard(glue, moduleBytes);

export { init };
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
