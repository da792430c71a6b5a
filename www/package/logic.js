/** `redoku/logic`: the human solver, ratings, and new puzzles. The wasm module travels with it. */
import { guardModule } from "../engine/module.js";
import * as glue from "../pkg/logic.js";
import packed from "../pkg/logic_bg.wasm?packed";
import { inlined } from "./inlined.js";

const engine = guardModule("logic", glue, inlined(packed));

export { RedokuError } from "../engine/redoku-error.js";
export const init = engine.init;
export const hint = engine.hint;
export const findSteps = engine.findSteps;
export const explain = engine.explain;
export const refute = engine.refute;
export const techniques = engine.techniques;
export const verify = engine.verify;
export const rate = engine.rate;
export const rateMany = engine.rateMany;
export const generate = engine.generate;
