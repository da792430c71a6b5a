/** The measures of the race, their sums and medians over a set of puzzles, and the scale of the chart. */

/** @import { Lap } from "./run-laps.js" */
/** @typedef {{ sum: number | null, median: number | null }} Figure  null if not counted */

export const MEASURES = /** @type {const} */ ([
  "calls",
  "tests",
  "reads",
  "placements",
  "erasures",
  "time",
]);
/** @typedef {typeof MEASURES[number]} Measure */

/** One figure of a lap; null if not counted. @param {Pick<Lap, "algorithm" | "counts" | "milliseconds">} lap @param {Measure} measure */
export function figureOf({ algorithm, counts, milliseconds }, measure) {
  if (measure === "time") return milliseconds * 1000;
  // The engine works on all cells at once, so it has no single reads.
  if (measure === "reads" && algorithm === "redoku") return null;
  return counts[measure];
}

/** The sum and the median of the laps of one algorithm. @param {Lap[]} laps @param {Measure} measure @returns {Figure} */
export function sumUp(laps, measure) {
  const figures = laps.map((lap) => figureOf(lap, measure));
  const counted = figures.filter((figure) => figure !== null);
  if (counted.length === 0) return { sum: null, median: null };
  return { sum: counted.reduce((sum, figure) => sum + figure, 0), median: medianOf(counted) };
}

/** @param {number[]} values */
export function medianOf(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The length of a bar on a logarithmic scale, from 0 to 1. @param {number} value @param {number} least @param {number} most */
export function barLength(value, least, most) {
  if (value <= 0) return 0;
  const floor = Math.floor(Math.log10(least));
  const decades = Math.max(Math.ceil(Math.log10(most)) - floor, 1);
  return Math.min((Math.log10(value) - floor) / decades, 1);
}

/** The smallest and the largest value, and the powers of ten between them. @param {number[]} values */
export function scaleOf(values) {
  const positive = values.filter((value) => value > 0);
  const least = Math.min(...positive, 1);
  const most = Math.max(...positive, 10 * least);
  const decades = Math.ceil(Math.log10(most)) - Math.floor(Math.log10(least));
  return { least, most, decades: Math.max(decades, 1) };
}

/** The table as tab-separated text for a spreadsheet. @param {string[]} head @param {string[][]} rows */
export const tableText = (head, rows) => [head, ...rows].map((row) => row.join("\t")).join("\n");
