// The textbook solvers, event by event.

/** The searches that can be watched: six classics, and four that came later. */
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

/** The result of a search, its work and its events. */
export type Trace = {
  solved: boolean;
  solution: string | null;
  /** Whether there were more events than `events` has. */
  truncated: boolean;
  /** The number of events. */
  steps: number;
  /** Exact, even if not all events are kept. */
  counts: Counts;
  events: Events;
  /** With `timed`: the mean time of the search, in microseconds. */
  micros?: number;
};

export type TraceOptions = {
  /** How many events to keep: a million by default, at most ten million. */
  maxEvents?: number;
  /** How many events the search may have: 200,000,000 by default, a second or two. Some searches have
   *  thousands of times more: `redoku/worker` runs them, without a limit of its own, until a signal ends
   *  them. */
  maxSteps?: number;
  /** Measure the time of the search into `micros`; a short search is repeated for about 3 ms. */
  timed?: boolean;
};

/** Runs an algorithm to its end and keeps its first events. Throws a RedokuError if givens conflict, or
 *  with the code `too-long` if the search has more than `maxSteps` events. */
export function trace(puzzle: Puzzle, algorithm: Algorithm, options?: TraceOptions): Trace;

/** The algorithms, the plainest first; `classic` marks the six that visit cells in reading order. */
export function algorithms(): { id: Algorithm; name: string; classic: boolean }[];

/** The progress of a search. */
export type Progress = {
  /** The number of events so far. */
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
  /** The number of open calls. */
  open: number;
  /** Pairs of cell and digit: the placements with which the open calls went deeper. */
  path: Uint8Array;
  /** Triples of level on the path, cell and digit: the choices of the open calls that failed.
   *  Empty for the classics, which try the digits of a cell in order, so that the path implies them. */
  dead: Uint8Array;
  /** The events that follow. */
  events: Events;
};

/** Begins a search that runs in slices and can be shown at any step; returns its number. Nothing has
 *  to be freed: the newest 16 searches are kept. */
export function watchStart(puzzle: Puzzle, algorithm: Algorithm): number;

/** Continues a search for about `events` events (a million by default). */
export function watchRun(search: number, options?: { events?: number }): Progress;

/** The search after `step` events, or at the event by which it had read `reads` cells and table entries,
 *  or as far as it has run; and the `events` that follow (1 by default, at most 65,536).
 *  Takes milliseconds, however long the search is. */
export function watchSeek(
  search: number,
  options: ({ step: number } | { reads: number }) & { events?: number },
): Moment;

/** The number of open calls at equal distances of the search so far: at most 16,384 values. */
export function watchOutline(search: number): Uint8Array;
