// Text in and out.

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
