// Size budgets: what a visitor downloads may not grow unnoticed. (The build prints the same figures.)
import assert from "node:assert/strict";
import { test } from "node:test";
import { ENTRIES, firstLoad, sizesOf } from "../../xtask/sizes.mjs";

/** In KB, gzipped. */
const BUDGETS = {
  redoku: 480,
  "redoku/slim, with its wasm": 480,
  "redoku/solver": 43,
  "redoku/worker": 490,
  "redoku/element": 33,
  "redoku/element, once it solves": 82,
};

test("the page's first load is at most 82 KB, gzipped", () => {
  const total = sizesOf(firstLoad()).gzip / 1024;
  assert.ok(total > 30 && total <= 82, `${total.toFixed(1)} KB`);
});

test("every entry of the package has a budget", () => {
  assert.deepEqual(Object.keys(BUDGETS), Object.keys(ENTRIES));
});

for (const [name, most] of Object.entries(BUDGETS)) {
  test(`${name} is within ${most} KB, gzipped`, () => {
    const size = sizesOf(ENTRIES[name]).gzip / 1024;
    assert.ok(size > most / 2 && size < most, `${size.toFixed(1)} KB`);
  });
}
