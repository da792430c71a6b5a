// New puzzles. The generated redoku.d.ts includes this file as it is.

/** The symmetry of the givens: none, under a turn by 180° or 90°, in the main diagonal, or left and right. */
export type Layout = "none" | "half-turn" | "quarter-turn" | "diagonal" | "mirror";

export type GenerateOptions = {
  /** The level of the hardest technique that the puzzle needs. Any if there is neither `level`, `technique` nor `er`. */
  level?: Level;
  /** The id of a technique that `explain` uses: the puzzle needs it, and nothing harder. */
  technique?: string;
  /** The lowest and the highest rating of Sudoku Explainer, for example `[3, 4.5]`. */
  er?: [number, number];
  /** `"half-turn"` by default. */
  symmetry?: Layout;
  /** The number of givens, from 17. */
  givens?: number;
  /** Whether the puzzle needs each of its givens. With a symmetry that is rare. */
  minimal?: boolean;
  /** The same seed and options give the same puzzle, on every machine. */
  seed?: number | string;
  /** The number of puzzles to try before giving up with the error `not-found`: 5,000 by default, in a worker no limit. */
  maxTries?: number;
  /** Called with the number of puzzles tried so far. */
  onProgress?: (tried: number) => void;
};

export type Generated = {
  puzzle: string;
  solution: string;
  rating: Rating;
  /** The seed, as a text. */
  seed: string;
};

/** Makes a new puzzle with one solution. */
export function generate(options?: GenerateOptions): Generated;
