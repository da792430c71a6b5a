// solveMany: a batch of any length, through a window of bounded size.
import { linesFeed, linesFinish, linesStart } from "../pkg/small.js";
import { badShape, describe } from "./input.js";
import { flag } from "./options.js";

/** How much of a batch is looked at at a time: the module's memory never shrinks. */
const WINDOW = 1 << 16;

/** @param {any} lines @param {unknown} [options] */
export function solveMany(lines, options) {
  const proveUnique = flag(options, "proveUnique");
  if (!(lines instanceof Uint8Array)) {
    const type = describe(lines);
    throw badShape(`solveMany takes a Uint8Array of lines, not ${type}`, { type });
  }
  const answers = [];
  linesStart(proveUnique);
  for (let start = 0; start < lines.length; start += WINDOW) {
    answers.push(linesFeed(lines.subarray(start, start + WINDOW)));
  }
  answers.push(linesFinish());
  return joined(answers);
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
