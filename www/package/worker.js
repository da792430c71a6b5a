// The package's functions as promises, answered by a worker: the page goes on while they work, and
// an AbortSignal ends even a search under way. The worker is made of text that travels with the
// package, so no path is ever needed.

import { SolverClient, SolverCrash } from "../engine/client.js";
import { RedokuError } from "../engine/redoku-error.js";
import { localWorker, startWorker } from "../engine/worker-hosts.js";

export { RedokuError };

/** How many arguments each function has before its options, and whether the engine knows any. */
const METHODS = /** @type {const} */ ({
  solveSudoku: [1, false],
  solve: [1, true],
  solveMany: [1, true],
  check: [1, false],
  candidates: [1, false],
  trueCandidates: [1, false],
  parse: [1, false],
  format: [2, false],
  trace: [2, true],
  algorithms: [0, false],
  watchStart: [2, false],
  watchRun: [1, true],
  watchSeek: [1, true],
  watchOutline: [1, false],
});

/** @typedef {import("./worker.d.ts").Engine} Engine */

/**
 * An engine with a worker of its own.
 * @param {{ module?: BufferSource | WebAssembly.Module }} [options]
 * @returns {Engine}
 */
export function createEngine({ module } = {}) {
  const client = new SolverClient(() => startWorker(module), localWorker);
  const calls = Object.entries(METHODS).map(([method, [arity, hasOptions]]) => {
    const call = async (/** @type {unknown[]} */ ...values) => {
      const { options, signal } = split(values[arity], hasOptions);
      return ask(client, method, [...values.slice(0, arity), ...options], signal);
    };
    return [method, call];
  });
  const plain = Object.fromEntries(calls);
  return {
    ...plain,
    init: async () => void (await plain.algorithms()),
    solveSudoku: async (board, options) => fill(board, await plain.solveSudoku(board, options)),
    close: () => client.close(new RedokuError("closed", "the engine was closed")),
  };
}

/**
 * Takes the signal out of the options: the engine gets the rest.
 * @param {any} options @param {boolean} hasOptions
 * @returns {{ options: unknown[], signal?: AbortSignal }}
 */
function split(options, hasOptions) {
  if (options === undefined || options === null || typeof options !== "object") {
    return { options: hasOptions ? [options] : [] };
  }
  const { signal, ...rest } = read(options);
  if (signal !== undefined && typeof signal?.addEventListener !== "function") {
    throw new RedokuError("bad-option", "signal must be an AbortSignal", { name: "signal" });
  }
  return { options: hasOptions ? [rest] : [], signal };
}

/** A copy of an object whose getters may throw. @param {any} options */
function read(options) {
  try {
    return { ...options };
  } catch (cause) {
    throw new RedokuError("unreadable", "reading the options threw an error", {}, { cause });
  }
}

/**
 * @param {SolverClient} client @param {string} method @param {unknown[]} args
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
async function ask(client, method, args, signal) {
  // The table above has the engine's own names and arguments.
  const put = /** @type {(method: string, args: unknown[], signal?: AbortSignal) => any} */ (
    client.ask.bind(client)
  );
  try {
    return await put(method, args, signal).catch((/** @type {unknown} */ error) => {
      // Proxies, which frameworks wrap state in, cannot be sent; what they show can.
      if (!isUnsendable(error)) throw error;
      return put(method, args.map(copy), signal);
    });
  } catch (cause) {
    if (cause instanceof RedokuError || signal?.aborted) throw cause;
    if (cause instanceof SolverCrash) {
      throw new RedokuError("internal", "the solver failed and is started anew", {}, { cause });
    }
    throw new RedokuError("unreadable", "the input cannot be sent to a worker", {}, { cause });
  }
}

/** @param {unknown} error */
function isUnsendable(error) {
  return error instanceof DOMException && error.name === "DataCloneError";
}

/** A plain copy of arrays and objects, whatever they are wrapped in. @param {any} value @returns {any} */
function copy(value) {
  if (Array.isArray(value)) return Array.from(value, copy);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
}

/**
 * Writes the answer into the caller's own rows, all of it or nothing.
 * @param {string[][]} board @param {string[][]} answer
 */
function fill(board, answer) {
  const old = board.map((row) => [...row]);
  try {
    write(board, answer);
  } catch (cause) {
    write(board, old);
    throw new RedokuError("read-only", "the board cannot be written to", {}, { cause });
  }
  return board;
}

/** @param {string[][]} board @param {string[][]} values */
function write(board, values) {
  values.forEach((row, r) => {
    row.forEach((value, c) => {
      if (board[r][c] !== value) board[r][c] = value;
    });
  });
}

const shared = createEngine();

export const {
  init,
  solveSudoku,
  solve,
  solveMany,
  check,
  candidates,
  trueCandidates,
  parse,
  format,
  trace,
  algorithms,
  watchStart,
  watchRun,
  watchSeek,
  watchOutline,
  close,
} = shared;
