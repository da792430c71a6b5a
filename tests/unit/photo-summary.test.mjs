// What the photo dialog says about a reading: calm only if nobody needs to look.
import assert from "node:assert/strict";
import { test } from "node:test";
import { summaryOfPhoto } from "../../www/dialogs/photo/photo-summary.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ALONE = { others: false };
const keys = ({ messages }) => messages.map(({ key }) => key);

test("one solution and no doubtful cell is the only calm reading", () => {
  const sure = summaryOfPhoto({ status: "unique" }, 0, ALONE, PUZZLE);
  assert.deepEqual([sure.tone, keys(sure)], ["calm", ["photo.sure"]]);
  assert.deepEqual(sure.messages[0].args, { givens: 30 });
  const unsure = [
    [{ status: "unique" }, 1, "photo.sure"],
    [{ status: "none" }, 0, "photo.contradiction"],
    [{ status: "multiple" }, 0, "photo.multiple"],
    [{ status: "invalid", conflicts: [{ cells: [0, 8] }] }, 0, "photo.invalid"],
  ];
  for (const [verdict, doubtful, key] of unsure) {
    const summary = summaryOfPhoto(verdict, doubtful, ALONE, PUZZLE);
    assert.deepEqual([summary.tone, keys(summary)[0]], ["warn", key]);
    assert.equal(keys(summary).includes("photo.doubtful"), doubtful > 0);
  }
});

test("equal digits are marked, and another grid is mentioned", () => {
  const verdict = { status: "invalid", conflicts: [{ cells: [0, 8] }] };
  const { marks } = summaryOfPhoto(verdict, 0, ALONE, PUZZLE);
  assert.deepEqual([...marks.keys()], [0, 8]);
  const several = summaryOfPhoto({ status: "unique" }, 0, { others: true }, PUZZLE);
  assert.deepEqual(keys(several), ["photo.sure", "photo.others"]);
});
