// How boards are kept beside each other: versions, copies for other tabs, duplicates, and at most fifty.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, MOST } from "../../www/app/shelf.js";

const board = (id, givens, extra = {}) => ({
  ...{ id, givens, version: 1, changed: 0, placed: "", pencil: [], playing: true, done: false },
  ...extra,
});

test("a board replaces the version that its tab has seen", () => {
  const { record, outdated } = arrange([board("a", "1")], board("a", "12"), "copy");
  assert.deepEqual([record.id, record.version, outdated], ["a", 2, []]);
});

test("a board that another tab has changed is copied, and both are kept", () => {
  const theirs = board("a", "13", { version: 2 });
  const { record, outdated } = arrange([theirs], board("a", "12"), "copy");
  assert.deepEqual([record.id, outdated], ["copy", []]);
});

test("an equal board is kept once, a different one stays", () => {
  const others = [board("a", "1"), board("b", "2"), board("c", "1", { placed: "4" })];
  assert.deepEqual(arrange(others, board("d", "1", { version: 0 }), "copy").outdated, ["a"]);
});

test("the oldest boards go", () => {
  const others = Array.from({ length: MOST + 1 }, (_, index) =>
    board(`id ${index}`, String(index), { changed: index }),
  );
  const { outdated } = arrange(others, board("new", "x", { version: 0, changed: 99 }), "copy");
  assert.deepEqual(outdated, ["id 0", "id 1"]);
});
