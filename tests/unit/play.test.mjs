// Playing a puzzle: own digits are separate from the givens in the state, the verdicts, the storage and the exports.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as edit from "../../www/app/edits.js";
import { entryFor, pictureOf } from "../../www/app/export.js";
import { redo, undo } from "../../www/app/history.js";
import { place } from "../../www/app/place.js";
import { BLANK, initialState, isPlayed, judgedPuzzle, verdictOf } from "../../www/app/state.js";
import { decode } from "../../www/app/storage.js";
import { keepTrial, toggleTrial, triedCells } from "../../www/app/trial.js";
import * as change from "../../www/app/updates.js";
import { nextOf } from "../../www/sudoku/geometry.js";
import { statementOf } from "../../www/view/statement.js";
import { EXAMPLE, SOLUTION } from "../page/puzzles.mjs";
import { en } from "./translators.mjs";

const UNIQUE = { status: "unique", solution: SOLUTION, givens: 30, guesses: 0 };
const judge = (state, verdict = UNIQUE) =>
  change.setCheck(state, { revision: state.revision, puzzle: judgedPuzzle(state), verdict });
const start = () => judge(edit.load(initialState, EXAMPLE, BLANK, undefined, true));
const enter = (state, digits) =>
  Object.entries(digits).reduce(
    (played, [cell, digit]) => edit.enterDigit(played, Number(cell), digit),
    state,
  );
const said = (state) => {
  const { title, detail, tone, marks } = statementOf(state);
  const say = ({ key, args }) => en.text(key, args);
  return { title: say(title), detail: say(detail), tone, marks: Object.fromEntries(marks) };
};

test("a digit typed into a loaded puzzle is the user's own, and the verdict stays", () => {
  const played = enter(start(), { 2: 4 });
  assert.deepEqual(played.board, { givens: EXAMPLE, placed: `..4${BLANK.slice(3)}` });
  assert.equal(played.selected, 2, "playing does not advance");
  assert.equal(verdictOf(played), UNIQUE);
  assert.equal(edit.enterDigit(played, 0, 9).board, played.board, "a given is locked");
  assert.equal(edit.eraseBack(played, 2).board.placed, BLANK);
  assert.equal(said(played).title, "50 to go");
});

test("a grid typed into an empty board is the puzzle, until the user plays it", () => {
  const typed = edit.enterDigit(initialState, 0, 5);
  assert.equal(typed.board.givens[0], "5");
  const playing = edit.setPlaying(typed, true);
  assert.equal(edit.enterDigit(playing, 1, 3).board.placed[1], "3");
  const editable = undo(playing);
  assert.equal(edit.enterDigit(editable, 1, 3).board.givens[1], "3");
  assert.ok(redo(editable).playing);
});

test("givens that contradict each other can be corrected while playing", () => {
  const conflicts = [{ digit: 5, cells: [0, 9], house: { kind: "column", index: 0 } }];
  const broken = judge(start(), { status: "invalid", conflicts, givens: 30 });
  assert.equal(edit.enterDigit(broken, 0, 9).board.givens[0], "9");
});

test("checking says how many own digits are wrong, and then which", () => {
  const played = enter(start(), { 2: 1, 3: 6 });
  assert.deepEqual(said(played).marks, {}, "not before it is asked");
  const checked = change.checkOwn(played, false);
  assert.equal(said(checked).title, "1 of your 2 digits is wrong");
  assert.deepEqual(said(checked).marks, {});
  const shown = change.checkOwn(checked, true);
  assert.equal(said(shown).detail, "Wrong: r1c3.");
  assert.deepEqual(said(shown).marks, { 2: "wrong" });
  assert.deepEqual(said(enter(shown, { 5: 8 })).marks, { 2: "wrong" }, "it stays marked");
  const corrected = enter(shown, { 2: 4 });
  assert.deepEqual(said(corrected).marks, {});
  assert.equal(said(change.checkOwn(corrected, false)).title, "Your 2 digits are right");
});

test("an own digit that repeats a given is called wrong; no given is blamed", () => {
  const { title, detail, marks } = said(enter(start(), { 2: 5 }));
  assert.equal(title, "5 in r1c3 is wrong");
  assert.equal(detail, "There is already a 5 in row 1, at r1c1.");
  assert.deepEqual(marks, { 0: "conflict", 2: "conflict" });
});

