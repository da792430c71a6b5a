// The spoken replies of the board: a row, a column, a box, the digits left, the place.
import assert from "node:assert/strict";
import { test } from "node:test";
import { initialState } from "../../www/app/state.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";
import { boardView } from "../../www/view/board-view.js";
import { spoken } from "../../www/view/spoken.js";
import { en, zh } from "./translators.mjs";

const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const say = (topic, givens, selected, translator = en) => {
  const state = { ...initialState, board: { ...initialState.board, givens }, selected };
  return spoken(topic, boardView(state, { marks: new Map() }, translator), translator);
};

test("a row, a column and a box, with the missing digits", () => {
  assert.equal(
    say("row", EXAMPLE, 2),
    "row 1: 5, 3, blank, blank, 7, blank, blank, blank, blank. Missing: 1, 2, 4, 6, 8, and 9.",
  );
  assert.equal(
    say("column", EXAMPLE, 80),
    "column 9: blank, blank, blank, 3, 1, 6, blank, 5, 9. Missing: 2, 4, 7, and 8.",
  );
  assert.equal(
    say("box", EXAMPLE, 40),
    "box 5: blank, 6, blank, 8, blank, 3, blank, 2, blank. Missing: 1, 4, 5, 7, and 9.",
  );
  assert.equal(say("row", SOLUTION, 0), "row 1: 5, 3, 4, 6, 7, 8, 9, 1, 2. Nothing is missing.");
  assert.equal(
    say("row", EXAMPLE, 0, zh),
    "第1行：5、3、空、空、7、空、空、空、空。缺少 1、2、4、6、8和9。",
  );
});

test("the digits left, and the places of the selected digit", () => {
  assert.equal(
    say("digits", SOLUTION.replaceAll("7", "."), 0),
    "9 cells blank. Left to place: 7, 9 times. " +
      "5 is in row 1, column 1; row 2, column 6; row 3, column 7; row 4, column 2; row 5, column 5; " +
      "row 6, column 8; row 7, column 4; row 8, column 9; row 9, column 3.",
  );
  assert.equal(
    say("digits", `.${SOLUTION.slice(1)}`, 0),
    "1 cell blank. Left to place: 5, 1 time.",
  );
  assert.match(say("digits", SOLUTION, 1), /^No cell is blank\. 3 is in row 1, column 2; /);
});

test("the place, and the digits that fit", () => {
  assert.equal(
    say("place", EXAMPLE, 2),
    "Row 1, column 3, box 1, empty. The rules allow 1, 2, and 4.",
  );
  assert.equal(say("place", EXAMPLE, 0), "Row 1, column 1, box 1, 5, given.");
  assert.equal(
    say("place", `.12345678${"9".padEnd(72, ".")}`, 0),
    "Row 1, column 1, box 1, empty. The rules allow no digit.",
  );
});

test("the name of a cell starts with its digit if the setting says so", () => {
  const settings = { ...initialState.settings, valueFirst: true };
  const board = { ...initialState.board, givens: EXAMPLE };
  const { nameOf } = boardView({ ...initialState, board, settings }, { marks: new Map() }, en);
  assert.equal(nameOf(0), "5, given, row 1, column 1, box 1");
});
