/** `redoku/text`: puzzles and lists as text, in and out. The wasm module travels with it. */
import { guardModule } from "../engine/module.js";
import * as glue from "../pkg/text.js";
import packed from "../pkg/text_bg.wasm?packed";
import { inlined } from "./inlined.js";

const engine = guardModule("text", glue, inlined(packed));

export { RedokuError } from "../engine/redoku-error.js";
export const init = engine.init;
export const parse = engine.parse;
export const format = engine.format;
export const judgeMany = engine.judgeMany;
export const listStart = engine.listStart;
export const listRead = engine.listRead;
export const parseLines = engine.parseLines;
export const judgeLines = engine.judgeLines;
