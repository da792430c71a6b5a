// Where the package's worker runs: a worker of the web, one of Node, or, where neither may be had,
// the caller's own thread behind the same face.

import * as local from "../package/index.js";
import source from "../pkg/worker-source.js";
import { moduleBytes } from "./full-bytes.js";

/** @typedef {import("./client.js").WorkerLike} WorkerLike */
/** @typedef {(event: any) => void} Listener */

/** The source's address, made once: a worker that is started anew needs it again. */
let address = "";

/**
 * A worker on whatever this environment has, with the module that travels in the package or another.
 * @param {BufferSource | WebAssembly.Module} [module]
 * @returns {WorkerLike}
 */
export function startWorker(module) {
  try {
    const worker = typeof Worker === "function" ? webWorker() : nodeWorker();
    worker.postMessage({ module: module ?? moduleBytes() });
    return worker;
  } catch {
    // Some browsers throw at once where a page's security policy forbids the worker.
    return localWorker();
  }
}

function webWorker() {
  address ||= URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  return new Worker(address, { type: "module", name: "redoku" });
}

/** Node's worker with the face of the web's. While it has no question, it keeps no process alive. */
function nodeWorker() {
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
  worker.unref();
  return /** @type {WorkerLike} */ ({
    addEventListener(/** @type {string} */ type, /** @type {Listener} */ listener) {
      const event = (/** @type {any} */ value) =>
        type === "message" ? { data: value } : { message: String(value), preventDefault() {} };
      worker.on(type, (value) => {
        if (type !== "message" || "id" in value) worker.unref();
        listener(event(value));
      });
    },
    postMessage(/** @type {unknown} */ message) {
      worker.postMessage(message);
      worker.ref();
    },
    terminate() {
      worker.terminate();
    },
  });
}

/** The caller's own thread: each question is a task of its own, and cannot be stopped half-way. */
export function localWorker() {
  /** @type {Listener} */
  let reply = () => {};
  let ended = false;
  return /** @type {WorkerLike} */ ({
    addEventListener(/** @type {string} */ type, /** @type {Listener} */ listener) {
      if (type === "message") reply = (data) => listener({ data });
    },
    postMessage(/** @type {any} */ message) {
      if (!("id" in message)) return;
      setTimeout(() => {
        if (!ended) reply(answer(message));
      });
    },
    terminate() {
      ended = true;
    },
  });
}

/** @param {{ id: number, method: string, args: unknown[] }} question */
function answer({ id, method, args }) {
  try {
    const call = Object.entries(local).find(([name]) => name === method)?.[1];
    return { id, result: /** @type {Function} */ (call)(...args) };
  } catch (error) {
    // The functions of the package throw nothing else, and start the module anew by themselves.
    const { code, message, details } = /** @type {local.RedokuError} */ (error);
    return { id, error: { code, message, details } };
  }
}
