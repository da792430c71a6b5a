// The caller's own thread with the interface of a worker, for environments that forbid or lack workers. Each
// question is a task of its own; a signal cannot stop it half-way.
import { GLUE } from "./glue.js";
import { guardModule } from "./module.js";
import { answer, failure } from "./reply.js";

/** @import { WorkerLike } from "./client.js" */
/** @import { ModuleMessage, Question, Reply } from "./reply.js" */

/** @type {Record<import("./functions.js").Module, () => Promise<any>>} */
const glueOf = { ...GLUE, solver: () => import("../pkg/solver.js") };

/** @returns {WorkerLike} */
export function localWorker() {
  /** @type {(event: { data: Reply }) => void} */
  let listener = () => {};
  let ended = false;
  /** @type {Map<string, Promise<object>>} */
  const modules = new Map();

  /** @param {Reply} data */
  const send = (data) => {
    if (!ended) listener({ data });
  };

  /** @param {ModuleMessage} message */
  async function start({ module, source }) {
    const functions = guardModule(module, await glueOf[module](), {
      now: unavailable,
      later: unavailable,
    });
    await functions.init(source);
    send({ ready: true });
    return functions;
  }

  return /** @type {WorkerLike} */ ({
    addEventListener(/** @type {string} */ type, /** @type {any} */ to) {
      if (type === "message") listener = to;
    },
    postMessage(/** @type {ModuleMessage | Question} */ message) {
      if ("source" in message) {
        const started = start(message);
        modules.set(message.module, started);
        // A failed start is reported with the first question.
        started.catch(() => {});
        return;
      }
      setTimeout(async () => {
        try {
          const functions = await modules.get(message.module);
          const text = await modules.get("text");
          if (!ended) answer(message, functions, send, text);
        } catch (error) {
          send(failure(message.id, error));
        }
      });
    },
    terminate() {
      ended = true;
    },
  });
}

/** @returns {never} */
function unavailable() {
  throw new Error("init() comes first");
}
