/** What the race measures, and how it is written down. */

/** @typedef {import("./race-worker.js").Lap} Lap */

export const MEASURES = /** @type {const} */ ([
  "calls",
  "tests",
  "reads",
  "placements",
  "erasures",
  "time",
]);
/** @typedef {typeof MEASURES[number]} Measure */

/** One figure of a lap; null where it is not counted. @param {Lap} lap @param {Measure} measure */
export function figureOf({ algorithm, counts, milliseconds }, measure) {
  if (measure === "time") return milliseconds;
  // The engine works on all cells at once, so there is nothing to count.
  if (measure === "reads" && algorithm === "redoku") return null;
  return counts[measure];
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
