/**
 * The engine client of `<redoku-board>`. The worker and the small module are loaded together with this file, the other
 * modules with the first question for them.
 */
import { IDLE, SolverClient, SolverCrash } from "../engine/client.js";
import { INLINE_MODULES } from "../engine/inline-modules.js";
import { inlineWorker } from "../engine/inline-worker.js";
import { localWorker } from "../engine/local-worker.js";
import { internalError } from "../engine/module.js";

/** @param {boolean} kept  whether the worker is kept while it has nothing to do */
export function createClient(kept) {
  return new ElementClient({
    idle: kept ? undefined : IDLE,
    start: inlineWorker,
    fallback: localWorker,
    modules: INLINE_MODULES,
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
