// What one thread does at a time.
import * as redoku from "redoku";
import { partsOf } from "./input.js";

/**
 * @typedef {import("./input.js").Part} Part
 * @typedef {{ kind: "lines", file: string, text: Uint8Array, before: number, titled: boolean }
 *   | { kind: "entries", entries: redoku.Entry[] }
 *   | { kind: "seed", seed: string }
 *   | { kind: "done", errors: string[], status: number }} Job
 */

/** The commands whose puzzles take long enough to be a job each. */
const SLOW = ["rate", "explain"];

/** @param {import("./arguments.js").Task} task @returns {AsyncGenerator<Job>} */
export async function* jobsOf({ command, files, options }) {
  if (command === "generate") {
    const { seed, count } = options;
    // The first puzzle has the seed itself, so that the seed of any other one makes that puzzle alone.
    for (let i = 1; i <= count; i++) yield { kind: "seed", seed: i === 1 ? seed : `${seed}-${i}` };
    return;
  }
  const slow = SLOW.includes(command);
  for await (const part of partsOf(files)) {
    if (part.kind === "failed") {
      yield { kind: "done", errors: [`${part.file}: ${part.message}`], status: 2 };
    } else if (part.kind === "text") {
      yield* textJobs(part.file, part.text, slow);
    } else if (slow) {
      yield* lineJobs(part);
    } else {
      yield part;
    }
  }
}

/** A job for each line. @param {Extract<Part, { kind: "lines" }>} part @returns {Generator<Job>} */
function* lineJobs({ file, text, before, titled }) {
  for (let start = 0, line = before; start < text.length; line++) {
    const feed = text.indexOf(10, start);
    const end = feed < 0 ? text.length : feed + 1;
    yield {
      kind: "lines",
      file,
      text: new Uint8Array(text.subarray(start, end)),
      before: line,
      titled: titled && line === 0,
    };
    start = end;
  }
}

/** Reads a text as a whole. @param {string} file @param {Uint8Array} text @param {boolean} slow @returns {Generator<Job>} */
function* textJobs(file, text, slow) {
  try {
    const { puzzles, skipped } = redoku.parse(new TextDecoder().decode(text));
    const errors = skipped.map(
      ({ line, text }) => `${file}:${line + 1}: no Sudoku found in "${text.trim()}"`,
    );
    yield { kind: "done", errors, status: errors.length > 0 ? 1 : 0 };
    const together = slow ? 1 : 1000;
    for (let i = 0; i < puzzles.length; i += together) {
      yield { kind: "entries", entries: puzzles.slice(i, i + together) };
    }
  } catch (error) {
    const { message, details } = /** @type {redoku.RedokuError} */ (error);
    const line = details?.line;
    const place = typeof line === "number" ? `:${line + 1}` : "";
    const errors = [`${file}${place}: ${message.replace(/^line \d+: /, "")}`];
    yield { kind: "done", errors, status: 1 };
  }
}
