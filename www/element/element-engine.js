/**
 * The client of `<redoku-board>`. Nearly every board only asks to be solved: the worker and the small module come
 * with this file, the full module is loaded when a board reads or writes a text.
 */
import { SolverClient, SolverCrash } from "../engine/client.js";
import { inlineWorker } from "../engine/inline-worker.js";
import { localWorker } from "../engine/local-worker.js";
import { internalError } from "../engine/module.js";
import solver from "../pkg/solver_bg.wasm?deflated";

export function createClient() {
  return new ElementClient({
    start: inlineWorker,
    fallback: localWorker,
    modules: {
      solver,
      redoku: async () => (await import("../pkg/redoku_bg.wasm?deflated")).default(),
    },
  });
}

/** Rejects with a RedokuError where the engine crashed: boards report no other errors. */
class ElementClient extends SolverClient {
  /** @type {SolverClient["ask"]} */
  async ask(...question) {
    try {
      return await super.ask(...question);
    } catch (cause) {
      throw cause instanceof SolverCrash ? internalError(cause) : cause;
    }
  }
}
