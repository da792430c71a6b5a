/** What a thread of the page answers to a job: the text for the file, and figures for the summary. */
import { csvText, ratingText, solutionText, statusText } from "./answer-text.js";
import { verdictsOf } from "./jobs.js";

/** @import { Fault, Rating } from "../pkg/redoku.js" */
/** @import { Judged, PuzzleJob as Job } from "./jobs.js" */
/** @typedef {"solve" | "check" | "rate"} Task */
/** @typedef {"text" | "csv" | "none"} FileKind */
/** @typedef {import("./jobs.js").Status | "broken"} Kind  broken: not a puzzle */
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

/** The most samples of a group that are kept. */
export const MOST_KEPT = 500;

/** What samples are kept by: the kind, and for a rated puzzle its level and the whole number of its ER. @param {Kind} kind @param {Rating | null} [rating] */
export const groupOf = (kind, rating) =>
  rating ? `${kind} ${rating.level} ${Math.floor(rating.se.er)}` : kind;

/** Nothing found yet. @returns {Answers} */
export function noAnswers() {
  const counts = { unique: 0, multiple: 0, none: 0, invalid: 0, broken: 0 };
  return { out: new Uint8Array(), counts, levels: {}, ratings: {}, samples: [] };
}

/**
 * @param {Job} job
 * @param {{ task: Task, file: FileKind }} wanted
 * @param {Record<string, number>} kept  how many samples of each group there are already
 * @param {import("./jobs.js").Engine} engine
 * @returns {Answers}
 */
export function answerBatch(job, { task, file }, kept, engine) {
  const answers = noAnswers();
  const { counts, levels, ratings } = answers;
  /** @type {string[]} */ const texts = [];
  const number = { ...kept };
  const keep = (/** @type {Sample} */ sample) => {
    counts[sample.kind]++;
    const group = groupOf(sample.kind, sample.rating);
    number[group] = (number[group] ?? 0) + 1;
    if (number[group] <= MOST_KEPT) answers.samples.push(sample);
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
