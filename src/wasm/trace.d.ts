// The textbook solvers and their stories.

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
  /** Triples of level on the path, cell and digit: the choices of the open calls that led nowhere.
   *  Empty for the classics, which try the digits of one cell upward: there the path alone shows it. */
  dead: Uint8Array;
  /** The events that follow. */
  events: Events;
};

/** Begins a search that runs in slices and can be shown at any step; answers its number. Nothing has
 *  to be freed: the newest 16 searches are remembered. */
export function watchStart(puzzle: Puzzle, algorithm: Algorithm): number;

/** Searches on for about `events` events (a million unless given). */
export function watchRun(search: number, options?: { events?: number }): Progress;

/** The search after `step` events, or at the first event by which it had read `reads` cells and table
 *  entries, or as far as it has come; and the `events` (1 unless given, 65,536 at most) that follow.
 *  Takes milliseconds, however long the search is. */
export function watchSeek(
  search: number,
  options: ({ step: number } | { reads: number }) & { events?: number },
): Moment;

/** How many calls were open at equal distances of the search so far: 16,384 values at most. */
export function watchOutline(search: number): Uint8Array;
