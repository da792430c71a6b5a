/** A stream of bytes as jobs for one thread each, and what is true of the puzzles in each. What is a list, a title or a line is for the engine to say. */

/** Lines, puzzles, or what cannot be read. @typedef {import("../pkg/redoku.js").ListPart} Job */
/** A job with something to answer. @typedef {Exclude<Job, { kind: "faults" }>} PuzzleJob */
/** @import { Entry, Fault } from "../pkg/redoku.js" */
/**
 * @typedef {object} Lists  the functions of the engine, which may answer later
 * @property {() => number | Promise<number>} listStart
 * @property {(list: number, bytes: Uint8Array | null, options: { single: boolean }) => Job[] | Promise<Job[]>} listRead
 */
/** @typedef {Pick<typeof import("../pkg/redoku.js"), "judgeLines" | "parseLines" | "rate">} Engine */
/** @typedef {"unique" | "multiple" | "none" | "invalid"} Status */
/**
 * @typedef {object} Judged
 * @property {number} number  of its line, or of the puzzle in a text that was read as a whole; from 0
 * @property {string} puzzle
 * @property {Status} status
 * @property {string} solution  the first one found; 81 zeros if there is none
 */

const CELLS = 81;

/**
 * @param {AsyncIterable<Uint8Array>} source @param {Lists} engine
 * @param {boolean} single  whether a puzzle takes long enough to be a job of its own
 * @returns {AsyncGenerator<Job>}
 */
export async function* jobsOf(source, engine, single) {
  const list = await engine.listStart();
  for await (const bytes of source) yield* await engine.listRead(list, bytes, { single });
  yield* await engine.listRead(list, null, { single });
}

/**
 * The puzzles of a job.
 * @param {PuzzleJob} job @param {Pick<Engine, "parseLines">} engine @param {(fault: Fault) => void} fail
 * @returns {Entry[]}
 */
export function entriesOf(job, engine, fail) {
  if (job.kind === "entries") return job.entries;
  const { entries, faults } = engine.parseLines(job.text, { before: job.before });
  faults.forEach(fail);
  return entries;
}

/**
 * The puzzles of a job and what is true of each.
 * @param {PuzzleJob} job @param {Pick<Engine, "judgeLines">} engine @param {(fault: Fault) => void} fail
 * @returns {Generator<Judged>}
 */
export function* verdictsOf(job, engine, fail) {
  const judged = engine.judgeLines(textOf(job), { before: job.before });
  const faults = judged.faults.values();
  let fault = faults.next();
  /** Reports what cannot be read before a line, so that everything comes in the order of the lines. */
  const report = (/** @type {number} */ before) => {
    for (; !fault.done && (fault.value.line ?? 0) < before; fault = faults.next())
      fail(fault.value);
  };
  for (const [i, status] of judged.statuses.entries()) {
    const [from, to] = [i * CELLS, (i + 1) * CELLS];
    const puzzle = judged.puzzles.slice(from, to);
    const number = judged.lines[i];
    report(number);
    yield { number, puzzle, status, solution: judged.solutions.slice(from, to) };
  }
  report(Number.POSITIVE_INFINITY);
}

/** @param {PuzzleJob} job */
function textOf(job) {
  if (job.kind === "lines") return job.text;
  return new TextEncoder().encode(job.entries.map(({ puzzle }) => puzzle).join("\n"));
}
