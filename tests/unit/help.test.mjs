// Help with a puzzle that has no solution or several: its words and marks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, repair } from "../../www/app/edits.js";
import { undo } from "../../www/app/history.js";
import { initialState, puzzleOf } from "../../www/app/state.js";
import { setCheck } from "../../www/app/updates.js";
import { changeOf, didYouMean, noteOn, sinceWhen } from "../../www/repair/words.js";
import { statementOf } from "../../www/view/statement.js";
import { en, zh } from "./translators.mjs";

const EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const say = ({ key, args }, { text } = en) => text(key, args);
const FIVE = { kind: "digit", changes: [{ cell: 14, from: "4", to: "5" }] };

/** A board with a verdict and help. */
function helped(verdict, help, puzzle = EXAMPLE) {
  const state = load(initialState, puzzle);
  const { revision } = state;
  const checked = setCheck(state, { revision, puzzle, verdict: { givens: 30, ...verdict } });
  const about = { verdict: checked.check.verdict, puzzle };
  const { repairs, since, decisive } = help;
  const words = {
    meant: repairs?.length ? didYouMean(about.verdict, repairs[0]) : undefined,
    began: since && sinceWhen(since),
    decides: decisive && noteOn(decisive),
  };
  return { ...checked, help: { about, back: 0, failed: false, ...help, ...words } };
}

const BECAUSE = { kind: "digit", digit: 4, house: { kind: "box", index: 4 }, givens: [14, 66] };

test("a statement offers the likeliest repair and says since when", () => {
  const since = { cell: 66, digit: "4", count: 104 };
  const state = helped({ status: "none", because: BECAUSE }, { repairs: [FIVE], since });
  const statement = statementOf(state);
  assert.equal(say(statement.detail), "4 has no place left in box 5. Did you mean 5 in r2c6?");
  assert.equal(
    en.spoken(statement.detail.key, statement.detail.args),
    "4 has no place left in box 5. Did you mean 5 in row 2, column 6?",
  );
  assert.equal(say(statement.detail, zh), "第5宫已无处可填 4。你是否想输入：第2行第6列填 5？");
  assert.match(
    say(statement.note),
    /^It had 104 solutions until r8c4 = 4\. Marked: r2c6 and r8c4\./,
  );
  assert.equal(statement.since, 66);
  assert.equal(statement.help, state.help);
});

test("help for another verdict is ignored", () => {
  const state = helped({ status: "none", because: BECAUSE }, { repairs: [FIVE] });
  const other = { ...state, check: { ...state.check, verdict: { ...state.check.verdict } } };
  assert.match(say(statementOf({ ...other, known: null }).detail), /probably mistyped\.$/);
});

test("every kind of repair has its words", () => {
  const swap = (from, to) => ({
    kind: "swap",
    changes: [
      { cell: 0, from, to },
      { cell: 1, from: to, to: from },
    ],
  });
  const shift = (from, to) => ({ kind: "shift", changes: [{ cell: 78, from, to }] });
  for (const [made, words] of [
    [FIVE, "5 in r2c6"],
    [{ kind: "remove", changes: [{ cell: 8, from: "1", to: "." }] }, "leave r1c9 blank"],
    [swap("3", "5"), "r1c1 and r1c2 swapped"],
    [swap("3", "."), "3 in r1c2 instead of r1c1"],
    [swap(".", "3"), "3 in r1c1 instead of r1c2"],
    [shift("7", "."), "row 9 from column 7 on, one cell to the right"],
    [shift(".", "7"), "row 9 from column 8 on, one cell to the left"],
  ]) {
    assert.equal(say(changeOf(made)), words);
  }
});

test("a repair changes the givens, and undo takes it back", () => {
  const typed = load(initialState, `${EXAMPLE.slice(0, 14)}4${EXAMPLE.slice(15)}`);
  const repaired = repair(typed, FIVE.changes);
  assert.equal(puzzleOf(repaired.board), EXAMPLE);
  assert.equal(repaired.selected, 14);
  assert.deepEqual(undo(repaired).board, typed.board);
});

const SEVERAL = {
  status: "multiple",
  count: 5_000,
  exact: true,
  solutions: ["1".repeat(81), `2${"1".repeat(80)}`],
};
const ANSWER = { answer: { solutions: SEVERAL.solutions, index: 0, cells: null } };

test("shaded cells differ in truth, not only among the first solutions", () => {
  const detail = (help) => say(statementOf({ ...helped(SEVERAL, help), ...ANSWER }).detail);
  assert.equal(
    detail({}),
    "Showing solution 1 of the first 2, which differ in the 1 shaded cells.",
  );
  assert.equal(
    detail({ varying: [0, 1, 2] }),
    "Showing solution 1 of the first 2. In all solutions together, the 3 shaded cells differ.",
  );
});

test("the cells that decide are named", () => {
  const note = (decisive) => say(statementOf(helped(SEVERAL, { decisive })).note);
  assert.equal(note([]), "No single given would make it unique.");
  assert.equal(
    note([0, 1]),
    "One more given can make it unique, in one of these cells: r1c1 and r1c2.",
  );
  assert.match(note([0, 1, 2, 3, 4, 5, 6]), /for example in r1c1, .* and r1c6\.$/);
  assert.equal(statementOf(helped(SEVERAL, {})).note, undefined);
});
