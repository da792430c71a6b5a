// A hint about a mistake: what its words name is what the page corrects. The answers are the module's own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hint } from "redoku";
import { enterDigit, load } from "../../www/app/edits.js";
import { initialState } from "../../www/app/state.js";
import { setCheck } from "../../www/app/updates.js";
import { startOf } from "../../www/explain/position.js";
import { textOf } from "../../www/explain/story.js";
import { press, setStep, toldOf } from "../../www/hint/model.js";
import { question } from "../../www/hint/question.js";
import { toggled } from "../../www/sudoku/marks.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** The example with own digits and, of the right candidates, some crossed out. */
function board(digits, crossedOut = []) {
  let state = load(initialState, EXAMPLE, undefined, undefined, true);
  for (const [cell, digit] of Object.entries(digits)) {
    state = enterDigit(state, Number(cell), digit);
  }
  if (crossedOut.length) {
    const all = startOf(EXAMPLE, state.board.placed).candidates;
    const lost = (marks, cell) => toggled(marks, cell, Number(SOLUTION[cell]));
    state = { ...state, pencil: crossedOut.reduce(lost, all) };
  }
  const verdict = { status: "unique", solution: SOLUTION, givens: 30 };
  return setCheck(state, { revision: state.revision, puzzle: EXAMPLE, verdict });
}

/** Presses Hint until it names the mistake, with the module's answer. */
function hinted(start) {
  const asking = press(start);
  const { args } = question(asking);
  let state = setStep(asking, hint(...args), "en");
  while (toldOf(state).at < toldOf(state).rungs.length - 1) state = press(state);
  const told = toldOf(state);
  return { state, claim: textOf(told.rungs[told.at].claim), doing: told.doing };
}

test("of several wrong digits, the one that is named is erased", () => {
  const { state, claim, doing } = hinted(board({ 2: 9, 7: 2 }));
  assert.deepEqual([claim, doing], ["The digit in r1c3 is wrong.", "hint.erase"]);
  const { placed } = press(state).board;
  assert.deepEqual([placed[2], placed[7]], [".", "2"]);
});

test("a wrong digit is erased before a missing mark is put back", () => {
  const { state, claim, doing } = hinted(board({ 77: 2 }, [2]));
  assert.deepEqual([claim, doing], ["The digit in r9c6 is wrong.", "hint.erase"]);
  assert.equal(press(state).board.placed[77], ".");
});

test("the missing mark that is named is put back", () => {
  const start = board({}, [7, 2]);
  const { state, claim, doing } = hinted(start);
  assert.deepEqual([claim, doing], ["r1c3 lacks a pencil mark that it needs.", "hint.restore"]);
  const marks = press(state).pencil;
  assert.deepEqual(marks, toggled(start.pencil, 2, 4));
});
