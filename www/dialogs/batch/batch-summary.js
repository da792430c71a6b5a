/** What a batch has found so far: counts, and a few puzzles of each kind to show. */
import { KINDS, noAnswers } from "../../engine/batch/batch-answers.js";

/** @typedef {import("../../engine/batch/batch-answers.js").Answers} Answers */
/** @typedef {import("../../engine/batch/batch-answers.js").Kind} Kind */
/** @typedef {import("../../engine/batch/batch-answers.js").Sample & { file: string }} Sample */
/** @typedef {ReturnType<typeof createSummary>} Summary */

/** The most puzzles of a kind that are kept. */
export const MOST_KEPT = 100;

export function createSummary() {
  const { counts, levels, ratings } = noAnswers();
  /** In the order of the input. @type {Sample[]} */ const samples = [];
  const kept = { ...counts };

  return {
    counts,
    levels,
    ratings,
    /** The number of puzzles, without what is not one. */
    get puzzles() {
      return KINDS.reduce((sum, kind) => sum + counts[kind], 0) - counts.broken;
    },
    /** How many more of each kind would be kept. @returns {Record<Kind, number>} */
    room() {
      const left = KINDS.map((kind) => [kind, MOST_KEPT - kept[kind]]);
      return /** @type {Record<Kind, number>} */ (Object.fromEntries(left));
    },
    /** Adds the next answers, in the order of the input. @param {Answers} answers @param {string} file */
    add(answers, file) {
      addUp(counts, answers.counts);
      addUp(levels, answers.levels);
      addUp(ratings, answers.ratings);
      for (const sample of answers.samples) {
        if (kept[sample.kind] === MOST_KEPT) continue;
        kept[sample.kind]++;
        samples.push({ ...sample, file });
      }
    },
    /** The first ones of a kind, or of all kinds. @param {Kind | "all"} kind */
    first(kind) {
      const wanted = kind === "all" ? samples : samples.filter((sample) => sample.kind === kind);
      return wanted.slice(0, MOST_KEPT);
    },
  };
}

/** @param {Record<string, number>} sums @param {Record<string, number>} more */
function addUp(sums, more) {
  for (const [name, count] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + count;
}
