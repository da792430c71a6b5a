// How hard a puzzle is. The generated redoku.d.ts includes this file as it is.

/** How hard a puzzle is. */
export type Rating = {
  /** The rating of Sudoku Explainer, which players quote: of the hardest step (ER), of the hardest step up to the first
   *  digit (EP), and of the first step (ED). From 1.0 to about 12; 0 for a full grid. */
  se: { er: number; ep: number; ed: number };
  /** The level of the hardest technique that the puzzle needs. The same for isomorphic puzzles, as are the next two. */
  level: Level;
  /** From 4 for one blank cell to some thousands; 0 for a full grid. The hardest techniques decide, and each further use
   *  adds a little. */
  score: number;
  /** The id of that technique; null for a full grid. */
  hardest: string | null;
};

export type RateOptions = {
  /** Called now and then with the share of the work that is done, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Rates a puzzle that has one solution: milliseconds for ordinary puzzles, seconds for the hardest that are known. */
export function rate(puzzle: Puzzle, options?: RateOptions): Rating;

/** Rates many puzzles, up to a million. What is not a puzzle with one solution is null. */
export function rateMany(puzzles: readonly Puzzle[], options?: RateOptions): (Rating | null)[];
