/** The wasm modules of the package's workers: each travels in a file of its own, which is loaded on first use. */
import { unpackLater } from "./packed.js";

/** @type {import("./client.js").Host["modules"]} */
export const INLINE_MODULES = {
  solver: async () => unpackLater((await import("../pkg/solver_bg.wasm?packed")).default),
  repair: async () => unpackLater((await import("../pkg/repair_bg.wasm?packed")).default),
  text: async () => unpackLater((await import("../pkg/text_bg.wasm?packed")).default),
  classic: async () => unpackLater((await import("../pkg/classic_bg.wasm?packed")).default),
  logic: async () => unpackLater((await import("../pkg/logic_bg.wasm?packed")).default),
  photo: async () => unpackLater((await import("../pkg/photo_bg.wasm?packed")).default),
};
