/** What the race measures, what a set of puzzles sums up to, and how it is written down. */

/** @typedef {import("./run-laps.js").Lap} Lap */
/** @typedef {{ sum: number | null, median: number | null }} Figure  null where it is not counted */

export const MEASURES = /** @type {const} */ ([
  "calls",
  "tests",
  "reads",
  "placements",
  "erasures",
  "time",
]);
/** @typedef {typeof MEASURES[number]} Measure */

/** One figure of a lap; null where it is not counted. @param {Pick<Lap, "algorithm" | "counts" | "milliseconds">} lap @param {Measure} measure */
export function figureOf({ algorithm, counts, milliseconds }, measure) {
  if (measure === "time") return milliseconds * 1000;
  // The engine works on all cells at once, so there is nothing to count.
  if (measure === "reads" && algorithm === "redoku") return null;
  return counts[measure];
}

/** What the laps of one algorithm come to. @param {Lap[]} laps @param {Measure} measure @returns {Figure} */
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

/** How long a bar is, from 0 to 1, where each power of ten takes up the same room. @param {number} value @param {number} least @param {number} most */
export function barLength(value, least, most) {
  if (value <= 0) return 0;
  const floor = Math.floor(Math.log10(least));
  const decades = Math.max(Math.ceil(Math.log10(most)) - floor, 1);
  return Math.min((Math.log10(value) - floor) / decades, 1);
}

/** The powers of ten between the smallest and the largest figure. @param {number[]} values */
export function scaleOf(values) {
  const positive = values.filter((value) => value > 0);
  const least = Math.min(...positive, 1);
  const most = Math.max(...positive, 10 * least);
  const decades = Math.ceil(Math.log10(most)) - Math.floor(Math.log10(least));
  return { least, most, decades: Math.max(decades, 1) };
}

/** The table as text that a spreadsheet takes. @param {string[]} head @param {string[][]} rows */
export const tableText = (head, rows) => [head, ...rows].map((row) => row.join("\t")).join("\n");
