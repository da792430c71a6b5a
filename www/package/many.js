// solveMany with several workers: blocks of lines go to whoever is free, and the answers are put in order.
import { callbackFailed } from "../engine/client.js";
import { RedokuError } from "../engine/redoku-error.js";
import { ownProperties } from "./arguments.js";

/** @typedef {(lines: Uint8Array, options: object) => Promise<Uint8Array>} SolveMany */

/** Bytes of lines that a worker gets at a time: some milliseconds of work. */
const BLOCK = 1 << 18;
const LINE_FEED = 10;
const MOST_WORKERS = 64;

/** The number of workers among the options, 1 if there is none, and the others. @param {any} given @returns {{ workers: number, options: any }} */
export function takeWorkers(given) {
  if (given === null || typeof given !== "object") return { workers: 1, options: given };
  const { workers = 1, ...options } = ownProperties(given);
  if (Number.isInteger(workers) && workers >= 1 && workers <= MOST_WORKERS) {
    return { workers, options };
  }
  const message = `workers must be a whole number from 1 to ${MOST_WORKERS}`;
  throw new RedokuError("bad-option", message, { name: "workers" });
}

/**
 * Solves lines with several workers. Each has one block at a time, so nothing piles up in front of a slow one.
 * @param {SolveMany[]} solvers one for each worker
 * @param {Uint8Array} lines
 * @param {{ signal?: AbortSignal, onProgress?: (share: number) => void, options: any }} given
 */
export async function solveBlocks(solvers, lines, { signal, onProgress, options }) {
  const ended = new AbortController();
  const abort = () => ended.abort(signal?.reason);
  const blocks = blocksOf(lines);
  /** @type {Uint8Array[]} */
  const answers = [];
  let done = 0;
  const work = async (/** @type {SolveMany} */ solve) => {
    for (const [index, block] of blocks) {
      answers[index] = await solve(block, { ...options, signal: ended.signal });
      done += block.length;
      report(onProgress, done / lines.length);
    }
  };
  if (signal?.aborted) throw signal.reason;
  signal?.addEventListener("abort", abort);
  try {
    await Promise.all(solvers.map(work));
  } catch (error) {
    ended.abort(error);
    throw error;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
  return joined(answers);
}

/** @param {((share: number) => void) | undefined} onProgress @param {number} share */
function report(onProgress, share) {
  try {
    onProgress?.(share);
  } catch (cause) {
    throw callbackFailed(cause);
  }
}

/** Blocks of whole lines, numbered. @param {Uint8Array} lines @returns {Generator<[number, Uint8Array]>} */
function* blocksOf(lines) {
  for (let start = 0, index = 0; start < lines.length; index++) {
    const feed = lines.indexOf(LINE_FEED, start + BLOCK);
    const end = feed < 0 ? lines.length : feed + 1;
    yield [index, lines.subarray(start, end)];
    start = end;
  }
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
