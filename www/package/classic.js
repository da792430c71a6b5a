/** `redoku/classic`: the textbook searches, event by event. The wasm module travels with it. */
import { guardModule } from "../engine/module.js";
import * as glue from "../pkg/classic.js";
import packed from "../pkg/classic_bg.wasm?packed";
import { inlined } from "./inlined.js";

const engine = guardModule("classic", glue, inlined(packed));

export { RedokuError } from "../engine/redoku-error.js";
export const init = engine.init;
export const trace = engine.trace;
export const algorithms = engine.algorithms;
export const watchStart = engine.watchStart;
export const watchRun = engine.watchRun;
export const watchSeek = engine.watchSeek;
export const watchOutline = engine.watchOutline;
