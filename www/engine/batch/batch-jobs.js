/** Parts of the input as jobs for one thread each. */
import { linesOf, plainError } from "./batch-parts.js";

/** @typedef {import("./batch-parts.js").Entry} Entry */
/** @typedef {import("./batch-parts.js").Parse} Parse */
/** @typedef {import("./batch-parts.js").Part} Part */
/** Why a line, or without a line the whole text, is not a puzzle. @typedef {{ line?: number, error: import("./batch-parts.js").PlainError }} Fault */
/**
 * What one thread does at a time; or what has been found out already. `bytes` is its share of the input, `before` the
 * number of lines or puzzles before it.
 * @typedef {{ bytes: number } & (
 *   | { kind: "lines", text: Uint8Array, before: number, titled: boolean }
 *   | { kind: "entries", entries: Entry[], before: number }
 *   | { kind: "faults", faults: Fault[] })} Job
 */

/** The number of puzzles of a whole text in a job. */
const TOGETHER = 1000;

/**
 * @param {Part} part @param {Parse} parse
 * @param {boolean} slow  whether a puzzle takes long enough to be a job of its own
 * @returns {AsyncGenerator<Job>}
 */
export async function* jobsOf(part, parse, slow) {
  if (part.kind === "text") yield* textJobs(part.text, parse, slow ? 1 : TOGETHER);
  else if (slow) yield* lineJobs(part);
  // A copy: sending a part of an array sends all of its memory.
  else yield { ...part, text: part.text.slice(), bytes: part.text.length };
}

/** A job for each line. @param {Extract<Part, { kind: "lines" }>} part @returns {Generator<Job>} */
function* lineJobs({ text, before, titled }) {
  let line = before;
  for (const { from, next } of linesOf(text)) {
    yield {
      kind: "lines",
      text: text.slice(from, next),
      before: line,
      titled: titled && line === 0,
      bytes: next - from,
    };
    line++;
  }
}

/** Reads a text as a whole. @param {Uint8Array} text @param {Parse} parse @param {number} together @returns {AsyncGenerator<Job>} */
async function* textJobs(text, parse, together) {
  try {
    const { puzzles, skipped } = await parse(new TextDecoder().decode(text));
    const faults = skipped.map(({ line, text }) => ({ line, error: notFound(text.trim()) }));
    yield { kind: "faults", faults, bytes: 0 };
    for (let before = 0; before < puzzles.length; before += together) {
      const entries = puzzles.slice(before, before + together);
      const bytes = (text.length * entries.length) / puzzles.length;
      yield { kind: "entries", entries, before, bytes };
    }
  } catch (cause) {
    const error = plainError(cause);
    const line = typeof error.details?.line === "number" ? error.details.line : undefined;
    const message = error.message.replace(/^line \d+: /, "");
    const faults = [{ line, error: { ...error, message } }];
    yield { kind: "faults", faults, bytes: text.length };
  }
}

/** @param {string} text */
function notFound(text) {
  return { code: "unknown-format", message: `no Sudoku found in "${text}"`, details: {} };
}
