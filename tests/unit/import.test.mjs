// Reading puzzles without a page: onto the board, into the dialog, and what drops a reading.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closeDialog, openDialog } from "../../www/app/dialog.js";
import { initialState } from "../../www/app/state.js";
import { stopReading } from "../../www/app/updates.js";
import * as listing from "../../www/dialogs/import/listing.js";
import * as model from "../../www/dialogs/import/model.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

const OTHER = `.${EXAMPLE.slice(1)}`;
const page = { ...initialState, playable: true };
const reading = (from, extra) => ({ id: 1, from, text: "text", files: [], ...extra });
const list = (...puzzles) => ({ puzzles: puzzles.map((puzzle) => ({ puzzle })), format: "sdm" });

/** Starts to read, and answers with an outcome. */
function read(state, how, outcome) {
  const started = model.read(state, how);
  return model.question(started).answer(started, { text: how.text, ...outcome });
}

test("one puzzle goes on the board, several go into the dialog", () => {
  const one = read(page, reading("pasted"), { parsed: list(EXAMPLE) });
  assert.equal(one.board.givens, EXAMPLE);
  assert.equal(one.dialog, null);
  assert.equal(one.lastRead.became, "placed");
  const several = read(page, reading("pasted"), { parsed: list(EXAMPLE, OTHER) });
  assert.equal(several.board, page.board);
  assert.ok(model.hasSeveral(several.dialog));
  const chosen = model.putChosen(listing.chooseAt(several, 1));
  assert.equal(chosen.board.givens, OTHER);
  assert.deepEqual(
    chosen.following.map(({ puzzle }) => puzzle),
    [OTHER],
  );
});

test("a link puts its first puzzle on the board, whatever follows it", () => {
  const linked = read(page, reading("link", { answers: true }), { parsed: list(EXAMPLE, OTHER) });
  assert.equal(linked.board.givens, EXAMPLE);
  assert.equal(linked.lastRead.reading.answers, true);
});

test("what cannot be read keeps the board; a text can be looked at", () => {
  const refused = { refused: { key: "error.empty" }, details: {} };
  const text = read(page, reading("pasted"), refused);
  assert.equal(text.board, page.board);
  assert.equal(text.notice.tone, "warn");
  assert.equal(text.refused, "text");
  assert.deepEqual(text.notice.detail.args.offer, { offer: "text" });
  const file = read(page, reading("file"), refused);
  assert.equal(file.notice.detail.key, "error.empty");
});

test("in the dialog, the place of an error is selected unless the user is typing", () => {
  const refused = { refused: { key: "error.empty" }, details: { position: 0, character: "t" } };
  for (const [from, point] of [
    ["box", false],
    ["pasted", true],
  ]) {
    const { fault } = read(model.open(page), reading(from), refused).dialog;
    assert.equal(fault.point, point);
    assert.deepEqual(fault.place, { from: 0, to: 1 });
  }
});

test("what is dropped on another dialog closes it; the dialog of the import stays", () => {
  const settings = openDialog(page, { name: "settings" });
  const one = read(settings, reading("file"), { parsed: list(EXAMPLE) });
  assert.equal(one.board.givens, EXAMPLE);
  assert.equal(one.dialog, null);
  const several = read(settings, reading("file"), { parsed: list(EXAMPLE, OTHER) });
  assert.ok(model.hasSeveral(several.dialog));
  const inside = read(model.open(page), reading("file"), { parsed: list(EXAMPLE) });
  assert.equal(inside.dialog.chosen.puzzle, EXAMPLE);
});

test("a newer text, Cancel and closing the dialog drop what is being read", () => {
  const started = model.read(model.open(page), reading("box"));
  const newer = model.read(started, { ...reading("box"), id: 2 });
  assert.notEqual(model.question(newer).id, model.question(started).id);
  assert.equal(model.question(stopReading(started)), null);
  assert.equal(model.question(model.close(started)), null);
  assert.equal(model.question(closeDialog(started)), null);
});

test("a text that is too long for the text box is read and not shown", () => {
  const text = "1".repeat(model.LONGEST_SHOWN + 1);
  const { dialog } = model.read(model.open(page), reading("pasted", { text }));
  assert.deepEqual([dialog.box, dialog.unshown], ["", text.length]);
});

test("a reading that takes long says so, in the dialog or on the page", () => {
  const onPage = model.sayReading(model.read(page, reading("pasted")));
  assert.deepEqual(onPage.notice.detail.args.size, { bytes: 4 });
  const inside = model.sayReading(model.read(model.open(page), reading("pasted")));
  assert.equal(inside.notice, null);
  assert.equal(model.statusOf(inside.dialog, inside.reading).key, "notice.reading");
});

test("the list is searched, scrolled and walked through", () => {
  const puzzles = Array.from({ length: 5000 }, (_, index) => ({
    puzzle: index % 2 ? EXAMPLE : OTHER,
    name: index === 4321 ? "The last one" : undefined,
  }));
  const parsed = { puzzles, format: "sdm" };
  const at = ({ dialog }) => [puzzles.indexOf(dialog.chosen), dialog.top];
  const opened = listing.see(read(page, reading("pasted"), { parsed }), { top: 0, height: 440 });
  assert.deepEqual(at(listing.moveBy(opened, 1)), [1, 0]);
  assert.deepEqual(at(listing.moveBy(opened, -1)), [0, 0]);
  const below = listing.moveBy(opened, 10);
  assert.deepEqual(at(below), [10, listing.ROW], "just as far as it must be scrolled");
  assert.deepEqual(at(listing.moveBy(below, -9)), [1, listing.ROW]);
  assert.deepEqual(listing.drawnIn(listing.moveBy(opened, 99).dialog), [86, 104]);
  assert.deepEqual(at(listing.moveBy(opened, 9999))[0], 4999);
  const named = listing.search(below, "LAST");
  assert.deepEqual(at(named), [4321, 0]);
  assert.deepEqual(listing.foundIn(named.dialog), [4321]);
  assert.deepEqual(at(listing.search(below, "#17")), [16, 0]);
  const none = listing.search(below, "nothing like it");
  assert.deepEqual([none.dialog.chosen, listing.placeOfChosen(none.dialog)], [null, -1]);
});
