/**
 * `redoku`: every function. The wasm module travels with it, so no path, loader or plugin is needed; it is compiled at
 * the first call, or by init().
 */
import { guardModule } from "../engine/module.js";
import * as glue from "../pkg/redoku.js";
import { source } from "./whole-module.js";

const engine = guardModule("redoku", glue, source);

export { RedokuError } from "../engine/redoku-error.js";
export const init = engine.init;
export const solveSudoku = engine.solveSudoku;
export const solve = engine.solve;
export const solveMany = engine.solveMany;
export const check = engine.check;
export const candidates = engine.candidates;
export const trueCandidates = engine.trueCandidates;
export const repairs = engine.repairs;
export const decisive = engine.decisive;
export const parse = engine.parse;
export const format = engine.format;
export const judgeMany = engine.judgeMany;
export const listStart = engine.listStart;
export const listRead = engine.listRead;
export const parseLines = engine.parseLines;
export const judgeLines = engine.judgeLines;
export const trace = engine.trace;
export const algorithms = engine.algorithms;
export const watchStart = engine.watchStart;
export const watchRun = engine.watchRun;
export const watchSeek = engine.watchSeek;
export const watchOutline = engine.watchOutline;
export const hint = engine.hint;
export const findSteps = engine.findSteps;
export const explain = engine.explain;
export const refute = engine.refute;
export const techniques = engine.techniques;
export const verify = engine.verify;
export const rate = engine.rate;
export const rateMany = engine.rateMany;
export const generate = engine.generate;
export const readPhoto = engine.readPhoto;
