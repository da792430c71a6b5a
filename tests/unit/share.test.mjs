// The share dialog, without a page: its link, its texts and what it prints.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDialog } from "../../www/app/dialog.js";
import { load } from "../../www/app/edits.js";
import { initialState } from "../../www/app/state.js";
import * as model from "../../www/dialogs/share/model.js";
import { question } from "../../www/dialogs/share/question.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** Opens the dialog on a board. */
function opened(state = load(initialState, EXAMPLE)) {
  return openDialog(state, model.share(state, "A4", null));
}

/** Answers the question of a state. */
const answer = (state, result) => question(state).answer(state, result);
/** A dialog whose link is known. */
const linked = (state = opened()) => model.change(state, { code: "code" });

test("the link has the short code if that reads back unchanged", () => {
  const short = answer(opened(), "short");
  assert.deepEqual(question(short).args, ["short"]);
  assert.equal(answer(short, { puzzles: [{ puzzle: EXAMPLE }] }).dialog.code, "short");
});

test("the link has the full code if the short one is read as another puzzle, or not at all", () => {
  const short = answer(opened(), "short");
  const other = { puzzles: [{ puzzle: SOLUTION }] };
  for (const state of [answer(short, other), question(short).failed(short)]) {
    assert.deepEqual(question(state).args, [{ puzzle: EXAMPLE }, "s9b"]);
    assert.equal(answer(state, "full").dialog.code, "full");
  }
});

test("own digits are in the full code alone", () => {
  const placed = "..4".padEnd(81, ".");
  const [entry, format] = question(opened(load(initialState, EXAMPLE, placed))).args;
  assert.deepEqual([entry, format], [{ puzzle: EXAMPLE, placed }, "s9b"]);
});

test("each text is written once; one that fails is named, and the rest goes on", () => {
  let state = linked();
  const first = question(state);
  assert.equal(first.args[1], "line");
  state = first.failed(state);
  assert.equal(state.dialog.failed, "share.unwritten");
  for (let links = 0; links < 3; links++) state = answer(state, `link ${links}`);
  assert.equal(question(state), null);
  const csv = model.change(state, { kind: "csv" });
  assert.equal(question(csv).args[1], "csv");
  const written = answer(csv, "5,3");
  assert.equal(model.textOf(written.dialog, "csv", false), "5,3");
  assert.equal(question(model.change(written, { kind: "line" })), null);
});

test("the answers are found before a list is printed", () => {
  const following = [{ puzzle: EXAMPLE }, { puzzle: SOLUTION }];
  let state = linked(opened({ ...load(initialState, EXAMPLE), following }));
  state = model.changePaper(model.change(state, { answers: true }), { what: "list", perPage: "2" });
  state = model.print(state);
  assert.equal(state.dialog.sheet, null);
  state = answer(state, { status: "unique", solution: SOLUTION });
  state = answer(state, { status: "none" });
  const { subjects, number, answers } = state.dialog.sheet;
  assert.deepEqual(
    [subjects.map(({ solution }) => solution), number, answers],
    [[SOLUTION, null], 2, true],
  );
});

test("if an answer cannot be found, nothing is printed and the dialog says so", () => {
  const following = [{ puzzle: EXAMPLE }, { puzzle: SOLUTION }];
  let state = linked(opened({ ...load(initialState, EXAMPLE), following }));
  state = model.print(model.changePaper(model.change(state, { answers: true }), { what: "list" }));
  const failed = question(state).failed(state);
  assert.deepEqual([failed.dialog.printing, failed.dialog.sheet], [null, null]);
  assert.equal(failed.dialog.failed, "share.unprinted");
});
