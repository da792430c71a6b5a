// The photo dialog without a page: what it says about a reading, what it asks, and which cell may be misread.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closeDialog, openDialog } from "../../www/app/dialog.js";
import { initialState } from "../../www/app/state.js";
import * as model from "../../www/dialogs/photo/model.js";
import { question } from "../../www/dialogs/photo/question.js";
import { summaryOf } from "../../www/dialogs/photo/summary.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ALONE = { others: false };
const summaryOfPhoto = (verdict, doubtful, reading, digits, misread = null) =>
  summaryOf({ verdict, doubtful: new Set(Array(doubtful).keys()), reading, digits, misread });
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

test("a printed solution is never calm", () => {
  const solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const { tone, messages } = summaryOfPhoto({ status: "unique" }, 0, ALONE, solution);
  assert.deepEqual([tone, messages[1].key], ["warn", "photo.solution"]);
});

/** The dialog with a picture that is being read. */
function reading() {
  const opened = openDialog(initialState, model.emptyPhoto);
  const picture = { width: 900, height: 900 };
  return model.takePicture(model.beginPicture(opened, 1), 1, picture, { width: 900, height: 900 });
}

const answer = (changes = {}) => ({
  puzzle: PUZZLE,
  confidence: Array(81).fill(0.98),
  doubtful: [],
  corners: [
    [90, 90],
    [810, 90],
    [810, 810],
    [90, 810],
  ],
  mesh: Array.from({ length: 100 }, (_, at) => [
    90 + 80 * (at % 10),
    90 + 80 * Math.floor(at / 10),
  ]),
  turns: 0,
  others: false,
  ...changes,
});

/** The dialog after answers to its questions. */
const after = (state, ...answers) =>
  answers.reduce((now, result) => question(now).answer(now, result), state);

test("the digits are asked for, then whether they are a puzzle, then what may be misread", () => {
  const state = reading();
  assert.deepEqual([question(state).method, question(state).args[1]], ["readPhoto", {}]);
  const read = after(state, answer());
  assert.deepEqual([question(read).method, question(read).args], ["solve", [PUZZLE]]);
  assert.equal(question(after(read, { status: "unique" })), null);
  assert.equal(question(after(read, { status: "none" })).method, "repairs");
  assert.equal(question(after(read, { status: "multiple", exact: true })).method, "decisive");
  assert.equal(question(after(read, { status: "multiple", exact: false })), null);
});

test("nothing is asked once the dialog is closed or the work is stopped", () => {
  assert.equal(question(closeDialog(reading())), null);
  const stopped = model.stopWork(reading(), 2);
  assert.equal(question(stopped), null);
  assert.equal(model.photoOf(stopped).said.key, "photo.stopped");
});

test("a picture that is decoded late is not read instead of the next one", () => {
  const next = model.beginPicture(reading(), 2);
  assert.equal(model.takePicture(next, 1, {}, {}), next);
  assert.equal(model.refusePicture(next, 1), next);
});

test("of the changes that give one solution, that of the cell which was hardest to read is named", () => {
  const confidence = Array(81).fill(0.98).with(4, 0.62);
  const state = after(reading(), answer({ confidence }), { status: "none" });
  const repairs = [
    { kind: "digit", changes: [{ cell: 0, from: "5", to: "1" }] },
    { kind: "swap", changes: [{ cell: 4, from: "7", to: "." }] },
    { kind: "digit", changes: [{ cell: 4, from: "7", to: "1" }] },
  ];
  const photo = model.photoOf(after(state, repairs));
  assert.deepEqual([photo.misread, photo.selected], [{ cell: 4, to: "1" }, 4]);
  const { messages } = summaryOf(photo);
  assert.deepEqual(messages[1], {
    key: "photo.misread",
    args: { cell: { cell: 4 }, from: "7", to: "1" },
  });
  assert.deepEqual(model.photoOf(after(state, [])).misread, { cell: null, to: null });
  // Where all are clear, the likeliest change is.
  const clear = after(reading(), answer(), { status: "none" }, repairs);
  assert.equal(model.photoOf(clear).misread.cell, 0);
});

test("a missed digit may be in the blank cell that was hardest to read", () => {
  const confidence = Array(81).fill(0.98).with(8, 0.7);
  const decisive = [
    [2, 4],
    [8, 2],
  ];
  const verdict = { status: "multiple", exact: true };
  const state = after(reading(), answer({ confidence }), verdict, decisive);
  const { messages } = summaryOf(model.photoOf(state));
  assert.deepEqual(messages[1], { key: "photo.missing", args: { cell: { cell: 8 } } });
});

test("a digit that is written is judged again, and the next doubtful cell is selected", () => {
  const state = after(reading(), answer({ doubtful: [3, 7] }), { status: "unique" });
  const written = model.photoOf(model.writeCell(state, 3, "8"));
  assert.deepEqual([written.selected, [...written.doubtful], written.verdict], [7, [7], null]);
  assert.equal(written.digits.slice(0, 5), "53.87");
});

test("corners start at those that were found, stay in the photo, and are read between", () => {
  const state = model.beginCorners(after(reading(), answer()));
  assert.deepEqual(model.photoOf(state).corners[2], [0.9, 0.9]);
  const moved = model.moveCorner(state, 2, [1.4, 0.8]);
  assert.deepEqual(model.photoOf(moved).corners[2], [1, 0.8]);
  assert.equal(model.photoOf(moved).held, 2);
  const { args } = question(model.readAgain(moved, 3));
  assert.deepEqual(args[1].corners[2], [900, 720]);
});
