/** The engine of all boards on a page: one, loaded with the first question. */
import { RedokuError } from "../redoku-error.js";

/** @typedef {typeof import("../lib/worker.js")} Engine */
/** @typedef {Pick<import("../solver-client.js").SolverClient, "ask" | "ready">} Client */

/** @type {Promise<Engine> | undefined} */
let loading;
let answered = false;

/** @returns {Promise<Engine>} */
function load() {
  loading ??= import("../lib/worker.js").catch((cause) => {
    // The next question tries again.
    loading = undefined;
    throw new RedokuError("unloaded", "the engine could not be loaded", {}, { cause });
  });
  return loading;
}

/** The engine is a file of its own, with a class of error of its own. @param {any} error */
function ours(error) {
  if (error instanceof RedokuError || error?.name !== "RedokuError") return error;
  return new RedokuError(error.code, error.message, error.details, { cause: error });
}

/** @type {Client} */
export const engine = {
  get ready() {
    return answered;
  },
  async ask(method, args, signal) {
    const functions = /** @type {Record<string, (...args: any[]) => Promise<any>>} */ (
      /** @type {unknown} */ (await load())
    );
    signal?.throwIfAborted();
    const [subject, more] = args;
    const call =
      typeof more === "string" ? [subject, more, { signal }] : [subject, { ...more, signal }];
    try {
      return await functions[method](...call);
    } catch (error) {
      throw ours(error);
    } finally {
      answered = true;
    }
  },
};
