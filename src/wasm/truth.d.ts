// The solver and the truth about a puzzle. The generated redoku.d.ts includes this file as it is.

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
  /** The number of given digits. */
  givens: number;
  /** The number of guesses in the search. */
  guesses: number;
  /** With `timed`: the mean time of the solver, in microseconds. */
  micros?: number;
} & (
  | { status: "unique"; solution: string }
  | {
      status: "multiple";
      /** The number of solutions found. */
      count: number;
      /** False if the search stopped at `limit`. */
      exact: boolean;
      /** The first solutions found: at least 2, at most 100. */
      solutions: string[];
      /** The cells in which the first two differ. */
      differing: number[];
    }
  | { status: "none"; because: Reason }
  | { status: "invalid"; conflicts: Conflict[] }
);

export type SolveOptions = {
  /** The most solutions to look for, 1 to 100,000,000. The default is 2, and 1 means 2 as well. */
  limit?: number;
  /** Measure the time of the solver into `micros`; this repeats the search for about 3 ms. */
  timed?: boolean;
};

/** LeetCode 37. Fills `board` in place (the same rows, the same array) and returns it.
 *  Throws a RedokuError, and leaves the board untouched, unless there is exactly one solution. */
export function solveSudoku(board: string[][]): string[][];

/** The truth about a puzzle: one solution, several, none and why, or conflicting givens. */
export function solve(puzzle: Puzzle, options?: SolveOptions): Verdict;

/** Many puzzles, one per line, in one call. A line may carry a comment after the puzzle, behind a space, a comma or
 *  another separator; it ends with LF, CRLF or CR.
 *  For each line the output has 81 digits, or 81 `0` if there is no solution, or 81 `.` if the line
 *  is not a puzzle; each followed by a line feed. */
export function solveMany(lines: Uint8Array, options?: ManyOptions): Uint8Array;

/** The conflicts on a board, and whether it is a finished solution. */
export function check(puzzle: Puzzle): { conflicts: Conflict[]; complete: boolean };

/** 81 masks: bit d-1 is set if the rules alone allow the digit d in the cell. */
export function candidates(puzzle: Puzzle): number[];

/** 81 masks: bit d-1 is set if some solution has the digit d in the cell. */
export function trueCandidates(puzzle: Puzzle): number[];
