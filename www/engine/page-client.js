/** A client for the site's own pages, where the worker and the wasm modules are files. */
import { SolverClient } from "./client.js";

export function createClient() {
  return new SolverClient({
    start: () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
    modules: {
      solver: () => new URL("../pkg/solver_bg.wasm", import.meta.url).href,
      repair: () => new URL("../pkg/repair_bg.wasm", import.meta.url).href,
      classic: () => new URL("../pkg/classic_bg.wasm", import.meta.url).href,
      logic: () => new URL("../pkg/logic_bg.wasm", import.meta.url).href,
      photo: () => new URL("../pkg/photo_bg.wasm", import.meta.url).href,
    },
  });
}
