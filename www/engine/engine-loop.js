/** The loop of the engine's worker: starts the modules it is sent and answers one question per message. */
import * as solver from "../pkg/solver.js";
import { GLUE } from "./glue.js";
import { isForbidden, notStarted } from "./not-started.js";
import { RedokuError } from "./redoku-error.js";
import { answer, failure } from "./reply.js";

/** @import { Module } from "./functions.js" */
/** @import { ModuleMessage, Question, Reply } from "./reply.js" */

/** The first module's glue is part of this module. @type {Record<Module, () => any>} */
const glueOf = { ...GLUE, solver: () => solver };

// Node's workers talk through a port, all others through the global object.
const port =
  typeof globalThis.postMessage === "function"
    ? globalThis
    : /** @type {typeof globalThis} */ (
        /** @type {unknown} */ (process.getBuiltinModule("node:worker_threads").parentPort)
      );

/** The modules that were sent. @type {Map<Module, Promise<any>>} */
const modules = new Map();

port.onmessage = async ({ data }) => {
  if ("source" in data) {
    const started = start(data);
    modules.set(data.module, started);
    // A failed start is reported with the first question.
    started.catch(() => {});
    return;
  }
  /** @type {Question} */
  const question = data;
  try {
    answer(question, await modules.get(question.module), send, await modules.get("text"));
  } catch (error) {
    // The module did not start.
    const { id } = question;
    send(error instanceof RedokuError ? failure(id, error) : { id, unloaded: String(error) });
  }
};

/** @param {ModuleMessage} message */
async function start({ module, source }) {
  const glue = await glueOf[module]();
  try {
    await glue.default({ module_or_path: source });
  } catch (cause) {
    // Another worker could start it, unless the page's policy forbids WebAssembly.
    throw isForbidden() ? notStarted(cause) : cause;
  }
  send({ ready: true });
  return glue;
}

/** @param {Reply} reply @param {Transferable[]} [transfer] */
function send(reply, transfer = []) {
  port.postMessage(reply, transfer);
}
