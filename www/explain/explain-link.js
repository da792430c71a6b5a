/** Links to a step of an explanation, as a fragment: `#explain=17&p=` and the puzzle. */

/** @typedef {{ step: number, puzzle: string }} LinkedStep  steps count from 1 */

/** Whether a fragment links to a step. @param {string} hash */
export const isStepLink = (hash) => hash.startsWith("#explain=");

/** The step in a fragment, or null. @param {string} hash @returns {LinkedStep | null} */
export function readStepLink(hash) {
  if (!isStepLink(hash)) return null;
  const keys = new URLSearchParams(hash.slice(1));
  const puzzle = keys.get("p") ?? "";
  const step = Number(keys.get("explain"));
  if (!/^[1-9.]{81}$/.test(puzzle)) return null;
  return { puzzle, step: Number.isSafeInteger(step) && step > 0 ? step : 1 };
}

/** @param {LinkedStep} linked */
export const stepLink = ({ step, puzzle }) => `#explain=${step}&p=${puzzle}`;
