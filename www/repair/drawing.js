/** Draws why a puzzle has no solution: the house or cell that is stuck, and the givens that bar it. */
import { cellsBetween, cellsOf, seesEachOther } from "../sudoku/geometry.js";
import { NO_MARKS } from "../sudoku/marks.js";

/** @import { BoardDrawing } from "../board/drawing.js" */
/** @import { Verdict } from "../pkg/redoku.js" */

/** @param {{ verdict: Verdict, puzzle: string }} about @returns {BoardDrawing | null} */
export function reasonDrawing({ verdict, puzzle }) {
  if (verdict.status !== "none") return null;
  const { because } = verdict;
  if (because.kind === "digit") return stuckDigit(because, puzzle);
  return because.kind === "cell" ? stuckCell(because, puzzle) : null;
}

/** The house is framed; each blank cell in it shows a given with the digit that sees it. @param {Extract<import("../pkg/redoku.js").Reason, { kind: "digit" }>} because @param {string} puzzle @returns {BoardDrawing} */
function stuckDigit({ digit, house, givens }, puzzle) {
  const blanks = cellsOf(house).filter((cell) => puzzle[cell] === ".");
  const equal = givens.filter((cell) => puzzle[cell] === String(digit));
  const sights = blanks.flatMap((to) => {
    const from = equal.find((cell) => seesEachOther(cell, to));
    return from === undefined ? [] : [{ from, to }];
  });
  return {
    ...amber(puzzle),
    crosses: sights.map(({ to }) => [to, digit]),
    houses: [{ house, role: "stuck" }],
    cells: new Map(blanks.map((cell) => [cell, "barred"])),
    sights,
  };
}

/** Each of the givens bars its digit from the cell; those behind others need no line. @param {{ cell: number, givens: number[] }} because @param {string} puzzle @returns {BoardDrawing} */
function stuckCell({ cell, givens }, puzzle) {
  const isNearest = (/** @type {number} */ given) =>
    !cellsBetween(given, cell).some((other) => givens.includes(other));
  const seen = givens.filter((given) => seesEachOther(given, cell) && isNearest(given));
  return {
    ...amber(puzzle),
    sights: seen.map((from) => ({ from, to: cell })),
    crosses: givens.map((given) => [cell, Number(puzzle[given])]),
  };
}

/** @param {string} puzzle @returns {BoardDrawing} */
const amber = (puzzle) => ({
  tone: "warn",
  ground: { digits: puzzle, candidates: NO_MARKS },
});
