/** The wasm module with every function, which travels with the entry. */
import packed from "../pkg/redoku_bg.wasm?packed";
import { inlined } from "./inlined.js";

export const source = inlined(packed);
