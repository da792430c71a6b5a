/** The loop of a thread of the page's batches: starts the modules that the task needs, cuts a file into jobs or answers one. */
import * as text from "../pkg/text.js";
import { answerBatch } from "./answers.js";

/** @typedef {{ text: string, logic: string }} Addresses  of the wasm modules */
/** @typedef {{ task: import("./answers.js").Task, file: import("./answers.js").FileKind, modules: Addresses }} Order */
/** A call of the engine. @typedef {{ method: "listStart" | "listRead", args: any[] }} Call */
/** @typedef {{ job: import("./jobs.js").PuzzleJob, kept: Record<string, number> }} Question */

/** @type {Order} */ let order;
/** @type {Promise<import("./jobs.js").Engine>} */ let engine;

globalThis.onmessage = async (/** @type {MessageEvent<Order | Call | Question>} */ { data }) => {
  if ("task" in data) {
    order = data;
    engine = start(order);
    // A failed start is reported with the first job.
    engine.catch(() => {});
    return;
  }
  try {
    if ("method" in data) {
      const { [data.method]: call } = /** @type {any} */ (await engine);
      return postMessage({ answers: call(...data.args) });
    }
    const answers = answerBatch(data.job, order, data.kept, await engine);
    postMessage({ answers }, { transfer: [answers.out.buffer] });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
};

/** The functions of both modules; only Rate needs the second. @param {Order} order */
async function start({ task, modules }) {
  await text.default({ module_or_path: modules.text });
  if (task !== "rate") return /** @type {any} */ (text);
  const logic = await import("../pkg/logic.js");
  await logic.default({ module_or_path: modules.logic });
  return /** @type {any} */ ({ ...text, rate: logic.rate });
}
