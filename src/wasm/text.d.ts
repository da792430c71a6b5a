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

/** Why a line, counted from 0, or without a line the whole text, is not a puzzle. */
export type Fault = {
  line?: number;
  error: { code: string; message: string; details: Record<string, unknown> };
};

/** A part of a list: whole lines with the number of lines before them; or puzzles with the number of the first, which is
 *  that of its line, or of the puzzle in a text that was read as a whole; or what cannot be read. `bytes` is how much of
 *  the input was read for it. */
export type ListPart = { bytes: number } & (
  | { kind: "lines"; text: Uint8Array; before: number }
  | { kind: "entries"; entries: Entry[]; before: number }
  | { kind: "faults"; faults: Fault[] }
);

/** Begins to read a list of any length, and returns its number for `listRead`. Nothing has to be freed: the newest few
 *  are kept. */
export function listStart(): number;

/** Adds the next bytes of a list, cut anywhere, or with `null` ends it. Returns the parts that are complete.
 *
 *  A text is a list if its first line is a puzzle, or its second; blank lines and comments (`#`, `//`) do not count, and
 *  words above the first puzzle are its title. Every other text is read as a whole, as `parse` does. Lines end with LF,
 *  CRLF or CR; the text is UTF-8, or UTF-16 with a byte order mark.
 *
 *  With `single` each puzzle is a part of its own. */
export function listRead(
  list: number,
  bytes: Uint8Array | null,
  options?: { single?: boolean },
): ListPart[];

/** Reads lines of a list, of which `before` precede: the puzzles, the number of the line of each, and what cannot be
 *  read. */
export function parseLines(
  lines: Uint8Array,
  options?: { before?: number },
): { entries: Entry[]; lines: Uint32Array; faults: Fault[] };

/** The same with a verdict on each puzzle: 81 characters of `puzzles` and of `solutions`, the first solution found or 81
 *  `0`. */
export function judgeLines(
  lines: Uint8Array,
  options?: { before?: number },
): {
  puzzles: string;
  solutions: string;
  statuses: ("unique" | "multiple" | "none" | "invalid")[];
  lines: Uint32Array;
  faults: Fault[];
};
