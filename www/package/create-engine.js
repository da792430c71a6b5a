/**
 * The functions as promises, answered by a worker. The page goes on while they work, and an AbortSignal ends even a
 * search that is running. The worker is made from a text that travels with the package, so no path is needed, and gets
 * each wasm module with the first question for it.
 */
import { SolverClient, SolverCrash } from "../engine/client.js";
import { FUNCTIONS, functionsOf } from "../engine/functions.js";
import { INLINE_MODULES } from "../engine/inline-modules.js";
import { inlineWorker } from "../engine/inline-worker.js";
import { localWorker } from "../engine/local-worker.js";
import { internalError } from "../engine/module.js";
import { RedokuError } from "../engine/redoku-error.js";
import { badSignal, readOptions, snapshot } from "./arguments.js";
import { fill } from "./fill.js";
import { solveBlocks, takeWorkers } from "./many.js";
import { readModule } from "./read-module.js";

/** @import { Method } from "../engine/functions.js" */

/**
 * An engine with a worker of its own.
 * @param {{ module?: BufferSource | WebAssembly.Module }} [options]
 * @returns {Record<string, (...values: any[]) => any>}
 */
export function createEngine(options) {
  const module = readModule(options);
  const newClient = () =>
    new SolverClient({
      start: inlineWorker,
      fallback: localWorker,
      modules: module ? { redoku: () => module } : INLINE_MODULES,
    });
  const client = newClient();
  /** The first client, and those that solveMany() was allowed to add. */
  const clients = [client];
  const calls = functionsOf("redoku").map((method) => [method, callOf(client, method)]);
  /** @type {Record<string, (...values: any[]) => Promise<any>>} */
  const functions = Object.fromEntries(calls);
  return {
    ...functions,
    init: async () => void (await functions.check(".".repeat(81))),
    /** @param {string[][]} board @param {object} [options] */
    solveSudoku: async (board, options) => fill(board, await functions.solveSudoku(board, options)),
    /** @param {Uint8Array} lines @param {any} [options] */
    solveMany: async (lines, options) => {
      const given = readOptions(options);
      const { workers, options: rest } = takeWorkers(given.options);
      const copy = workers > 1 && rest.into === undefined ? snapshot(lines) : null;
      if (!(copy instanceof Uint8Array))
        return ask(client, "solveMany", [lines], { ...given, options: rest });
      while (clients.length < workers) clients.push(newClient());
      const solvers = clients.slice(0, workers).map((each) => solveManyOf(each));
      return solveBlocks(solvers, copy, { ...given, options: rest });
    },
    close: () => {
      const reason = new RedokuError("closed", "the engine was closed");
      for (const each of clients) each.close(reason);
    },
  };
}

/** @param {SolverClient} client @returns {import("./many.js").SolveMany} */
function solveManyOf(client) {
  return /** @type {any} */ (callOf(client, "solveMany"));
}

/** @param {SolverClient} client @param {Method} method */
function callOf(client, method) {
  const { arity } = FUNCTIONS[method];
  return async (/** @type {unknown[]} */ ...values) =>
    ask(client, method, values.slice(0, arity), readOptions(values[arity]));
}

/** @param {SolverClient} client @param {Method} method @param {unknown[]} values @param {import("./arguments.js").Given} given */
async function ask(client, method, values, { signal, onProgress, options }) {
  const args = /** @type {any} */ ([...values, options].map(snapshot));
  try {
    return await client.ask(method, args, signal, onProgress);
  } catch (cause) {
    if (cause instanceof RedokuError || signal?.aborted) throw cause;
    if (cause instanceof SolverCrash) throw internalError(cause);
    // Nothing else of the caller's runs.
    throw badSignal(cause);
  }
}
