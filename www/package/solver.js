/** `redoku/solver`: the smallest entry: the answer and the truth about a puzzle. The wasm module travels with it. */
import { guardModule } from "../engine/module.js";
import * as glue from "../pkg/solver.js";
import packed from "../pkg/solver_bg.wasm?packed";
import { inlined } from "./inlined.js";

const engine = guardModule("solver", glue, inlined(packed));

export { RedokuError } from "../engine/redoku-error.js";
export const init = engine.init;
export const solveSudoku = engine.solveSudoku;
export const solve = engine.solve;
export const solveMany = engine.solveMany;
export const check = engine.check;
export const candidates = engine.candidates;
export const trueCandidates = engine.trueCandidates;
