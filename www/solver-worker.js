/** The engine's side of the page: answers one question per message, off the main thread. */
import init, { parse, solve } from "./pkg/redoku.js";
import { RedokuError } from "./redoku-error.js";

/** @typedef {import("./pkg/redoku.js").Verdict} Verdict */
/** @typedef {import("./pkg/redoku.js").Reason} Reason */
/** @typedef {import("./pkg/redoku.js").Conflict} Conflict */
/** @typedef {{ code: string, message: string, details: Record<string, unknown> }} PlainError */
/** @typedef {{ id: number, method: keyof typeof methods, args: any[] }} Question */
/**
 * What goes back: once, that the module is ready; then a result, an error of ours, or, where the module can no longer be trusted, its
 * last words.
 * @typedef {{ ready: true } | { id: number } & ({ result: any } | { error: PlainError } | { fatal: string })} Reply
 */

const methods = { solve, parse };
const ready = init();
ready.then(
  () => answer({ ready: true }),
  () => {
    // Reported with the first question.
  },
);

self.addEventListener("message", async ({ data }) => {
  const { id, method, args } = /** @type {Question} */ (data);
  try {
    await ready;
    // @ts-expect-error the client's types tie the arguments to the method
    answer({ id, result: methods[method](...args) });
  } catch (error) {
    answer(failure(id, error));
  }
});

/** @param {number} id @param {unknown} error @returns {Reply} */
function failure(id, error) {
  if (!(error instanceof RedokuError)) return { id, fatal: String(error) };
  const { code, message, details } = error;
  return { id, error: { code, message, details } };
}

/** @param {Reply} reply */
function answer(reply) {
  self.postMessage(reply);
}
