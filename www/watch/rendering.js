// Reads the programs in www/classic that are shown beside a search. A line that stands for an event ends
// with a marker, `@@place` or the like, in a comment of its language; each marker stands on one line.

/**
 * What a line can stand for. A call ends in two ways: `done` with a full board, `dead` without.
 * @typedef {"enter" | "look" | "test" | "place" | "erase" | "found" | "done" | "dead"} Mark
 */

/**
 * The lines without their markers, and for each marker the number of its line, from 0.
 * @param {string} text
 * @returns {{ lines: string[], lineOf: Partial<Record<Mark, number>> }}
 */
export function readRendering(text) {
  /** @type {Partial<Record<Mark, number>>} */
  const lineOf = {};
  const lines = text.trimEnd().split("\n");
  lines.forEach((line, index) => {
    for (const [, mark] of line.matchAll(/@@(\w+)/g)) lineOf[/** @type {Mark} */ (mark)] = index;
  });
  return { lines: lines.map((line) => line.replace(/\s*(\/\/|#)?(\s*@@\w+)+$/, "")), lineOf };
}

/** The marks of the kinds of events, in the order of their numbers; 5, a call's end, has two. */
const MARKS = /** @type {const} */ (["enter", "look", "test", "place", "erase", "", "found"]);

/**
 * The mark of a packed event.
 * @param {Uint8Array} events
 * @param {number} index which event of them
 * @returns {Mark}
 */
export function markOf(events, index) {
  const [kind, , digit] = events.subarray(4 * index);
  return MARKS[kind] || (digit === 1 ? "done" : "dead");
}
