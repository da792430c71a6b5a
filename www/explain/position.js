/** A position on the way to the solution: the digits, and the candidates of the blank cells. */
import { BLANK } from "../app/state.js";
import { seesEachOther } from "../sudoku/geometry.js";
import { digitsIn } from "../sudoku/marks.js";

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").Candidate} Candidate */
/**
 * @typedef {object} Position
 * @property {string} givens   81 characters, `.` for a blank
 * @property {string} own      the digits that the user placed before the first step
 * @property {string} digits   the givens and the digits placed so far
 * @property {readonly number[]} candidates  a set for each cell: bit d-1 for the digit d
 */

/** @param {number} digit */
const bit = (digit) => 1 << (digit - 1);

/**
 * The first position: every candidate that no digit rules out, except the removed ones.
 * @param {string} givens @param {string} [placed] @param {Candidate[]} [removed]
 * @returns {Position}
 */
export function startOf(givens, placed = BLANK, removed = []) {
  const digits = Array.from(givens, (given, cell) => (given === "." ? placed[cell] : given));
  const candidates = digits.map((digit, cell) => {
    if (digit !== ".") return 0;
    const free = (
      /** @type {number} */ set,
      /** @type {string} */ other,
      /** @type {number} */ at,
    ) => (other !== "." && seesEachOther(cell, at) ? set & ~bit(Number(other)) : set);
    return digits.reduce(free, 511);
  });
  for (const [cell, digit] of removed) candidates[cell] &= ~bit(digit);
  return { givens, own: placed, digits: digits.join(""), candidates };
}

/** The position after a step. @param {Position} position @param {Pick<Step, "place" | "remove">} step @returns {Position} */
export function after({ givens, own, digits, candidates }, { place, remove }) {
  const [nextDigits, next] = [[...digits], [...candidates]];
  for (const [cell, digit] of remove) next[cell] &= ~bit(digit);
  for (const [cell, digit] of place) {
    nextDigits[cell] = String(digit);
    next[cell] = 0;
    for (let other = 0; other < 81; other++) {
      if (seesEachOther(cell, other)) next[other] &= ~bit(digit);
    }
  }
  return { givens, own, digits: nextDigits.join(""), candidates: next };
}

/** The position before each step, and the last one. @param {Position} start @param {Pick<Step, "place" | "remove">[]} steps */
export function positionsOf(start, steps) {
  const positions = [start];
  for (const step of steps) positions.push(after(/** @type {Position} */ (positions.at(-1)), step));
  return positions;
}

/** The position as the engine reads it. @param {Position} position @returns {{ puzzle: string, placed: string, removed: Candidate[] }} */
export function boardOf({ givens, digits, candidates }) {
  const all = startOf(givens, digits).candidates;
  const removed = all.flatMap((set, cell) =>
    digitsIn(set & ~candidates[cell]).map((digit) => /** @type {Candidate} */ ([cell, digit])),
  );
  return { puzzle: givens, placed: digits, removed };
}
