/** The program of an algorithm in the chosen language, with the current line marked. */
import { memo } from "../app/derived.js";
import { isClassic } from "./search.js";

/** @import { Algorithm } from "../pkg/redoku.js" */
/** @typedef {"words" | "js" | "py" | "cpp" | "java" | "go" | "rs"} Tongue */

/** The languages of programs and their names. @type {[Tongue, string][]} */
export const TONGUES = [
  ["words", ""],
  ["js", "JavaScript"],
  ["py", "Python"],
  ["cpp", "C++"],
  ["java", "Java"],
  ["go", "Go"],
  ["rs", "Rust"],
];

/** Whether there is a program for an algorithm in a language; words exist for all. @param {Algorithm} algorithm @param {Tongue} tongue */
export function isWritten(algorithm, tongue) {
  if (tongue === "words" || isClassic(algorithm)) return true;
  return tongue === "js" && algorithm !== "redoku";
}

/** The language of the program: words if the preferred one lacks it. @param {{ algorithm: Algorithm, tongue: Tongue }} choices */
export const tongueOf = ({ algorithm, tongue }) =>
  isWritten(algorithm, tongue) ? tongue : "words";

/** The name of the file with the program. @param {Algorithm} algorithm @param {Tongue} tongue @param {import("../i18n/translator.js").Language} language */
export function fileOf(algorithm, tongue, language) {
  if (tongue !== "words") return `${algorithm}.${tongue}`;
  return language === "en" ? `${algorithm}.txt` : `${algorithm}.zh.txt`;
}

/** The lines of a program, and the line of each mark. */
export const renderingOf = memo((/** @type {string} */ text) => readRendering(text));

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
