// readPhoto(): what it returns for a picture, and that no input breaks it. tests/photo checks what it reads.
import assert from "node:assert/strict";
import { test } from "node:test";
import { init, readPhoto, watchRun, watchStart } from "redoku";
import * as worker from "redoku/worker";
import { assertThrows, PICTURE } from "./helpers.mjs";

await init();

/** An empty grid of 40 pixels a cell. */
function emptyGrid() {
  const side = 440;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  const isLine = (at) =>
    at >= 38 && at <= 402 && (at - 38) % 40 < (((at - 38) / 40) % 3 < 1 ? 4 : 2);
  const isInside = (at) => at >= 38 && at <= 402;
  for (let pixel = 0; pixel < side * side; pixel++) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    const ink = isInside(x) && isInside(y) && (isLine(x) || isLine(y));
    if (ink) data.set([20, 20, 20], 4 * pixel);
  }
  return { width: side, height: side, data };
}

test("a grid without digits is found, and is not sure", () => {
  const reading = readPhoto(emptyGrid());
  assert.equal(reading.puzzle.length, 81);
  assert.equal(reading.confidence.length, 81);
  assert.deepEqual([reading.corners.length, reading.mesh.length], [4, 100]);
  assert.deepEqual([reading.unique, reading.sure], [false, false]);
  const [[x, y]] = reading.corners;
  assert.ok(Math.hypot(x - 40, y - 40) < 5, `${x} ${y}`);
});

test("the worker reads photos, within corners too", async () => {
  const corners = [
    [38, 38],
    [404, 38],
    [404, 404],
    [38, 404],
  ];
  const reading = await worker.readPhoto(emptyGrid(), { corners });
  assert.equal(reading.mesh.length, 100);
  worker.close();
});

test("wrong input is a RedokuError", () => {
  const grey = { width: 100, height: 80, data: new Uint8ClampedArray(32000).fill(128) };
  assertThrows(() => readPhoto(grey), "no-grid");
  for (const wrong of [null, 7, "photo", {}, { ...grey, width: 99 }, { ...grey, data: [1, 2] }]) {
    assertThrows(() => readPhoto(wrong), "bad-shape");
  }
  const detached = { ...grey, data: new Uint8ClampedArray(32000) };
  structuredClone(detached.data, { transfer: [detached.data.buffer] });
  const search = watchStart(PICTURE, "scan");
  assertThrows(() => readPhoto(detached), "bad-shape");
  assert.equal(watchRun(search).finished, true, "searches that were running go on");
  for (const side of [1e5, 65536, 9000]) {
    const { details } = assertThrows(
      () => readPhoto({ ...grey, width: side, height: side }),
      "too-large",
    );
    assert.equal(details.pixels, side * side);
  }
  for (const corners of [
    7,
    [1, 2, 3, 4],
    [[0, 0]],
    [
      [0, 0],
      [1, "x"],
      [2, 2],
      [3, 3],
    ],
  ]) {
    assertThrows(() => readPhoto(grey, { corners }), "bad-option");
  }
});
