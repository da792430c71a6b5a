// The puzzles of the page tests.

/** The example of LeetCode 37, and its solution. */
export const EXAMPLE =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** The example with one digit mistyped: row 2, column 6 is 4 instead of 5, without a conflict. */
export const TYPO = change(EXAMPLE, 14, "4");

/** The example without five givens, which has several solutions. */
export const SEVERAL = [0, 1, 4, 9, 30].reduce(
  (puzzle, cell) => change(puzzle, cell, "."),
  EXAMPLE,
);

function change(puzzle, cell, symbol) {
  return puzzle.slice(0, cell) + symbol + puzzle.slice(cell + 1);
}
