/** Pencil marks: for each cell a set of digits, bit d-1 for the digit d. */
import { seesEachOther } from "./geometry.js";

/** @typedef {readonly number[]} Marks  81 sets */

/** @type {Marks} */
export const NO_MARKS = new Array(81).fill(0);

/** @param {number} digit */
const bit = (digit) => 1 << (digit - 1);

/** The digits of a set, in order. @param {number} set */
export const digitsIn = (set) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => set & bit(digit));

/** @param {Marks} marks @param {number} cell @param {number} digit @returns {Marks} */
export const toggled = (marks, cell, digit) => marks.with(cell, marks[cell] ^ bit(digit));

/** Removes all marks of a cell. @param {Marks} marks @param {number} cell @returns {Marks} */
export const cleared = (marks, cell) => (marks[cell] ? marks.with(cell, 0) : marks);

/** Removes the marks that a new digit in `cell` rules out. @param {Marks} marks @param {number} cell @param {number} digit @returns {Marks} */
export function tidied(marks, cell, digit) {
  const isRuledOut = (/** @type {number} */ set, /** @type {number} */ other) =>
    set & bit(digit) && seesEachOther(cell, other);
  if (!marks.some(isRuledOut)) return marks;
  return marks.map((set, other) => (isRuledOut(set, other) ? set & ~bit(digit) : set));
}

/** @param {unknown} value @returns {value is Marks} */
export const areMarks = (value) =>
  Array.isArray(value) &&
  value.length === 81 &&
  value.every((set) => Number.isInteger(set) && set >= 0 && set < 512);
