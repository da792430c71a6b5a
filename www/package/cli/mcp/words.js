// Answers in sentences.

/** @import { Verdict } from "redoku" */

/** @param {Verdict} verdict */
export function verdictText(verdict) {
  switch (verdict.status) {
    case "unique":
      return `Exactly one solution.\n${verdict.solution}`;
    case "multiple": {
      const [first, second] = verdict.solutions;
      const differing = verdict.differing.map(cellText).join(", ");
      return `Several solutions. These two differ in ${differing}.\n${first}\n${second}`;
    }
    case "none":
      return `No solution.\n${reasonText(verdict.because)}`;
    default:
      return verdict.conflicts.map(conflictText).join("\n");
  }
}

/** @param {import("redoku").Conflict} conflict */
export function conflictText({ digit, cells, house }) {
  return `Not a Sudoku: ${digit} is more than once in ${houseText(house)} (${cells.map(cellText).join(", ")}).`;
}

/** @param {import("redoku").Reason} because */
function reasonText(because) {
  const givens = because.givens.map(cellText).join(", ");
  switch (because.kind) {
    case "cell":
      return `The givens in ${givens} leave no digit for ${cellText(because.cell)}.`;
    case "digit":
      return `The givens in ${givens} leave no place for ${because.digit} in ${houseText(because.house)}.`;
    default:
      return `The givens in ${givens} contradict each other; explain shows how.`;
  }
}

/** @param {import("redoku").Rating} rating */
export function ratingText({ se, level, score, hardest }) {
  const tenths = (/** @type {number} */ number) => number.toFixed(1);
  const explainer = `ER ${tenths(se.er)}, EP ${tenths(se.ep)}, ED ${tenths(se.ed)}`;
  return `Level ${level}, score ${score}, hardest technique: ${hardest ?? "none"}. Sudoku Explainer: ${explainer}.`;
}

/** @param {import("redoku").Verification} verified */
export function verificationText(verified) {
  if (!verified.valid) return `Step ${verified.step + 1} is not proved: ${verified.message}.`;
  const end = verified.complete
    ? "the path is complete"
    : "the path does not lead to the solution yet";
  return `Every step is proved, and ${end}.`;
}

/** @param {number} cell */
const cellText = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** @param {import("redoku").House} house */
const houseText = ({ kind, index }) => `${kind} ${index + 1}`;
