// `redoku verify`: whether each step of a path holds, from its evidence alone.
import * as redoku from "redoku";

/** A line that is no path. */
class NoPath extends Error {}

/** The verdict on a line. @typedef {{ valid: boolean, steps?: number, step?: number, reason?: string }} Verdict */

/**
 * Verifies the path on a line. Returns the answer, and whether every step holds.
 * @param {import("./input.js").LineJob} job
 * @param {{ json: boolean }} options
 * @returns {[text: string, fine: boolean]}
 */
export function verifyLine({ file, line, text }, { json }) {
  const at = `${file}:${line + 1}`;
  const verdict = verdictOn(text);
  if (json) return [`${JSON.stringify({ at, ...verdict })}\n`, verdict.valid];
  const { valid, steps, step, reason } = verdict;
  if (valid) return [`valid\t${at}\t${steps} ${steps === 1 ? "step" : "steps"}\n`, true];
  return [`invalid\t${at}\t${step === undefined ? "" : `step ${step}: `}${reason}\n`, false];
}

/** @param {Uint8Array} text @returns {Verdict} */
function verdictOn(text) {
  try {
    return verify(readPath(text));
  } catch (error) {
    if (error instanceof NoPath) return { valid: false, reason: `not a path: ${error.message}` };
    throw error;
  }
}

/** @param {ReturnType<typeof readPath>} path @returns {Verdict} */
function verify({ puzzle, steps, end }) {
  try {
    const verified = redoku.verify(puzzle, [...steps, ...end]);
    if (!verified.valid) return { valid: false, step: verified.step + 1, reason: verified.message };
    if (verified.complete) return { valid: true, steps: steps.length };
    return { valid: false, reason: "the steps do not lead to the solution" };
  } catch (error) {
    if (!(error instanceof redoku.RedokuError)) throw error;
    if (error.code !== "bad-step") return { valid: false, reason: error.message };
    const { step } = /** @type {{ step: number }} */ (error.details);
    throw new NoPath(
      step < steps.length ? unreadable(step + 1) : "the contradiction cannot be read",
    );
  }
}

/** Reads a path as `redoku explain --json` writes it. @param {Uint8Array} text */
function readPath(text) {
  const { puzzle, steps, contradiction } = parse(text) ?? {};
  if (typeof puzzle !== "string" || !/^[0-9.]{81}$/.test(puzzle))
    throw new NoPath("no puzzle of 81 characters");
  if (redoku.check(puzzle).conflicts.length > 0) throw new NoPath("equal givens see each other");
  if (!Array.isArray(steps)) throw new NoPath("no steps");
  if (contradiction !== undefined && contradiction !== null) {
    // It is one by its place, whatever its name.
    return { puzzle, steps, end: [{ ...contradiction, technique: "contradiction" }] };
  }
  if (steps.at(-1)?.technique === "contradiction") throw new NoPath(unreadable(steps.length));
  return { puzzle, steps, end: [] };
}

/** @param {number} number */
const unreadable = (number) => `step ${number} cannot be read`;

/** @param {Uint8Array} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text));
  } catch {
    throw new NoPath("not JSON");
  }
}
