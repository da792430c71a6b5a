// `redoku/worker`: the functions as promises, answered by a worker. The page goes on while they work, and an
// AbortSignal ends even a search that is running. The worker is made from a text that travels with the package, so
// no path is needed.
import { SolverClient, SolverCrash } from "../engine/client.js";
import { FUNCTIONS, functionsOf } from "../engine/functions.js";
import { inlineWorker } from "../engine/inline-worker.js";
import { localWorker } from "../engine/local-worker.js";
import { internalError } from "../engine/module.js";
import { RedokuError } from "../engine/redoku-error.js";
import bytes from "../pkg/redoku_bg.wasm?deflated";
import { badSignal, readOptions, snapshot } from "./arguments.js";
import { fill } from "./fill.js";
import { readWorkers, solveBlocks } from "./many.js";
import { readModule } from "./read-module.js";

/** @typedef {import("../engine/functions.js").Method} Method */

/**
 * An engine with a worker of its own.
 * @param {{ module?: BufferSource | WebAssembly.Module }} [options]
 */
export function createEngine(options) {
  const module = readModule(options);
  const newClient = () =>
    new SolverClient({
      start: inlineWorker,
      fallback: localWorker,
      modules: { redoku: () => module ?? bytes() },
    });
  const client = newClient();
  /** The first client, and those that solveMany() was allowed to add. */
  const clients = [client];
  const calls = functionsOf("redoku").map((method) => [method, callOf(client, method)]);
  /** @type {Record<string, (...values: any[]) => Promise<any>>} */
  const functions = Object.fromEntries(calls);
  return {
    ...functions,
    init: async () => void (await functions.algorithms()),
    /** @param {string[][]} board @param {object} [options] */
    solveSudoku: async (board, options) => fill(board, await functions.solveSudoku(board, options)),
    /** @param {Uint8Array} lines @param {any} [options] */
    solveMany: async (lines, options) => {
      const given = readOptions(options);
      const workers = readWorkers(given.options);
      const copy = workers > 1 && given.options.into === undefined ? snapshot(lines) : null;
      if (!(copy instanceof Uint8Array)) return functions.solveMany(lines, options);
      while (clients.length < workers) clients.push(newClient());
      const solvers = clients.slice(0, workers).map((each) => solveManyOf(each));
      return solveBlocks(solvers, copy, given);
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
  return async (/** @type {unknown[]} */ ...values) => {
    const { signal, onProgress, options } = readOptions(values[arity]);
    const args = /** @type {any} */ ([...values.slice(0, arity), options].map(snapshot));
    try {
      return await client.ask(method, args, signal, onProgress);
    } catch (cause) {
      if (cause instanceof RedokuError || signal?.aborted) throw cause;
      if (cause instanceof SolverCrash) throw internalError(cause);
      // Nothing else of the caller's runs.
      throw badSignal(cause);
    }
  };
}

export const engine = createEngine();
