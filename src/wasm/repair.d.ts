// What would give a grid exactly one solution. The generated redoku.d.ts includes this file as it is.

/** A small change that gives a grid exactly one solution. */
export type Repair = {
  /** Another digit in a cell; a digit removed; two cells that share a side swapped; the rest of a row
   *  moved by one cell. */
  kind: "digit" | "remove" | "swap" | "shift";
  /** The puzzle after the change: 81 characters. */
  puzzle: string;
  /** Its only solution. */
  solution: string;
  /** The cells that change. `from` and `to` are a digit, or "." for a blank. */
  changes: { cell: number; from: string; to: string }[];
};

export type RepairOptions = {
  /** The most repairs to return, 1 to 1000: the likeliest ones. By default all of them. */
  most?: number;
};

/** The single changes that give a grid exactly one solution, likeliest first: what a person may have meant to
 *  type. Empty if the grid has one solution already, or if no such change helps. */
export function repairs(puzzle: Puzzle, options?: RepairOptions): Repair[];

/** The cells and digits that, as one more given, leave exactly one of several solutions. Empty if there is one
 *  solution or none. */
export function decisive(puzzle: Puzzle): [cell: number, digit: number][];
