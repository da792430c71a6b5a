// The engine's worker from a text that travels with the code, so that nobody needs a path to it: a worker of the
// web, or one of Node.
import script from "./engine-loop.js?bundled";
import { localWorker } from "./local-worker.js";

/** @import { WorkerLike } from "./client.js" */
/** @typedef {(event: any) => void} Listener */

/** The address of the script, made once for all workers. */
let address = "";

/** @returns {WorkerLike} */
export function inlineWorker() {
  try {
    return typeof Worker === "function" ? webWorker() : nodeWorker();
  } catch {
    // Some browsers throw at once where a page's security policy forbids the worker.
    return localWorker();
  }
}

function webWorker() {
  address ||= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return new Worker(address, { type: "module", name: "redoku" });
}

/** A worker of Node with the interface of the web's. It keeps the process alive only while it has a question. */
function nodeWorker() {
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  worker.unref();
  return /** @type {WorkerLike} */ ({
    addEventListener(/** @type {string} */ type, /** @type {Listener} */ listener) {
      const event = (/** @type {any} */ value) =>
        type === "message" ? { data: value } : { message: String(value), preventDefault() {} };
      worker.on(type, (value) => {
        if (type !== "message" || isLast(value)) worker.unref();
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

/** Whether a reply is the last one to a question. @param {import("./reply.js").Reply} reply */
function isLast(reply) {
  return "id" in reply && !("progress" in reply);
}
