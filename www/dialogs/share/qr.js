/**
 * Encodes QR codes (ISO/IEC 18004): byte mode, error correction level M, versions 1 to 20.
 *
 * The text becomes code words, and each block of them gets its Reed-Solomon words. They fill the matrix, with
 * the mask that has the lowest penalty.
 */

/** Correction words per block, and the number of blocks, at level M for versions 1 to 20. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** Whether a mask flips the module in this row and column. @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Encodes a text as rows of modules, 1 for dark; null if the text is too long. @param {string} text */
export function qrCode(text) {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, index) => bytes.length <= capacityOf(index + 1)) + 1;
  if (version === 0) return null;
  const words = interleave(dataWords(bytes, version), version);
  const candidates = MASKS.map((_, mask) => draw(words, version, mask));
  const penalties = candidates.map(penaltyOf);
  return candidates[penalties.indexOf(Math.min(...penalties))];
}

/** @param {number} version */
const sizeOf = (version) => 17 + 4 * version;

/** The number of bytes of text that fit. @param {number} version */
const capacityOf = (version) => dataWordsIn(version) - (version < 10 ? 2 : 3);

/** @param {number} version */
const dataWordsIn = (version) => wordsIn(version) - CORRECTION[version - 1] * BLOCKS[version - 1];

/** All words: the modules without finder, timing, alignment, format and version patterns. @param {number} version */
function wordsIn(version) {
  const size = sizeOf(version);
  const centres = alignment(version).length;
  const patterns = centres ? 25 * (centres * centres - 3) - 10 * (centres - 2) : 0;
  const fixed = 3 * 64 + 2 * (size - 16) + patterns + 31 + (version < 7 ? 0 : 36);
  return Math.floor((size * size - fixed) / 8);
}

/** The rows, and likewise the columns, of the centres of the alignment patterns. @param {number} version */
function alignment(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.ceil((sizeOf(version) - 13) / (2 * (count - 1)));
  const rest = Array.from({ length: count - 1 }, (_, index) => sizeOf(version) - 7 - index * step);
  return [6, ...rest.reverse()];
}

/** Encodes mode, length, text and padding as words. @param {Uint8Array} bytes @param {number} version */
function dataWords(bytes, version) {
  const bits = (/** @type {number} */ value, /** @type {number} */ width) =>
    value.toString(2).padStart(width, "0");
  const room = dataWordsIn(version);
  let stream = bits(4, 4) + bits(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) stream += bits(byte, 8);
  stream += "0000";
  const words = (stream.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  // The four zeros of the terminator fill the last word, so there are no bits left over.
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Splits the data into blocks, adds the correction words of each, and interleaves them. @param {number[]} data @param {number} version */
function interleave(data, version) {
  const [count, correction] = [BLOCKS[version - 1], CORRECTION[version - 1]];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const starts = (/** @type {number} */ block) =>
    block * short + Math.max(0, block - (count - longer));
  const blocks = Array.from({ length: count }, (_, block) =>
    data.slice(starts(block), starts(block + 1)),
  );
  const corrections = blocks.map((block) => remainder(block, generator(correction)));
  const interleaved = (/** @type {number[][]} */ lists, /** @type {number} */ length) =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...interleaved(blocks, short + 1), ...interleaved(corrections, correction)];
}

/** The product in GF(256). @param {number} a @param {number} b */
function multiply(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0) ^ ((b >> bit) & 1 ? a : 0);
  }
  return product;
}

/** The polynomial with the roots 2^0, 2^1, …, without its leading 1. @param {number} degree */
function generator(degree) {
  let polynomial = [1];
  for (let power = 0, root = 1; power < degree; power++, root = multiply(root, 2)) {
    const shifted = [...polynomial, 0];
    polynomial = shifted.map((term, at) => term ^ (at ? multiply(polynomial[at - 1], root) : 0));
  }
  return polynomial.slice(1);
}

/** @param {number[]} data @param {number[]} divisor */
function remainder(data, divisor) {
  let rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ rest[0];
    rest = divisor.map((term, at) => (rest[at + 1] ?? 0) ^ multiply(term, factor));
  }
  return rest;
}

/** Appends the BCH check bits to a value. @param {number} value @param {number} divisor @param {number} width */
function checked(value, divisor, width) {
  let rest = value << width;
  for (let bit = 31 - Math.clz32(rest); bit >= width; bit--) {
    if ((rest >> bit) & 1) rest ^= divisor << (bit - width);
  }
  return (value << width) | rest;
}

/** @param {number[]} words @param {number} version @param {number} mask */
function draw(words, version, mask) {
  const size = sizeOf(version);
  /** @type {number[][]} */
  const matrix = Array.from({ length: size }, () => Array(size).fill(-1));
  const set = (
    /** @type {number} */ row,
    /** @type {number} */ column,
    /** @type {boolean} */ dark,
  ) => {
    if (matrix[row]?.[column] !== undefined) matrix[row][column] = Number(dark);
  };
  /** Draws concentric rings, those in `light` light and the others dark. @param {number} row @param {number} column @param {number} reach @param {number[]} light */
  const rings = (row, column, reach, light) => {
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++) {
        const ring = Math.max(Math.abs(down), Math.abs(right));
        set(row + down, column + right, !light.includes(ring));
      }
    }
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const centres = alignment(version);
  const last = size - 7;
  for (const row of centres) {
    for (const column of centres) {
      const corner = [`6 6`, `6 ${last}`, `${last} 6`].includes(`${row} ${column}`);
      if (!corner) rings(row, column, 2, [1]);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ]) {
    rings(row, column, 4, [2, 4]);
  }
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);
  fill(matrix, words, MASKS[mask]);
  return matrix;
}

/** @typedef {(row: number, column: number, dark: boolean) => void} Set */

/** Draws both copies of the format: level M and the mask. @param {Set} set @param {number} size @param {number} mask */
function drawFormat(set, size, mask) {
  const format = checked(mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    // The copy in the corner skips the timing pattern.
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
    if (bit < 8) set(near, 8, dark);
    else set(8, bit === 8 ? 7 : near, dark);
    if (bit < 8) set(8, size - 1 - bit, dark);
    else set(size - 15 + bit, 8, dark);
  }
  set(size - 8, 8, true);
}

/** @param {Set} set @param {number} size @param {number} version */
function drawVersion(set, size, version) {
  const bits = checked(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
    set(along, across, dark);
    set(across, along, dark);
  }
}

/** Fills the free modules in a zigzag, two columns at a time from the right. @param {number[][]} matrix @param {number[]} words @param {typeof MASKS[number]} flips */
function fill(matrix, words, flips) {
  const size = matrix.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (matrix[row][column] !== -1) continue;
        const value = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        matrix[row][column] = value ^ Number(flips(row, column));
        bit++;
      }
    }
  }
}

/** The standard's penalty of a matrix: runs, squares, finder-like patterns and imbalance of dark and light. @param {number[][]} matrix */
export function penaltyOf(matrix) {
  const size = matrix.length;
  const columns = matrix.map((_, column) => matrix.map((row) => row[column]));
  const lines = [...matrix, ...columns].map((line) => line.join(""));
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let row = 1; row < size; row++) {
    for (let column = 1; column < size; column++) {
      const square = matrix[row][column] + matrix[row][column - 1];
      const above = matrix[row - 1][column] + matrix[row - 1][column - 1];
      if (square + above === 0 || square + above === 4) penalty += 3;
    }
  }
  const dark = matrix.flat().reduce((sum, module) => sum + module, 0) / (size * size);
  return penalty + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
