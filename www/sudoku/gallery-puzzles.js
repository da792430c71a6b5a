/** Puzzles worth a look, for an empty board. The page says in a sentence why each is interesting. */
import { EXAMPLE } from "./example.js";

/** @type {Record<string, string>} */
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