test("own digits choose among several solutions, and may leave none", () => {
  const several = { status: "multiple", count: 2, exact: true, solutions: [], givens: 30 };
  const played = enter(judge(start(), several), { 2: 4 });
  assert.equal(judgedPuzzle(played)[2], "4");
  assert.equal(verdictOf(played), null, "it must be asked again");
  const none = { status: "none", because: { kind: "givens", givens: [0, 2] }, givens: 31 };
  const { title, detail, marks } = said(judge(played, none));
  assert.equal(title, "Your digits leave no solution");
  assert.equal(detail, "At least one is wrong: r1c3.");
  assert.deepEqual(marks, { 2: "reason" });
});

test("the last right digit completes the grid, a wrong one does not", () => {
  const blanks = [...EXAMPLE].flatMap((digit, cell) => (digit === "." ? [cell] : []));
  const full = Object.fromEntries(blanks.map((cell) => [cell, Number(SOLUTION[cell])]));
  assert.equal(said(enter(start(), full)).title, "You solved it");
  const wrong = said(enter(start(), { ...full, 2: 1 }));
  assert.equal(wrong.title, "1 of your 51 digits is wrong");
  assert.equal(wrong.detail, "The grid is full. Show which");
});

test("a digit that a hint placed is not the user's own, through undo, redo and storage", () => {
  const step = { place: [[2, 4]], remove: [] };
  const hinted = edit.applyStep(start(), step, initialState.pencil);
  assert.deepEqual(hinted.hinted, [2]);
  assert.deepEqual(undo(hinted).hinted, []);
  assert.deepEqual(redo(undo(hinted)).hinted, [2]);
  assert.deepEqual(enter(hinted, { 3: 6 }).hinted, [2], "other digits change nothing");
  const own = edit.enterDigit(edit.erase(hinted, 2), 2, 4);
  assert.deepEqual(own.hinted, [], "typed after it was erased");
  const again = edit.applyStep(enter(start(), { 2: 4 }), step, initialState.pencil);
  assert.deepEqual(again.hinted, [], "the user had placed it before");
  assert.deepEqual(edit.load(hinted, EXAMPLE, BLANK).hinted, []);
  const entry = { version: 1, ...hinted.board, hinted: hinted.hinted, playing: true };
  assert.deepEqual(decode(JSON.stringify(entry)).state.hinted, [2]);
  assert.deepEqual(decode(JSON.stringify({ ...entry, hinted: undefined })).state.hinted, []);
  assert.deepEqual(decode(JSON.stringify({ ...entry, hinted: [2, 3, 99, "x"] })).state.hinted, [2]);
});

test("the end says the level and the rating, and how many digits hints placed", () => {
  const blanks = [...EXAMPLE].flatMap((digit, cell) => (digit === "." ? [cell] : []));
  const step = { place: [2, 3].map((cell) => [cell, Number(SOLUTION[cell])]), remove: [] };
  const hinted = edit.applyStep(start(), step, initialState.pencil);
  const rest = blanks.slice(2).map((cell) => [cell, Number(SOLUTION[cell])]);
  const done = enter(hinted, Object.fromEntries(rest));
  assert.equal(said(done).detail, "49 digits are yours, 2 are from hints.");
  const rated = { puzzle: EXAMPLE, rating: { level: "easy", se: { er: 2.3, ep: 1.2, ed: 1.2 } } };
  const { title, detail } = said(change.setRated(done, rated));
  assert.equal(title, "You solved it");
  assert.equal(detail, "Easy, SE 2.3. 49 digits are yours, 2 are from hints.");
});

test("a trial names what is assumed, tints what follows, and is taken back at once", () => {
  const begun = toggleTrial(edit.select(enter(start(), { 3: 6 }), 2));
  assert.equal(said(begun).title, "What do you assume?");
  const tried = enter(begun, { 2: 1, 5: 8 });
  assert.equal(said(tried).title, "Assuming 1 in r1c3");
  assert.equal(said(tried).detail, "1 placed since. Take it back Keep it");
  assert.deepEqual(triedCells(tried), [2, 5]);
  const broken = said(enter(tried, { 6: 3 }));
  assert.equal(broken.title, "3 in r1c7 is wrong", "a conflict");
  assert.equal(broken.detail, "You assumed 1 in r1c3. Take it back");
  const ended = toggleTrial(tried);
  assert.deepEqual(ended.board, begun.board);
  assert.equal(ended.trial, null);
  assert.deepEqual(triedCells(undo(ended)), [2, 5], "Undo brings the trial back");
  assert.equal(undo(undo(undo(tried))).trial, null);
  const kept = keepTrial(tried);
  assert.deepEqual([kept.board, kept.trial], [tried.board, null]);
  assert.equal(edit.load(tried, EXAMPLE).trial, null, "another board ends it");
});

