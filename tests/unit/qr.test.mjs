// An independent decoder reads the QR codes of every version.
import assert from "node:assert/strict";
import { test } from "node:test";
import jsqr from "jsqr";
import { penaltyOf, qrCode } from "../../www/dialogs/share/qr.js";

const decode = jsqr.default ?? jsqr;
const SCALE = 4;
const QUIET = 4;

/** Renders a code as pixels and decodes it. */
function readBack(matrix) {
  const side = (matrix.length + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [row, column] = [y, x].map((at) => Math.floor(at / SCALE) - QUIET);
      if (matrix[row]?.[column] === 1) pixels.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  }
  return decode(pixels, side, side);
}

/** A text of a given length with all kinds of characters of a link. */
const textOf = (length) =>
  Array.from({ length }, (_, at) => "https://redoku.example/#s=S9B05&a=1"[(at * 7) % 35]).join("");

test("every version is decoded, full or not", () => {
  const versions = new Set();
  for (let length = 1; length <= 660; length += 11) {
    const text = textOf(length);
    const matrix = qrCode(text);
    const read = readBack(matrix);
    assert.equal(read?.data, text, `${length} bytes`);
    assert.equal(matrix.length, 17 + 4 * read.version);
    versions.add(read.version);
  }
  assert.deepEqual(
    [...versions],
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test("a version has the capacity of the standard, and not one byte more", () => {
  for (const [version, most] of [
    [1, 14],
    [2, 26],
    [7, 122],
    [9, 180],
    [10, 213],
    [12, 287],
    [20, 666],
  ]) {
    const size = 17 + 4 * version;
    assert.equal(qrCode(textOf(most)).length, size, `${most} bytes`);
    assert.equal(readBack(qrCode(textOf(most)))?.data, textOf(most));
    assert.notEqual(qrCode(textOf(most + 1))?.length, size, `${most + 1} bytes`);
  }
  assert.equal(qrCode(textOf(667)), null);
});

test("text beyond ASCII is decoded", () => {
  assert.equal(readBack(qrCode("数独 ü"))?.data, "数独 ü");
});

test("a dark square is penalised for its runs, its squares and its imbalance", () => {
  const square = Array.from({ length: 21 }, () => Array(21).fill(1));
  assert.equal(penaltyOf(square), 42 * 19 + 3 * 400 + 100);
});
