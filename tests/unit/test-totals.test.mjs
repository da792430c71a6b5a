// Reading the numbers of tests from the output of each tool.
import assert from "node:assert/strict";
import { test } from "node:test";
import { flakyTests, playwrightTotals } from "../../xtask/test-totals.mjs";

const OUTPUT = `
  1 failed
    [chromium] › tests/page/a.spec.mjs:1:1 › breaks ────
  2 flaky
    [chromium] › tests/page/b.spec.mjs:5:1 › passes at the second try ────
    [firefox] › tests/page/c.spec.mjs:7:3 › so does this @differs
  3 skipped
  40 passed (1.2m)
`;

test("tests that passed only at the second try are counted and named", () => {
  assert.deepEqual(Object.fromEntries(playwrightTotals(OUTPUT)), {
    passed: 40,
    failed: 1,
    skipped: 3,
    flaky: 2,
  });
  assert.deepEqual(flakyTests(OUTPUT), [
    "[chromium] › tests/page/b.spec.mjs:5:1 › passes at the second try",
    "[firefox] › tests/page/c.spec.mjs:7:3 › so does this @differs",
  ]);
  assert.deepEqual(flakyTests("  40 passed (1.2m)\n"), []);
});
