// Puzzles from photos. The generated redoku.d.ts includes this file as it is.

/** The pixels of a photo: `ImageData`, or an object like it. Four bytes for each pixel: red, green, blue, opacity. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray | Uint8Array };

/** A point in a photo, in pixels from its top left corner. */
export type PhotoPoint = [x: number, y: number];

export type PhotoOptions = {
  /** The corners of the grid, if it is not to be searched for. They need not be exact. */
  corners?: PhotoPoint[];
};

/** What was read in a photo. */
export type PhotoReading = {
  /** The likeliest digits that make a puzzle with one solution; without one, the likeliest without conflict. */
  puzzle: string;
  /** The likeliest digit of each cell, whatever the rules say. */
  seen: string;
  /** How likely the digit or the blank in each cell of `puzzle` is, from 0 to 1. */
  confidence: number[];
  /** The cells that were hard to read. */
  doubtful: number[];
  /** Whether `puzzle` has exactly one solution. */
  unique: boolean;
  /** Whether nobody needs to check it: one solution, no doubtful cell, and not the printed solution of another puzzle. */
  sure: boolean;
  /** The corners of the grid, clockwise from the puzzle's top left. */
  corners: PhotoPoint[];
  /** The 10 × 10 points in which the lines cross, row by row from the puzzle's top left. */
  mesh: PhotoPoint[];
  /** Quarter turns clockwise that put the photo upright. */
  turns: number;
  /** Whether the photo shows another grid beside this one. */
  others: boolean;
};

/** Reads the puzzle in a photo, on this device. A photo without a grid is a RedokuError, `no-grid`. */
export function readPhoto(pixels: Pixels, options?: PhotoOptions): PhotoReading;
