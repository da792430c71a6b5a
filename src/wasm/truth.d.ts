// The public surface in TypeScript; the generated redoku.d.ts includes it as it stands.
// Cells are numbered 0-80 row by row, digits are 1-9, a blank is ".".

/** A puzzle: anything `parse` reads as one puzzle, 81 characters first of all; nine rows of nine
 *  one-character strings (LeetCode) or numbers; or 81 numbers. 0 and "." are blanks. */
export type Puzzle =
  | string
  | readonly string[]
  | readonly (readonly string[])[]
  | readonly ArrayLike<number>[]
  | ArrayLike<number>;

/** A row, a column or a box, counted from 0. */
export type House = { kind: "row" | "column" | "box"; index: number };

/** Equal digits that see each other. */
export type Conflict = { digit: number; cells: number[]; house: House };

/** Why there is no solution. `givens` is always a minimal set that contradicts itself: with only
 *  these on the board there is no solution; drop any one of them and there is. */
export type Reason =
  /** They leave no digit for the cell. */
  | { kind: "cell"; cell: number; givens: number[] }
  /** They leave no place for the digit. */
  | { kind: "digit"; digit: number; house: House; givens: number[] }
  /** Neither, at a glance: they contradict each other deeper down. */
  | { kind: "givens"; givens: number[] };

/** The truth about a puzzle. */
export type Verdict = {
  /** How many digits the puzzle has. */
  givens: number;
  /** How often the search had to guess. */
  guesses: number;
  /** With `timed`: the mean time of the engine, in microseconds. */
  micros?: number;
} & (
  | { status: "unique"; solution: string }
  | {
      status: "multiple";
      /** How many solutions were found. */
      count: number;
      /** False if the search stopped at `limit`. */
      exact: boolean;
      /** The first ones found: two at least, a hundred at most. */
      solutions: string[];
      /** The cells in which the first two differ. */
      differing: number[];
    }
  | { status: "none"; because: Reason }
  | { status: "invalid"; conflicts: Conflict[] }
);

export type ManyOptions = {
  /** Look for a second solution of each puzzle too: the same answers for the work of a proof. */
  proveUnique?: boolean;
  /** Where to write the answers, so that a batch needs no memory of its own. They are in the array that is
   *  returned: a part of this one if they fit, else a new one. It must not share its buffer with the lines. */
  into?: Uint8Array;
};

export type SolveOptions = {
  /** How many solutions to look for at most, 1 to 100,000,000; 1 looks for two, like the default. */
  limit?: number;
  /** Measure the engine, over as many rounds as the clock needs (about 3 ms), into `micros`. */
  timed?: boolean;
};

/** LeetCode 37. Fills `board` in place (the same rows, the same array) and returns it.
 *  Throws a RedokuError, and leaves the board untouched, unless there is exactly one solution. */
export function solveSudoku(board: string[][]): string[][];

/** The truth about a puzzle: one solution, several, none and why, or conflicting givens. */
export function solve(puzzle: Puzzle, options?: SolveOptions): Verdict;

/** Many puzzles, one per line, in one call. A line may carry a comment after the puzzle.
 *  For each line the output has 81 digits, or 81 `0` if there is no solution, or 81 `.` if the line
 *  is not a puzzle; each followed by a line feed. */
export function solveMany(lines: Uint8Array, options?: ManyOptions): Uint8Array;

/** The conflicts on a board, and whether it is a finished solution. */
export function check(puzzle: Puzzle): { conflicts: Conflict[]; complete: boolean };

/** 81 masks: bit d-1 is set if the rules alone allow the digit d in the cell. */
export function candidates(puzzle: Puzzle): number[];

/** 81 masks: bit d-1 is set if some solution has the digit d in the cell. */
export function trueCandidates(puzzle: Puzzle): number[];
