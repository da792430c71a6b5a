// Putting a puzzle on the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDialog } from "../../www/app/dialog.js";
import { undo } from "../../www/app/history.js";
import { place } from "../../www/app/place.js";
import { initialState } from "../../www/app/state.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const page = { ...initialState, playable: true };
const SOURCES = {
  "read.pasted": { from: "pasted", format: "line" },
  "read.file": { from: "file", format: "rows" },
  "read.link": { from: "link" },
  "read.photo": { from: "photo" },
  "new.made": { from: "new", rating: { level: "hard", se: { er: 3.4 } } },
};

for (const [key, source] of Object.entries(SOURCES)) {
  test(`a puzzle is to be played, says where it came from, and can be undone: ${key}`, () => {
    const open = openDialog(page, { name: "keys" });
    const placed = place(open, { puzzle: EXAMPLE }, source);
    assert.equal(placed.board.givens, EXAMPLE);
    assert.equal(placed.playing, true);
    assert.equal(placed.dialog, null);
    assert.equal(placed.notice.detail.key, key);
    assert.deepEqual(placed.notice.detail.args.offer, { offer: "undo" });
    assert.equal(undo(placed).board.givens, initialState.board.givens);
  });
}

test("a board that was kept goes on as it was, and an embedded one is not for playing", () => {
  assert.equal(place(page, { puzzle: EXAMPLE, playing: false }).playing, false);
  assert.equal(place(initialState, { puzzle: EXAMPLE }).playing, false);
  assert.equal(place(page, { puzzle: EXAMPLE }).notice, null);
});
