// The door's new puzzle: what is asked, when it is dropped, and what it leaves on the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enterDigit } from "../../www/app/edits.js";
import { undo } from "../../www/app/history.js";
import { make, makingOf, makingQuestion } from "../../www/app/making.js";
import { BLANK, initialState } from "../../www/app/state.js";

const page = { ...initialState, playable: true };
const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const rating = { se: { er: 2.6 }, level: "hard" };

test("one press asks for a puzzle of the level, and counts the tries", () => {
  const making = make(page, "hard");
  const { method, args, progress } = makingQuestion(making);
  assert.deepEqual([method, ...args], ["generate", { level: "hard" }]);
  assert.equal(makingOf(progress(making, 12)).tried, 12);
});

test("the puzzle is opened to be played, and Undo brings the empty board back", () => {
  const making = make(page, "hard");
  const opened = makingQuestion(making).answer(making, { puzzle, rating });
  assert.equal(opened.board.givens, puzzle);
  assert.equal(opened.playing, true);
  assert.equal(opened.notice.detail.key, "new.made");
  assert.equal(makingQuestion(opened), null);
  assert.equal(undo(opened).board.givens, BLANK);
});

test("a second press stops it, another level replaces it, and a typed digit drops it", () => {
  const making = make(page, "hard");
  assert.equal(makingQuestion(make(making, "hard")), null);
  assert.deepEqual(makingQuestion(make(making, "easy")).args, [{ level: "easy" }]);
  assert.equal(makingQuestion(enterDigit(making, 0, 5)), null);
});
