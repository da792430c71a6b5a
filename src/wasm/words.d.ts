// Text in and out.

/** One puzzle of a text. */
export type Entry = {
  /** The givens, 81 characters. */
  puzzle: string;
  /** The digits that a person placed, 81 characters. */
  placed?: string;
  /** Pencil marks: 81 masks, bit d-1 for the digit d. */
  marks?: number[];
  /** The answer that came with it. */
  solution?: string;
  /** Its title or comment. */
  name?: string;
};

/** Reads the puzzles in a text of any format. `skipped` has the lines that were left out, counted from 0: words that
 *  are not the name of a puzzle. Throws a RedokuError with place and reason. */
export function parse(text: string): {
  puzzles: Entry[];
  format: string;
  skipped: { line: number; text: string }[];
};

/** Writes a puzzle, or an entry as `parse` returns it, in a format: one of the names that `parse`
 *  returns, such as "line", "rows", "grid", "pencil-marks", "leetcode-json" or "s9b". */
export function format(puzzle: Puzzle | Entry, name: string): string;

/** Many puzzles, one per line, as `solveMany` reads them. For each line the output has 82 characters: the 81 that
 *  `solveMany` writes, and `1` for one solution, `2` for several, `0` for none or `.` if the line is not a puzzle. */
export function judgeMany(
  lines: Uint8Array,
  options?: Omit<ManyOptions, "proveUnique">,
): Uint8Array;
