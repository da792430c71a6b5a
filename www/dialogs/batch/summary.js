/** What a batch has found so far: counts, and a few puzzles of each group to show. */
import { groupOf, KINDS, MOST_KEPT, noAnswers } from "../../batch/answers.js";

/** @import { Answers, Kind } from "../../batch/answers.js" */
/** @typedef {import("../../batch/answers.js").Sample & { file: string }} Sample */
/** @typedef {ReturnType<typeof createSummary>} Summary */
/** The puzzles to list: all, those of a kind, of a level, or of the whole number of an ER. @typedef {{ kind?: Kind, level?: string, er?: number }} Filter */
/** What was found at some time. @typedef {Pick<Answers, "counts" | "levels" | "ratings"> & { samples: Sample[] }} Found */

export function createSummary() {
  const { counts, levels, ratings } = noAnswers();
  /** In the order of the input. @type {Sample[]} */ const samples = [];
  /** @type {Record<string, number>} */ const kept = {};

  return {
    get puzzles() {
      return puzzlesIn({ counts });
    },
    /** How many samples of each group are kept. */
    kept: () => ({ ...kept }),
    /** Adds the next answers, in the order of the input. @param {Answers} answers @param {string} file */
    add(answers, file) {
      addUp(counts, answers.counts);
      addUp(levels, answers.levels);
      addUp(ratings, answers.ratings);
      for (const sample of answers.samples) {
        const group = groupOf(sample.kind, sample.rating);
        kept[group] = (kept[group] ?? 0) + 1;
        if (kept[group] <= MOST_KEPT) samples.push({ ...sample, file });
      }
    },
    /** @returns {Found} */
    found: () => ({
      counts: { ...counts },
      levels: { ...levels },
      ratings: { ...ratings },
      samples: [...samples],
    }),
  };
}

/** The number of puzzles, without what is not one. @param {Pick<Found, "counts">} found */
export const puzzlesIn = ({ counts }) =>
  countOf({ counts, levels: {}, ratings: {} }, {}) - counts.broken;

/** How many a filter has. @param {Omit<Found, "samples">} found @param {Filter} filter */
export function countOf({ counts, levels, ratings }, { kind, level, er }) {
  if (kind) return counts[kind];
  if (level) return levels[level] ?? 0;
  if (er !== undefined) return ratings[er] ?? 0;
  return KINDS.reduce((sum, each) => sum + counts[each], 0);
}

/** The samples of a filter. @param {Found} found @param {Filter} filter */
export const samplesOf = ({ samples }, { kind, level, er }) =>
  samples.filter(
    ({ kind: is, rating }) =>
      (kind === undefined || is === kind) &&
      (level === undefined || rating?.level === level) &&
      (er === undefined || (rating && Math.floor(rating.se.er) === er)),
  );

/** @param {Record<string, number>} sums @param {Record<string, number>} more */
function addUp(sums, more) {
  for (const [name, count] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + count;
}