test("a trial survives a reload", () => {
  const tried = enter(toggleTrial(start()), { 2: 1 });
  const entry = { version: 1, ...tried.board, playing: true, trial: tried.trial };
  assert.deepEqual(decode(JSON.stringify(entry)).state.trial, tried.trial);
  const other = { ...entry, givens: EXAMPLE.replace("7", "."), placed: BLANK };
  assert.equal(decode(JSON.stringify(other)).state.trial, null);
});

test("a trial begins with the digit in the selected cell, and breaks only by the rules", () => {
  const placed = enter(start(), { 2: 1 });
  const tried = toggleTrial(placed);
  assert.equal(said(tried).title, "Assuming 1 in r1c3");
  assert.equal(toggleTrial(tried).board.placed, BLANK);
  assert.equal(said(tried).tone, "calm", "it is wrong, but breaks no rule yet");
  // Row 5 and column 5 leave 5 for r5c5; column 5 gets it elsewhere.
  const dead = said(enter(tried, { 58: 5 }));
  assert.equal(dead.title, "r5c5 has no digit left");
  assert.deepEqual(dead.marks, { 40: "dead" });
  assert.equal(said(change.checkOwn(tried, false)).title, "Your digit is wrong", "on request");
});

test("Enter solves a puzzle until the user begins to play it", () => {
  assert.ok(!isPlayed(initialState));
  assert.ok(!isPlayed(enter(initialState, { 0: 5 })), "a puzzle that is typed");
  assert.ok(!isPlayed(start()), "a pasted puzzle, untouched");
  assert.ok(isPlayed(enter(start(), { 2: 4 })));
  assert.ok(isPlayed(edit.toggleMark(start(), 2, 4)));
  const rating = { level: "easy", se: { er: 1.2, ep: 1.2, ed: 1.2 } };
  const made = place(
    { ...initialState, playable: true },
    { puzzle: EXAMPLE },
    { from: "new", rating },
  );
  assert.ok(isPlayed(made), "a new puzzle is made to be played");
  assert.ok(!isPlayed(place(made, { puzzle: SOLUTION.replace("5", ".") })), "not another one");
  const conflicts = [{ digit: 5, cells: [0, 9], house: { kind: "column", index: 0 } }];
  const broken = { status: "invalid", conflicts, givens: 30 };
  assert.ok(!isPlayed(judge(enter(start(), { 2: 4 }), broken)), "Enter points at the conflict");
});

test("answers stay while they agree with the board", () => {
  const revealed = change.revealCell(start(), SOLUTION, 3);
  assert.deepEqual(enter(revealed, { 2: 1 }).answer?.cells, [3], "also beside a wrong own digit");
  const typed = judge(edit.load(initialState, EXAMPLE));
  const all = { solutions: [SOLUTION], index: 0, cells: null };
  const solved = change.showAnswer(typed, typed.revision, all);
  assert.equal(edit.enterDigit(solved, 2, 4).answer, all, "the right digit over an answer");
  assert.equal(edit.enterDigit(solved, 2, 1).answer, null);
  assert.equal(edit.erase(solved, 0).answer, null, "without a given there may be more solutions");
});

test("Solve fills the blanks and marks wrong own digits", () => {
  const played = enter(start(), { 2: 1 });
  const all = { solutions: [SOLUTION], index: 0, cells: null };
  const { title, detail, marks } = said(change.showAnswer(played, played.revision, all));
  assert.equal(title, "Your digit is wrong");
  assert.equal(detail, "50 cells filled. Wrong: r1c3.");
  assert.deepEqual(marks, { 2: "wrong" });
});

test("storage and exports keep own digits separate", () => {
  const { board, playing } = enter(start(), { 2: 4 });
  const { state } = decode(JSON.stringify({ version: 1, ...board, playing }));
  assert.deepEqual([state.board, state.playing], [board, true]);
  const subject = { ...board, marks: [], solution: SOLUTION };
  assert.deepEqual(entryFor(subject, "s9b", false), { puzzle: EXAMPLE, placed: board.placed });
  assert.equal(pictureOf(subject, false).placed, board.placed);
});

test("the marked cells are visited in order from any cell, around the end", () => {
  assert.deepEqual(
    [0, 3, 9, 80].map((from) => nextOf([3, 9, 40], from, 1)),
    [3, 9, 40, 3],
  );
  assert.deepEqual(
    [0, 3, 9, 80].map((from) => nextOf([3, 9, 40], from, -1)),
    [40, 40, 3, 40],
  );
});
