/** `redoku/repair`: what would give a grid exactly one solution. The wasm module travels with it. */
import { guardModule } from "../engine/module.js";
import * as glue from "../pkg/repair.js";
import packed from "../pkg/repair_bg.wasm?packed";
import { inlined } from "./inlined.js";

const engine = guardModule("repair", glue, inlined(packed));

export { RedokuError } from "../engine/redoku-error.js";
export const init = engine.init;
export const repairs = engine.repairs;
export const decisive = engine.decisive;
