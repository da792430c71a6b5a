// The dialog for a new puzzle, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDialog } from "../../www/app/dialog.js";
import { initialState } from "../../www/app/state.js";
import * as model from "../../www/dialogs/new/model.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const MADE = { puzzle: EXAMPLE, solution: "", rating: { level: "hard", se: { er: 3.4 } } };
const opened = openDialog(
  { ...initialState, playable: true },
  model.newPuzzle("hard quarter-turn"),
);
const asked = (state) => model.question(state)?.args[0];

test("a puzzle is made as chosen, and goes on the board", () => {
  assert.equal(model.question(opened), null);
  const making = model.make(opened, 1);
  assert.deepEqual(asked(making), { level: "hard", symmetry: "quarter-turn" });
  const tried = model.question(making).progress(making, 7);
  assert.deepEqual(model.statusOf(tried.dialog).args, { tried: 7, done: 0, number: 1 });
  assert.equal(model.question(tried).id, model.question(making).id);
  const placed = model.question(tried).answer(tried, MADE);
  assert.equal(placed.board.givens, EXAMPLE);
  assert.equal(placed.dialog, null);
});

test("each puzzle of a sheet has a seed of its own, and choices made meanwhile do not count", () => {
  let state = model.make(model.choose(opened, { seed: " word " }), 3);
  const seeds = [];
  while (model.question(state)) {
    seeds.push(asked(state).seed);
    state = model.choose(state, { level: "easy" });
    state = model.question(state).answer(state, MADE);
  }
  assert.deepEqual(seeds, ["word", "word 2", "word 3"]);
  assert.equal(state.dialog.sheetToPrint.length, 3);
  assert.equal(state.board, opened.board);
});

test("Cancel asks no more and says so; a failure closes the dialog", () => {
  const making = model.make(opened, 1);
  const cancelled = model.cancel(making);
  assert.equal(model.question(cancelled), null);
  assert.equal(model.statusOf(cancelled.dialog).key, "new.cancelled");
  assert.equal(model.question(making).failed(making).dialog, null);
});
