// How boards are kept beside each other: versions, copies for other tabs, duplicates, and at most fifty.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PATIENCE } from "../../www/app/database.js";
import { arrange, createShelf, MOST } from "../../www/app/shelf.js";
import { NO_MARKS } from "../../www/sudoku/marks.js";

const board = (id, givens, extra = {}) => ({
  ...{ id, givens, version: 1, changed: 0, placed: "", pencil: [], playing: true, done: false },
  ...extra,
});

test("a board replaces the version that its tab has seen", () => {
  const { record, outdated } = arrange([board("a", "1")], board("a", "12"), "copy");
  assert.deepEqual([record.id, record.version, outdated], ["a", 2, []]);
});

test("a board that another tab has changed is copied, and both are kept", () => {
  const theirs = board("a", "13", { version: 2 });
  const { record, outdated } = arrange([theirs], board("a", "12"), "copy");
  assert.deepEqual([record.id, outdated], ["copy", []]);
});

test("an equal board is kept once, a different one stays", () => {
  const others = [board("a", "1"), board("b", "2"), board("c", "1", { placed: "4" })];
  assert.deepEqual(arrange(others, board("d", "1", { version: 0 }), "copy").outdated, ["a"]);
});

test("the oldest boards go", () => {
  const others = Array.from({ length: MOST + 1 }, (_, index) =>
    board(`id ${index}`, String(index), { changed: index }),
  );
  const { outdated } = arrange(others, board("new", "x", { version: 0, changed: 99 }), "copy");
  assert.deepEqual(outdated, ["id 0", "id 1"]);
});

/** A database in memory with the few parts of IndexedDB that the shelf uses. */
class Database extends EventTarget {
  records = new Map();
  closed = false;
  opened = 0;

  open() {
    this.opened++;
    this.closed = false;
    const request = { result: this };
    queueMicrotask(() => request.onsuccess());
    return request;
  }

  close() {
    this.closed = true;
  }

  transaction() {
    if (this.closed) throw new DOMException("The connection is closed.", "InvalidStateError");
    const transaction = { objectStore: () => store };
    const answer = (result) => {
      const request = { result };
      queueMicrotask(() => request.onsuccess?.());
      return request;
    };
    const store = {
      getAll: () => answer([...this.records.values()]),
      put: (record) => answer(this.records.set(record.id, record)),
      delete: (id) => answer(this.records.delete(id)),
    };
    setTimeout(() => transaction.oncomplete());
    return transaction;
  }
}

const GIVENS = "53..7....".padEnd(81, ".");
const kept = (id, extra) =>
  board(id, GIVENS, { placed: ".".repeat(81), pencil: NO_MARKS, ...extra });

test("a connection that the browser has closed is opened again", async () => {
  const database = new Database();
  const shelf = createShelf(database);
  await shelf.put(kept("a", { version: 0 }), "copy");
  // The user clears the site's data: the browser closes the connection, with or without an event.
  for (const event of ["close", "versionchange", null]) {
    database.records.clear();
    if (event === "close") database.closed = true;
    if (event) database.dispatchEvent(new Event(event));
    else database.closed = true;
    await shelf.put(kept("b", { version: 0 }), "copy");
    assert.deepEqual([...database.records.keys()], ["b"]);
  }
  assert.equal(database.opened, 4);
});

test("a database that never answers is an error, not a wait", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const shelf = createShelf({ open: () => ({}) });
  const listed = assert.rejects(shelf.list(), { message: /did not answer/ });
  t.mock.timers.tick(PATIENCE);
  await listed;
});

test("a record that cannot be read is left out of the list, and left alone", async () => {
  const database = new Database();
  const bad = [{ id: "bad" }, kept("worse", { givens: "5" }), kept("worst", { pencil: [1] })];
  for (const record of [...bad, kept("good")]) database.records.set(record.id, record);
  const shelf = createShelf(database);
  assert.deepEqual(
    (await shelf.list()).map(({ id }) => id),
    ["good"],
  );
  await shelf.put(kept("new", { placed: "..4".padEnd(81, "."), version: 0 }), "copy");
  assert.deepEqual([...database.records.keys()], ["bad", "worse", "worst", "good", "new"]);
});
