/**
 * The engine client of `<redoku-board>`. The worker and the small module are part of this file; the full module is
 * loaded when a board parses or formats a text, which few boards do.
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

/** Rejects with a RedokuError if the engine crashed, as boards report no other errors. */
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
