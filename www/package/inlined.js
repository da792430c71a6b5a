/** A wasm module that travels with an entry: for a first call at once, and for init(). */
import { unpackNow } from "../engine/inflate.js";
import { unpackLater } from "../engine/packed.js";

/** @param {import("../engine/packed.js").Packed} packed @returns {import("../engine/module.js").Source} */
export function inlined(packed) {
  return { now: () => unpackNow(packed), later: () => unpackLater(packed) };
}
