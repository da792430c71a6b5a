// Reads the programs in www/classic, which are shown beside a search. A line for an event ends with a marker
// in a comment, for example `@@place`; each marker is on one line.

/**
 * The event of a line. A call ends in two ways: `done` with a full board, `dead` without.
 * @typedef {"enter" | "look" | "test" | "place" | "erase" | "found" | "done" | "dead"} Mark
 */

/**
 * Returns the lines without their markers, and the zero-based line number of each marker.
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

/** The mark of each kind of event, by number; kind 5, the end of a call, has two. */
const MARKS = /** @type {const} */ (["enter", "look", "test", "place", "erase", "", "found"]);

/**
 * The mark of a packed event.
 * @param {Uint8Array} events
 * @param {number} index of the event
 * @returns {Mark}
 */
export function markOf(events, index) {
  const [kind, , digit] = events.subarray(4 * index);
  return MARKS[kind] || (digit === 1 ? "done" : "dead");
}
