/** `redoku/photo`: puzzles from photos. The wasm module travels with it. */
import { guardModule } from "../engine/module.js";
import * as glue from "../pkg/photo.js";
import packed from "../pkg/photo_bg.wasm?packed";
import { inlined } from "./inlined.js";

const engine = guardModule("photo", glue, inlined(packed));

export { RedokuError } from "../engine/redoku-error.js";
export const init = engine.init;
export const readPhoto = engine.readPhoto;
