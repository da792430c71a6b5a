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
export function solveMany(lines: Uint8Array, options?: { proveUnique?: boolean }): Uint8Array;

/** The conflicts on a board, and whether it is a finished solution. */
export function check(puzzle: Puzzle): { conflicts: Conflict[]; complete: boolean };

/** 81 masks: bit d-1 is set if the rules alone allow the digit d in the cell. */
export function candidates(puzzle: Puzzle): number[];

/** 81 masks: bit d-1 is set if some solution has the digit d in the cell. */
export function trueCandidates(puzzle: Puzzle): number[];

/** One puzzle of a text. */
export type Entry = {
  /** The givens, 81 characters. */
  puzzle: string;
  /** The digits a person had placed, 81 characters. */
  placed?: string;
  /** Pencil marks: 81 masks, bit d-1 for the digit d. */
  marks?: number[];
  /** The answer that came with it. */
  solution?: string;
  /** Its title or comment. */
  name?: string;
};

/** Reads the puzzles in a text, whatever its format; throws a RedokuError with place and reason. */
export function parse(text: string): { puzzles: Entry[]; format: string };

/** Writes a puzzle, or an entry as `parse` makes it, in the format with this name (the names are
 *  those that `parse` gives: "line", "rows", "grid", "pencil-marks", "leetcode-json", "s9b", …). */
export function format(puzzle: Puzzle | Entry, name: string): string;
/** The ways to search that can be watched: six classics, and what came after. */
export type Algorithm =
  | "scan"
  | "from-top"
  | "tables"
  | "blank-list"
  | "flat"
  | "flag"
  | "fewest-first"
  | "propagation"
  | "dancing-links"
  | "redoku";

/** The work of a search. The pre-scan that fills tables or lists is not counted. */
export type Counts = {
  /** Invocations of the recursive function, the first included. */
  calls: number;
  /** Digits tried in a cell, fitting or not; with "propagation" and "redoku" these are the guesses. */
  tests: number;
  /** Board cells and table entries looked at to find a blank or to test a digit. */
  reads: number;
  /** Digits written into a cell. */
  placements: number;
  /** Times a cell is set back to blank. */
  erasures: number;
  /** The deepest recursion. */
  depth: number;
};

/** Packed events, four bytes each: kind, cell, digit, forbidding cell. 81 stands for no cell, 0 for no
 *  digit.
 *
 *  | kind | | cell | digit | forbidding cell |
 *  | --- | --- | --- | --- | --- |
 *  | 0 | enter: a call begins | the cell it is given, or 81 | 0 | 81 |
 *  | 1 | look at a cell to find a blank | the cell | 0 | 81 |
 *  | 2 | test a digit | the cell | the digit | the cell that rules it out, or 81 if it fits |
 *  | 3 | place | the cell | the digit | 81 |
 *  | 4 | erase | the cell | 0 | 81 |
 *  | 5 | leave: a call ends | the cell it worked on, or 81 | 1 if the board is full, else 0 | 81 |
 *  | 6 | found: the board is full | 81 | 0 | 81 | */
export type Events = Uint8Array;

/** What a search came to and how. */
export type Trace = {
  solved: boolean;
  solution: string | null;
  /** Whether there were more events than `events` has. */
  truncated: boolean;
  /** How many events there were. */
  steps: number;
  /** Exact, however few events are kept. */
  counts: Counts;
  events: Events;
};

/** Runs an algorithm to its end, however long that takes, and keeps its first `maxEvents` events
 *  (a million unless given, ten million at most). Throws a RedokuError if givens conflict. */
export function trace(
  puzzle: Puzzle,
  algorithm: Algorithm,
  options?: { maxEvents?: number },
): Trace;

/** The algorithms, from the plainest on; `classic` marks the six that visit cells in reading order. */
export function algorithms(): { id: Algorithm; name: string; classic: boolean }[];

/** How far a search has come. */
export type Progress = {
  /** How many events there were so far. */
  steps: number;
  finished: boolean;
  solution: string | null;
  counts: Counts;
};

/** The state of a search after `step` events. */
export type Moment = {
  step: number;
  /** 81 characters. */
  board: string;
  counts: Counts;
  /** How many calls are open. */
  open: number;
  /** Pairs of cell and digit: the placements with which the open calls went deeper. */
  path: Uint8Array;
  /** The events that follow. */
  events: Events;
};

/** Begins a search that runs in slices and can be shown at any step; answers its number. Nothing has
 *  to be freed: the newest 16 searches are remembered. */
export function watchStart(puzzle: Puzzle, algorithm: Algorithm): number;

/** Searches on for about `events` events (a million unless given). */
export function watchRun(search: number, options?: { events?: number }): Progress;

/** The search after `step` events, or as many as there were so far, and the `events` (1 unless given,
 *  65,536 at most) that follow. Takes milliseconds, however long the search is. */
export function watchSeek(search: number, options: { step: number; events?: number }): Moment;

/** How many calls were open at equal distances of the search so far: 4096 values at most. */
export function watchOutline(search: number): Uint8Array;
