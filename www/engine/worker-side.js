// What runs inside the package's worker. The build joins it with the glue into one text
// (pkg/worker-source.js), from which the worker is made without any path.
import {
  algorithms,
  candidates,
  check,
  format,
  initSync,
  parse,
  solve,
  solveMany,
  solveSudoku,
  trace,
  trueCandidates,
  watchOutline,
  watchRun,
  watchSeek,
  watchStart,
} from "../pkg/redoku.js";
import { RedokuError } from "./redoku-error.js";

/** @typedef {import("./worker.js").Reply} Reply */

const engine = {
  algorithms,
  candidates,
  check,
  format,
  parse,
  solve,
  solveMany,
  solveSudoku,
  trace,
  trueCandidates,
  watchOutline,
  watchRun,
  watchSeek,
  watchStart,
};

// Node's workers talk through a port; everywhere else the global object does.
const port =
  typeof globalThis.postMessage === "function"
    ? globalThis
    : /** @type {typeof globalThis} */ (
        /** @type {unknown} */ (process.getBuiltinModule("node:worker_threads").parentPort)
      );

/** The first message is the module; each one after it a question. @param {MessageEvent} event */
port.onmessage = ({ data }) => {
  if (!("module" in data)) return answer(data);
  initSync({ module: data.module });
  send({ ready: true });
};

/** @param {{ id: number, method: string, args: unknown[] }} question */
function answer({ id, method, args }) {
  try {
    // @ts-expect-error the callers' types see to it that the method exists
    const result = engine[method](...args);
    send({ id, result }, result instanceof Uint8Array ? [result.buffer] : []);
  } catch (error) {
    if (!(error instanceof RedokuError)) return send({ id, fatal: String(error) });
    const { code, message, details } = error;
    send({ id, error: { code, message, details } });
  }
}

/** @param {Reply} reply @param {Transferable[]} [transfer] */
function send(reply, transfer = []) {
  port.postMessage(reply, transfer);
}
