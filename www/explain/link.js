/** Links to a step of an explanation, as a fragment: `#explain=17&p=`, the puzzle, and `&d=` and own digits, if it starts there. */

/** @typedef {{ step: number, puzzle: string, placed?: string }} LinkedStep  steps count from 1 */

const BOARD = /^[1-9.]{81}$/;

/** Whether a fragment links to a step. @param {string} hash */
export const isStepLink = (hash) => hash.startsWith("#explain=");

/** The step in a fragment, or null. @param {string} hash @returns {LinkedStep | null} */
export function readStepLink(hash) {
  if (!isStepLink(hash)) return null;
  const keys = new URLSearchParams(hash.slice(1));
  const puzzle = keys.get("p") ?? "";
  const step = Number(keys.get("explain"));
  const placed = keys.get("d") ?? "";
  if (!BOARD.test(puzzle)) return null;
  return {
    puzzle,
    step: Number.isSafeInteger(step) && step > 0 ? step : 1,
    ...(BOARD.test(placed) && { placed }),
  };
}

/** @param {LinkedStep} linked */
export const stepLink = ({ step, puzzle, placed }) =>
  `#explain=${step}&p=${puzzle}${placed ? `&d=${placed}` : ""}`;
