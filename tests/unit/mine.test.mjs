// My puzzles, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDialog } from "../../www/app/dialog.js";
import { initialState } from "../../www/app/state.js";
import * as model from "../../www/dialogs/mine/model.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const board = { id: "a", givens: EXAMPLE, placed: "..4".padEnd(81, "."), done: false };

test("a board that is deleted can be brought back, and a refusal is named", () => {
  const open = openDialog(initialState, model.mine([board], null));
  const failed = model.fail(open, "mine.unchanged");
  assert.equal(model.noteOf(failed.dialog), "mine.unchanged");
  const gone = model.setGone(failed, "a", true);
  assert.deepEqual([...gone.dialog.gone], ["a"]);
  assert.equal(model.noteOf(gone.dialog), "mine.about");
  assert.equal(model.setGone(gone, "a", false).dialog.gone.size, 0);
});

test("the note says why nothing can be kept", () => {
  assert.equal(model.noteOf(model.mine([], null)), "mine.none");
  assert.equal(model.noteOf(model.mine(null, "blocked")), "mine.blocked");
  assert.equal(model.noteOf(model.mine(null, "silent")), "mine.silent");
  assert.equal(model.noteOf(model.mine([board], "full")), "mine.full");
});

test("the progress counts own digits", () => {
  const args = { own: 1, blanks: 51 };
  assert.deepEqual(model.progressOf(board), { key: "mine.progress", args });
  assert.equal(model.progressOf({ ...board, done: true }).key, "mine.done");
});
