/**
 * The quick answer: `solve` alone, from a worker that carries the smallest module inside. Where a page's policy allows
 * no such worker, the same functions are loaded onto the page's own thread.
 */

import { SolverClient, SolverCrash } from "../engine/client.js";
import { RedokuError } from "../engine/redoku-error.js";
import source from "../pkg/quick-source.js";

/** @typedef {import("../engine/client.js").WorkerLike} WorkerLike */

let address = "";
const client = new SolverClient(startWorker, localWorker);

/** @type {(puzzle: string, options: { signal?: AbortSignal }) => Promise<import("../pkg/redoku.js").Verdict>} */
export async function solve(puzzle, { signal, ...options }) {
  try {
    return await client.ask("solve", [puzzle, options], signal);
  } catch (cause) {
    if (!(cause instanceof SolverCrash)) throw cause;
    throw new RedokuError("internal", "the solver failed and was started anew", {}, { cause });
  }
}

/** @returns {WorkerLike} */
function startWorker() {
  try {
    address ||= URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    return new Worker(address, { type: "module", name: "redoku" });
  } catch {
    // Some browsers throw at once where a page's security policy forbids the worker.
    return localWorker();
  }
}

/** The page's own thread behind a worker's face. @returns {WorkerLike} */
function localWorker() {
  /** @type {(event: { data: object }) => void} */
  let listener = () => {};
  let ended = false;
  return /** @type {WorkerLike} */ ({
    addEventListener(/** @type {string} */ type, /** @type {any} */ to) {
      if (type === "message") listener = to;
    },
    async postMessage(/** @type {{ id: number, args: [string, object] }} */ { id, args }) {
      const data = await answer(id, args);
      if (!ended) listener({ data });
    },
    terminate() {
      ended = true;
    },
  });
}

/** @param {number} id @param {[string, object]} args */
async function answer(id, args) {
  try {
    const engine = await import("../package/solver.js");
    return { id, result: engine.solve(...args) };
  } catch (error) {
    const { code = "unloaded", message, details = {} } = /** @type {RedokuError} */ (error);
    return { id, error: { code, message, details } };
  }
}
