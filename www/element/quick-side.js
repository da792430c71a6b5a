/** What runs inside the boards' worker: the smallest module alone, which answers what nearly every board asks. */
import { init, RedokuError, solve } from "../package/solver.js";

/** @typedef {import("../engine/worker.js").Reply} Reply */

// A failed start is reported with the first question.
const started = init().then(
  () => reply({ ready: true }),
  () => {},
);

addEventListener("message", async ({ data: { id, args } }) => {
  await started;
  try {
    const [puzzle, options] = args;
    reply({ id, result: solve(puzzle, options) });
  } catch (error) {
    if (!(error instanceof RedokuError)) return reply({ id, fatal: String(error) });
    const { code, message, details } = error;
    reply({ id, error: { code, message, details } });
  }
});

/** @param {Reply} message */
function reply(message) {
  postMessage(message);
}
