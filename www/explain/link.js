/**
 * Links to a step of an explanation, as a fragment: `#explain=17&p=`, the puzzle, `&d=` and own digits, if it starts
 * there, and `&b=` and a beat that is not the first.
 */
import { areCells } from "../sudoku/puzzles.js";

/** @typedef {{ step: number, puzzle: string, placed?: string, beat?: number }} LinkedStep  steps and beats count from 1 */

/** Whether a fragment links to a step. @param {string} hash */
export const isStepLink = (hash) => hash.startsWith("#explain=");

/** The step in a fragment, or null. @param {string} hash @returns {LinkedStep | null} */
export function readStepLink(hash) {
  if (!isStepLink(hash)) return null;
  const keys = new URLSearchParams(hash.slice(1));
  const puzzle = keys.get("p") ?? "";
  const step = Number(keys.get("explain"));
  const placed = keys.get("d") ?? "";
  if (!areCells(puzzle)) return null;
  const beat = Number(keys.get("b"));
  return {
    puzzle,
    step: isOrdinal(step) ? step : 1,
    ...(areCells(placed) && { placed }),
    ...(isOrdinal(beat) && beat > 1 && { beat }),
  };
}

/** @param {number} number */
const isOrdinal = (number) => Number.isSafeInteger(number) && number > 0;

/** @param {LinkedStep} linked */
export const stepLink = ({ step, puzzle, placed, beat = 1 }) =>
  `#explain=${step}&p=${puzzle}${placed ? `&d=${placed}` : ""}${beat > 1 ? `&b=${beat}` : ""}`;
