/** The puzzles of a job and what is true of each, for the threads that answer. */
import { isComment, isTitle, isUsual, linesOf, plainError } from "./batch-parts.js";

/** @typedef {import("./batch-jobs.js").Fault} Fault */
/** @typedef {import("./batch-parts.js").Entry} Entry */
/** @typedef {Exclude<import("./batch-jobs.js").Job, { kind: "faults" }>} Job */
/** @typedef {Pick<typeof import("../../pkg/redoku.js"), "check" | "judgeMany" | "parse" | "rate">} Engine */
/** @typedef {"unique" | "multiple" | "none" | "invalid"} Status */
/**
 * @typedef {object} Judged
 * @property {number} number  of its line, or of the puzzle in a text that was read as a whole; from 0
 * @property {string} puzzle
 * @property {Status} status
 * @property {string} solution  the first one found; 81 zeros if there is none
 */

/** The characters of an answer of judgeMany(), the last of which is the number of solutions. */
const ANSWER = 82;
/** The status by the number of solutions. @type {Record<string, Status>} */
const STATUS = { 0: "none", 1: "unique", 2: "multiple" };

const latin = new TextDecoder("latin1");
const encoder = new TextEncoder();

/**
 * The puzzles of a job, with the number of each.
 * @param {Job} job @param {Pick<Engine, "parse">} engine @param {(fault: Fault) => void} fail
 * @returns {Generator<[entry: Entry, number: number]>}
 */
export function* entriesOf(job, engine, fail) {
  if (job.kind === "entries") {
    for (const [i, entry] of job.entries.entries()) yield [entry, job.before + i];
    return;
  }
  const read = lineReader(job, engine, fail);
  let number = job.before;
  for (const { from, to } of linesOf(job.text)) {
    for (const entry of read(job.text.subarray(from, to), number)) yield [entry, number];
    number++;
  }
}

/**
 * The puzzles of a job and what is true of each. All lines are judged in one call; only what is not 81 characters is
 * looked at again.
 * @param {Job} job @param {Engine} engine @param {(fault: Fault) => void} fail
 * @returns {Generator<Judged>}
 */
export function* verdictsOf(job, engine, fail) {
  if (job.kind === "entries") {
    for (const [{ puzzle }, number] of entriesOf(job, engine, fail)) {
      yield judged(puzzle, number, answers(encoder.encode(puzzle), engine), engine);
    }
    return;
  }
  const read = lineReader(job, engine, fail);
  const [lines, all] = [latin.decode(job.text), answers(job.text, engine)];
  let [number, at] = [job.before, 0];
  for (const { from, to } of linesOf(job.text)) {
    if (all[at + ANSWER - 1] !== ".") {
      const puzzle = lines.slice(from, from + ANSWER - 1).replaceAll("0", ".");
      yield judged(puzzle, number, all.slice(at, at + ANSWER), engine);
      read.seen();
    } else {
      for (const { puzzle } of read(job.text.subarray(from, to), number)) {
        yield judged(puzzle, number, answers(encoder.encode(puzzle), engine), engine);
      }
    }
    number++;
    at += ANSWER;
  }
}

/** @param {Uint8Array} lines @param {Engine} engine */
const answers = (lines, engine) => latin.decode(engine.judgeMany(lines));

/** @param {string} puzzle @param {number} number @param {string} answer @param {Engine} engine @returns {Judged} */
function judged(puzzle, number, answer, engine) {
  const counted = STATUS[answer[ANSWER - 1]];
  // Givens that see each other leave no solution either.
  const clashes = counted === "none" && engine.check(puzzle).conflicts.length > 0;
  const status = clashes ? "invalid" : counted;
  return { number, puzzle, status, solution: answer.slice(0, ANSWER - 1) };
}

/**
 * Reads the puzzles of a line: one, but for formats that have several; none in a comment or a title.
 * @param {Extract<Job, { kind: "lines" }>} job @param {Pick<Engine, "parse">} engine @param {(fault: Fault) => void} fail
 */
function lineReader({ titled }, engine, fail) {
  let mayBeTitle = titled;
  const read = (/** @type {Uint8Array} */ bytes, /** @type {number} */ number) => {
    const line = new TextDecoder().decode(bytes).trim();
    if (isComment(line)) return [];
    const isFirst = mayBeTitle;
    mayBeTitle = false;
    if (isUsual(line)) return [{ puzzle: line.replaceAll("0", ".") }];
    try {
      return engine.parse(line).puzzles;
    } catch (cause) {
      const error = plainError(cause);
      if (!isFirst || !isTitle(line)) fail({ line: number, error });
      return [];
    }
  };
  /** The first line was a puzzle. */
  read.seen = () => {
    mayBeTitle = false;
  };
  return read;
}
