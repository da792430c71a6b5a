/** A client for the site's own pages, where the worker and the wasm modules are files. */
import { SolverClient } from "./client.js";

/** @param {{ idle?: number }} [options]  how long a worker without a question is kept, in ms; for ever without it */
export function createClient({ idle } = {}) {
  return new SolverClient({
    idle,
    start: () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
    modules: {
      solver: () => new URL("../pkg/solver_bg.wasm", import.meta.url).href,
      repair: () => new URL("../pkg/repair_bg.wasm", import.meta.url).href,
      text: () => new URL("../pkg/text_bg.wasm", import.meta.url).href,
      classic: () => new URL("../pkg/classic_bg.wasm", import.meta.url).href,
      logic: () => new URL("../pkg/logic_bg.wasm", import.meta.url).href,
      photo: () => new URL("../pkg/photo_bg.wasm", import.meta.url).href,
    },
  });
}
