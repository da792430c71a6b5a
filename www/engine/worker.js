/** The engine's side of the page: answers one question per message, off the main thread. */
import { RedokuError } from "./redoku-error.js";
import { candidates, check, load, solve, trueCandidates } from "./small/functions.js";

/** @typedef {import("../pkg/redoku.js").Verdict} Verdict */
/** @typedef {import("../pkg/redoku.js").Reason} Reason */
/** @typedef {import("../pkg/redoku.js").Conflict} Conflict */
/** @typedef {{ code: string, message: string, details: Record<string, unknown> }} PlainError */
/** @typedef {{ id: number, method: string, args: any[] }} Question */
/**
 * What goes back: once, that the module is ready; then a result, an error of ours, or, where the
 * module can no longer be trusted, its last words.
 * @typedef {{ ready: true } | { id: number } & ({ result: any } | { error: PlainError } | { fatal: string })} Reply
 */

/** What the small module can do; it is there at once. Everything else is loaded when it is wanted. */
const small = { solve, check, candidates, trueCandidates };
const ready = load(new URL("../pkg/small_bg.wasm", import.meta.url));
// A failed start is reported with the first question.
ready.then(
  () => answer({ ready: true }),
  () => {},
);

/** @param {string} method @returns {Promise<(...args: any[]) => any>} */
async function find(method) {
  await ready;
  // @ts-expect-error the client's types see to it that the method exists
  return small[method] ?? (await fileOf(method))[method];
}

/** @param {string} method */
const fileOf = (method) =>
  method === "qrCode" ? import("../dialogs/share/qr.js") : import("./full-engine.js");

self.addEventListener("message", async ({ data }) => {
  const { id, method, args } = /** @type {Question} */ (data);
  try {
    const call = await find(method);
    answer({ id, result: call(...args) });
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
