// What the functions of every module take and return. The generated redoku.d.ts includes this file as it is.
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

/** Equal digits in one house. */
export type Conflict = { digit: number; cells: number[]; house: House };

export type ManyOptions = {
  /** Also look for a second solution of each puzzle: the same answers, for the work of a proof. */
  proveUnique?: boolean;
  /** Where to write the answers, so that a batch needs no memory of its own. The returned array is a part
   *  of this one if the answers fit, otherwise a new one. It must not share its buffer with the lines. */
  into?: Uint8Array;
  /** Called now and then with the share of the lines that are answered, from 0 to 1. */
  onProgress?: (share: number) => void;
};
