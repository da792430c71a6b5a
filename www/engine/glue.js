/** The JavaScript side of each wasm module but the first, loaded on first use. */
export const GLUE = {
  repair: () => import("../pkg/repair.js"),
  text: () => import("../pkg/text.js"),
  classic: () => import("../pkg/classic.js"),
  logic: () => import("../pkg/logic.js"),
  photo: () => import("../pkg/photo.js"),
  redoku: () => import("../pkg/redoku.js"),
};
