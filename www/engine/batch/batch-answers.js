/** What a thread of the page answers to a job: the text for the file, and figures for the summary. */
import { csvText, ratingText, solutionText, statusText } from "./answer-text.js";
import { verdictsOf } from "./verdicts-of.js";

/** @typedef {import("./verdicts-of.js").Job} Job */
/** @typedef {import("./batch-jobs.js").Fault} Fault */
/** @typedef {import("./verdicts-of.js").Judged} Judged */
/** @typedef {import("../../pkg/redoku.js").Rating} Rating */
/** @typedef {"solve" | "check" | "rate"} Task */
/** @typedef {"text" | "csv" | "none"} FileKind */
/** @typedef {import("./verdicts-of.js").Status | "broken"} Kind  broken: not a puzzle */
/** A puzzle or a broken line to show. @typedef {{ kind: Kind, number: number | null, judged?: Judged, rating?: Rating | null, error?: Fault["error"] }} Sample */
/**
 * @typedef {object} Answers
 * @property {Uint8Array} out
 * @property {Record<Kind, number>} counts
 * @property {Record<string, number>} levels  puzzles by level
 * @property {Record<number, number>} ratings  puzzles by the whole number of their ER
 * @property {Sample[]} samples
 */

/** @type {readonly Kind[]} */
export const KINDS = ["unique", "multiple", "none", "invalid", "broken"];

/** Nothing found yet. @returns {Answers} */
export function noAnswers() {
  const counts = { unique: 0, multiple: 0, none: 0, invalid: 0, broken: 0 };
  return { out: new Uint8Array(), counts, levels: {}, ratings: {}, samples: [] };
}

/**
 * @param {Job} job
 * @param {{ task: Task, file: FileKind }} wanted
 * @param {Record<Kind, number>} room  how many samples of each kind are wanted
 * @param {import("./verdicts-of.js").Engine} engine
 * @returns {Answers}
 */
export function answerBatch(job, { task, file }, room, engine) {
  const answers = noAnswers();
  const { counts, levels, ratings } = answers;
  /** @type {string[]} */ const texts = [];
  const keep = (/** @type {Sample} */ sample) => {
    if (++counts[sample.kind] <= room[sample.kind]) answers.samples.push(sample);
  };
  const fail = (/** @type {Fault} */ fault) => keep(brokenSample(fault));
  for (const judged of verdictsOf(job, engine, fail)) {
    const rating =
      task === "rate" && judged.status === "unique" ? engine.rate(judged.puzzle) : null;
    keep({ kind: judged.status, number: judged.number, judged, rating });
    if (rating) {
      const whole = Math.floor(rating.se.er);
      levels[rating.level] = (levels[rating.level] ?? 0) + 1;
      ratings[whole] = (ratings[whole] ?? 0) + 1;
    }
    if (file === "csv") texts.push(csvText(task, judged, rating));
    else if (file === "text") texts.push(textOf(task, judged, rating));
  }
  answers.out = new TextEncoder().encode(texts.join(""));
  return answers;
}

/** The answer to what is known to be broken. @param {Fault[]} faults @returns {Answers} */
export function answerFaults(faults) {
  const answers = noAnswers();
  answers.counts.broken = faults.length;
  answers.samples = faults.map(brokenSample);
  return answers;
}

/** @param {Fault} fault @returns {Sample} */
function brokenSample({ line, error }) {
  return { kind: "broken", number: line ?? null, error };
}

/** @param {Task} task @param {Judged} judged @param {Rating | null} rating */
function textOf(task, judged, rating) {
  if (task === "solve") return solutionText(judged);
  return task === "check" ? statusText(judged) : ratingText(judged, rating);
}
