// Reference implementations of the six classics, written directly from their descriptions. Each calls
// `emit(kind, cell, digit, forbidding)` for every event, and `read()` for every cell or table entry it reads.

/** The kinds of events, in the order of their numbers. */
export const KINDS = ["enter", "look", "test", "place", "erase", "leave", "found"];

/**
 * Runs one of the classics on 81 characters. Returns the solution, the counts, and the events in packed form:
 * four bytes each.
 */
export function run(algorithm, puzzle) {
  const counts = { calls: 0, tests: 0, reads: 0, placements: 0, erasures: 0, depth: 0 };
  const events = [];
  let open = 0;
  const emit = (kind, cell = 81, digit = 0, forbidding = 81) => {
    events.push(KINDS.indexOf(kind), cell, digit, forbidding);
    if (kind === "enter") {
      counts.calls += 1;
      open += 1;
      counts.depth = Math.max(counts.depth, open);
    }
    if (kind === "leave") open -= 1;
    if (kind === "test") counts.tests += 1;
    if (kind === "place") counts.placements += 1;
    if (kind === "erase") counts.erasures += 1;
  };
  const read = () => {
    counts.reads += 1;
  };
  const board = [...puzzle].map((character) => (character === "." ? 0 : Number(character)));
  CLASSICS[algorithm]({ board, emit, read });
  const solution = board.includes(0) ? null : board.join("");
  return { solution, counts, events: Uint8Array.from(events) };
}

const row = (cell) => Math.floor(cell / 9);
const column = (cell) => cell % 9;
const box = (cell) => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3);

/** The cells that a test by walking compares, in order. */
function walk(cell) {
  const cells = [];
  for (let i = 0; i < 9; i += 1) cells.push(9 * row(cell) + i, 9 * i + column(cell));
  for (let other = 0; other < 81; other += 1) if (box(other) === box(cell)) cells.push(other);
  return cells;
}

/** Tests a digit by walking over the cells; needs no tables. */
function walking({ board, emit, read }) {
  const fits = (cell, digit) => {
    let forbidding;
    for (const other of walk(cell)) {
      read();
      if (board[other] === digit) {
        forbidding = other;
        break;
      }
    }
    emit("test", cell, digit, forbidding);
    return forbidding === undefined;
  };
  return { fits, set() {}, clear() {} };
}

/** Tests a digit by three lookups in tables, which it keeps up to date. */
function tabled({ board, emit, read }) {
  const tables = [row, column, box].map((house) => ({ house, used: new Set() }));
  const key = (house, cell, digit) => `${house(cell)}:${digit}`;
  const set = (cell, digit) => {
    for (const { house, used } of tables) used.add(key(house, cell, digit));
  };
  const clear = (cell, digit) => {
    for (const { house, used } of tables) used.delete(key(house, cell, digit));
  };
  const fits = (cell, digit) => {
    const hits = tables.filter(({ house, used }) => {
      read();
      return used.has(key(house, cell, digit));
    });
    const sees = (other) => hits[0]?.house(other) === hits[0]?.house(cell);
    const forbidding = board.findIndex((present, other) => present === digit && sees(other));
    emit("test", cell, digit, hits.length > 0 ? forbidding : 81);
    return hits.length === 0;
  };
  board.forEach((digit, cell) => {
    if (digit) set(cell, digit);
  });
  return { fits, set, clear };
}

/** One call of the recursive function. */
function call({ emit }, cell, body) {
  emit("enter", cell);
  const done = body();
  emit("leave", cell, Number(done));
  return done;
}

/** Whether a cell is blank: one read. */
function isBlank({ board, emit, read }, cell) {
  emit("look", cell);
  read();
  return board[cell] === 0;
}

function place({ board, emit }, cell, digit) {
  emit("place", cell, digit);
  board[cell] = digit;
}

function erase({ board, emit }, cell) {
  emit("erase", cell);
  board[cell] = 0;
}

function found({ emit }) {
  emit("found");
  return true;
}

/** Tries the digits of a cell upward, and erases each that fails. */
function fill(search, { fits, set, clear }, cell, deeper) {
  for (let digit = 1; digit <= 9; digit += 1) {
    if (!fits(cell, digit)) continue;
    place(search, cell, digit);
    set(cell, digit);
    if (deeper()) return true;
    erase(search, cell);
    clear(cell, digit);
  }
  return false;
}

function cellByCell(search, test) {
  const dfs = (cell) => call(search, cell, () => visit(cell));
  const visit = (cell) => {
    if (cell === 81) return found(search);
    const next = () => dfs(cell + 1);
    return isBlank(search, cell) ? fill(search, test, cell, next) : next();
  };
  dfs(0);
}

function fromTop(search) {
  const { emit } = search;
  const test = walking(search);
  const dfs = () => {
    emit("enter");
    for (let cell = 0; cell < 81; cell += 1) {
      if (!isBlank(search, cell)) continue;
      const done = fill(search, test, cell, dfs);
      emit("leave", cell, Number(done));
      return done;
    }
    found(search);
    emit("leave", 81, 1);
    return true;
  };
  dfs();
}

function blankList(search) {
  const test = tabled(search);
  const blanks = search.board.flatMap((digit, cell) => (digit ? [] : [cell]));
  const dfs = (k) =>
    call(search, blanks[k], () =>
      k === blanks.length ? found(search) : fill(search, test, blanks[k], () => dfs(k + 1)),
    );
  dfs(0);
}

function flat(search) {
  const { fits, set, clear } = tabled(search);
  const solve = (n) => call(search, n, () => visit(n));
  const visit = (n) => {
    if (n === 81) return found(search);
    if (!isBlank(search, n)) return solve(n + 1);
    for (let digit = 1; digit <= 9; digit += 1) {
      if (!fits(n, digit)) continue;
      place(search, n, digit);
      set(n, digit);
      if (solve(n + 1)) return true;
      clear(n, digit);
    }
    erase(search, n);
    return false;
  };
  solve(0);
}

function flag(search) {
  const { fits, set, clear } = tabled(search);
  let isFound = false;
  const dfs = (cell) =>
    call(search, cell, () => {
      visit(cell);
      return isFound;
    });
  const visit = (cell) => {
    if (isFound) return;
    if (cell === 81) {
      isFound = found(search);
      return;
    }
    if (!isBlank(search, cell)) {
      dfs(cell + 1);
      return;
    }
    for (let digit = 1; digit <= 9; digit += 1) {
      if (!fits(cell, digit)) continue;
      place(search, cell, digit);
      set(cell, digit);
      dfs(cell + 1);
      if (isFound) continue;
      erase(search, cell);
      clear(cell, digit);
    }
  };
  dfs(0);
}

const CLASSICS = {
  scan: (search) => cellByCell(search, walking(search)),
  "from-top": fromTop,
  tables: (search) => cellByCell(search, tabled(search)),
  "blank-list": blankList,
  flat,
  flag,
};
