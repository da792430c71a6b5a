// Size budgets: what a visitor downloads may not grow unnoticed. (The build prints the same figures.)
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ENTRIES, firstLoad, sizesOf } from "../../xtask/sizes.mjs";

/** In KB, gzipped. */
const BUDGETS = {
  redoku: 523,
  "redoku/slim, with its wasm": 521,
  "redoku/solver": 45,
  "redoku/repair": 39,
  "redoku/text": 123,
  "redoku/classic": 40,
  "redoku/logic": 317,
  "redoku/photo": 96,
  "redoku/worker": 17,
  "redoku/worker, once it solves": 56,
  "redoku/worker, once it hints": 328,
  "redoku/element": 36,
  "redoku/element, once it solves": 88,
  "redoku/element, once it hints": 425,
  "redoku.min.js": 600,
};

test("the page's first load is at most 92 KB, gzipped", () => {
  const total = sizesOf(firstLoad()).gzip / 1024;
  assert.ok(total > 30 && total <= 92, `${total.toFixed(1)} KB`);
});

test("the README's table has the sizes of this build", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const [, table] = /^\| loaded, gzipped .*\n\|.*\n((?:\|.*\n)+)/m.exec(readme);
  const files = {
    "the page, ready to solve": firstLoad(),
    "redoku, all functions": ENTRIES.redoku,
  };
  for (const row of table.trim().split("\n")) {
    const [, name, stated] = /^\| (.*) \| (\d+) KB \|$/.exec(row.replaceAll("`", ""));
    const size = sizesOf(files[name] ?? ENTRIES[name]).gzip / 1024;
    // Rounded, and with room for a sentence.
    assert.ok(Math.abs(size - stated) < 0.6 + 0.02 * size, `${name}: ${size.toFixed(1)} KB`);
  }
});

test("every entry of the package has a budget", () => {
  assert.deepEqual(Object.keys(BUDGETS), Object.keys(ENTRIES));
});

for (const [name, most] of Object.entries(BUDGETS)) {
  test(`${name} is within ${most} KB, gzipped`, () => {
    const size = sizesOf(ENTRIES[name]).gzip / 1024;
    assert.ok(size > 0.9 * most && size < most, `${size.toFixed(1)} KB`);
  });
}
