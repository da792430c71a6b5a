// How the boards of a tab get their places on the shelf.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { SilentError } from "../../www/app/database.js";
import { createKeeper } from "../../www/app/keeper.js";
import { BLANK, initialState } from "../../www/app/state.js";
import { EXAMPLE } from "../../www/sudoku/puzzles.js";

/** The session storage of the tab, by key. */
let session = new Map();
globalThis.sessionStorage = {
  getItem: (key) => session.get(key) ?? null,
  setItem: (key, value) => session.set(key, value),
};
beforeEach(() => {
  session = new Map();
});

const position = (sheet, givens = EXAMPLE) => ({
  ...initialState,
  sheet,
  board: { givens, placed: BLANK },
});

/** A shelf that counts versions up, and fails while `error` is set. */
function createShelf() {
  const shelf = {
    stored: [],
    error: null,
    async put(board) {
      if (shelf.error) throw shelf.error;
      shelf.stored.push(board);
      return { id: board.id, version: board.version + 1 };
    },
  };
  return shelf;
}

function setUp(state = position(0)) {
  const store = { state };
  const shelf = createShelf();
  return { store, shelf, keeper: createKeeper(store, shelf) };
}

test("a board keeps its place, and another one gets its own", async () => {
  const { store, shelf, keeper } = setUp();
  await keeper.save(position(0));
  await keeper.save(position(0));
  store.state = position(1);
  await keeper.save(position(1));
  const [first, second, other] = shelf.stored;
  assert.deepEqual([first.version, second.version, other.version], [0, 1, 0]);
  assert.equal(second.id, first.id);
  assert.notEqual(other.id, first.id);
  assert.ok(first.changed < second.changed, "the order is kept");
});

test("saves that begin together are stored one after the other", async () => {
  const { shelf, keeper } = setUp();
  await Promise.all([keeper.save(position(0)), keeper.save(position(0))]);
  assert.deepEqual(
    shelf.stored.map(({ version }) => version),
    [0, 1],
  );
});

test("an empty board is not kept", async () => {
  const { shelf, keeper } = setUp();
  await keeper.save(position(0, BLANK));
  assert.deepEqual(shelf.stored, []);
});

test("a reload finds the place of the board on the page, and ignores a corrupt one", async () => {
  const { shelf, keeper } = setUp();
  await keeper.save(position(0));
  const reloaded = setUp();
  await reloaded.keeper.save(position(0));
  assert.equal(reloaded.shelf.stored[0].id, shelf.stored[0].id);
  assert.equal(reloaded.shelf.stored[0].version, 1);
  session.set("redoku.place", '{"id":7}');
  const corrupt = setUp();
  await corrupt.keeper.save(position(0));
  assert.equal(corrupt.shelf.stored[0].version, 0);
});

test("a board that has been replaced does not take the place of the one on the page", async () => {
  const { store, keeper } = setUp();
  store.state = position(1);
  await keeper.save(position(1));
  const place = session.get("redoku.place");
  await keeper.save(position(0));
  assert.equal(session.get("redoku.place"), place);
});

test("a board from the shelf is continued in its place", async () => {
  const { shelf, keeper } = setUp();
  keeper.adopt({ id: "kept", version: 4 });
  await keeper.save(position(0));
  assert.deepEqual([shelf.stored[0].id, shelf.stored[0].version], ["kept", 4]);
});

test("a board is done when its own digits are the solution", async () => {
  const [placed, solution] = [".", null].map((given) =>
    Array.from(EXAMPLE, (digit) => (digit === "." ? "1" : (given ?? digit))).join(""),
  );
  const known = { puzzle: EXAMPLE, verdict: { status: "unique", solution } };
  const { shelf, keeper } = setUp({ ...position(0), known });
  await keeper.save({ ...position(0), playing: true, board: { givens: EXAMPLE, placed } });
  await keeper.save({ ...position(0), playing: true });
  assert.deepEqual(
    shelf.stored.map(({ done }) => done),
    [true, false],
  );
});

test("the keeper knows why a board could not be stored, until one could be", async () => {
  const { shelf, keeper } = setUp();
  shelf.error = new DOMException("no room", "QuotaExceededError");
  await keeper.save(position(0));
  assert.equal(keeper.problem, "full");
  shelf.error = new Error("no answer");
  await keeper.save(position(0));
  assert.equal(keeper.problem, "blocked");
  shelf.error = new SilentError("no answer");
  await keeper.save(position(0));
  assert.equal(keeper.problem, "silent");
  shelf.error = null;
  await keeper.save(position(0));
  assert.equal(keeper.problem, null);
});
