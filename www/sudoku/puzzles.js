/** Puzzles as 81 characters: examples, how many digits one has, and the levels of difficulty. */

/** The levels of difficulty, the easiest first. */
export const LEVELS = /** @type {const} */ (["easy", "medium", "hard", "expert", "extreme"]);

/** The number of cells that are not blank. @param {string} cells */
export const countDigits = (cells) => cells.replaceAll(".", "").length;

/** Whether a value is 81 cells: digits, and `.` for blanks. @param {unknown} value @returns {value is string} */
export const areCells = (value) => typeof value === "string" && /^[1-9.]{81}$/.test(value);

/** The example puzzle of LeetCode 37. */
export const EXAMPLE =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** Puzzles worth a look, for an empty board. The page says in a sentence why each is interesting. @type {Record<string, string>} */
export const GALLERY = {
  leetcode: EXAMPLE,
  // The most quoted puzzle of Gordon Royle's collection.
  seventeen: ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
  // Known from Wikipedia's article on solving algorithms.
  brute: "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
  two: ".5.9467..8...3..1....1..2....95...277..2.13........1..317..4...94................",
  // Peter Norvig found it among random grids.
  impossible: ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
};
