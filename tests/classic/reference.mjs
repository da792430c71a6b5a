// The six classics once more, each written down plainly from its description, telling what it does as it
// goes: `tell(kind, cell, digit, forbidding)` for every event, `read()` for every cell or entry looked at.

/** The kinds of events, in the order of their numbers. */
export const KINDS = ["enter", "look", "test", "place", "erase", "leave", "found"];

/**
 * Runs one of the classics on 81 characters; answers the solution and the counts, and tells the events
 * as quadruples of bytes in the way of the packed ones.
 */
export function run(algorithm, puzzle) {
  const counts = { calls: 0, tests: 0, reads: 0, placements: 0, erasures: 0, depth: 0 };
  const events = [];
  let open = 0;
  const tell = (kind, cell = 81, digit = 0, forbidding = 81) => {
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
  CLASSICS[algorithm](board, tell, read);
  const solution = board.includes(0) ? null : board.join("");
  return { solution, counts, events: Uint8Array.from(events) };
}

const row = (cell) => Math.floor(cell / 9);
const column = (cell) => cell % 9;
const box = (cell) => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3);

/** The cells that a test by walking compares, in its order. */
function walk(cell) {
  const cells = [];
  for (let i = 0; i < 9; i += 1) cells.push(9 * row(cell) + i, 9 * i + column(cell));
  for (let other = 0; other < 81; other += 1) if (box(other) === box(cell)) cells.push(other);
  return cells;
}

function fitsByWalking(board, cell, digit, tell, read) {
  let forbidding;
  for (const other of walk(cell)) {
    read();
    if (board[other] === digit) {
      forbidding = other;
      break;
    }
  }
  tell("test", cell, digit, forbidding);
  return forbidding === undefined;
}

/** Three tables of booleans, and the test by three look-ups. */
function makeTables(board, tell, read) {
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
    const forbidding = board.findIndex((there, other) => there === digit && sees(other));
    tell("test", cell, digit, hits.length > 0 ? forbidding : 81);
    return hits.length === 0;
  };
  board.forEach((digit, cell) => {
    if (digit) set(cell, digit);
  });
  return { set, clear, fits };
}

function scan(board, tell, read) {
  const dfs = (cell) => {
    tell("enter", cell);
    const done = visit(cell);
    tell("leave", cell, Number(done));
    return done;
  };
  const visit = (cell) => {
    if (cell === 81) {
      tell("found");
      return true;
    }
    tell("look", cell);
    read();
    if (board[cell]) return dfs(cell + 1);
    for (let digit = 1; digit <= 9; digit += 1) {
      if (!fitsByWalking(board, cell, digit, tell, read)) continue;
      tell("place", cell, digit);
      board[cell] = digit;
      if (dfs(cell + 1)) return true;
      tell("erase", cell);
      board[cell] = 0;
    }
    return false;
  };
  dfs(0);
}

function fromTop(board, tell, read) {
  const search = () => {
    tell("enter");
    for (let cell = 0; cell < 81; cell += 1) {
      tell("look", cell);
      read();
      if (board[cell]) continue;
      const done = fill(cell);
      tell("leave", cell, Number(done));
      return done;
    }
    tell("found");
    tell("leave", 81, 1);
    return true;
  };
  const fill = (cell) => {
    for (let digit = 1; digit <= 9; digit += 1) {
      if (!fitsByWalking(board, cell, digit, tell, read)) continue;
      tell("place", cell, digit);
      board[cell] = digit;
      if (search()) return true;
      tell("erase", cell);
      board[cell] = 0;
    }
    return false;
  };
  search();
}

function tables(board, tell, read) {
  const { set, clear, fits } = makeTables(board, tell, read);
  const dfs = (cell) => {
    tell("enter", cell);
    const done = visit(cell);
    tell("leave", cell, Number(done));
    return done;
  };
  const visit = (cell) => {
    if (cell === 81) {
      tell("found");
      return true;
    }
    tell("look", cell);
    read();
    if (board[cell]) return dfs(cell + 1);
    for (let digit = 1; digit <= 9; digit += 1) {
      if (!fits(cell, digit)) continue;
      tell("place", cell, digit);
      board[cell] = digit;
      set(cell, digit);
      if (dfs(cell + 1)) return true;
      tell("erase", cell);
      board[cell] = 0;
      clear(cell, digit);
    }
    return false;
  };
  dfs(0);
}

function blankList(board, tell, read) {
  const { set, clear, fits } = makeTables(board, tell, read);
  const blanks = board.flatMap((digit, cell) => (digit ? [] : [cell]));
  const dfs = (k) => {
    tell("enter", blanks[k]);
    const done = k === blanks.length ? finish() : fill(k, blanks[k]);
    tell("leave", blanks[k], Number(done));
    return done;
  };
  const finish = () => {
    tell("found");
    return true;
  };
  const fill = (k, cell) => {
    for (let digit = 1; digit <= 9; digit += 1) {
      if (!fits(cell, digit)) continue;
      tell("place", cell, digit);
      board[cell] = digit;
      set(cell, digit);
      if (dfs(k + 1)) return true;
      tell("erase", cell);
      board[cell] = 0;
      clear(cell, digit);
    }
    return false;
  };
  dfs(0);
}

function flat(board, tell, read) {
  const { set, clear, fits } = makeTables(board, tell, read);
  const solve = (n) => {
    tell("enter", n);
    const done = visit(n);
    tell("leave", n, Number(done));
    return done;
  };
  const visit = (n) => {
    if (n === 81) {
      tell("found");
      return true;
    }
    tell("look", n);
    read();
    if (board[n]) return solve(n + 1);
    for (let digit = 1; digit <= 9; digit += 1) {
      if (!fits(n, digit)) continue;
      tell("place", n, digit);
      board[n] = digit;
      set(n, digit);
      if (solve(n + 1)) return true;
      clear(n, digit);
    }
    tell("erase", n);
    board[n] = 0;
    return false;
  };
  solve(0);
}

function flag(board, tell, read) {
  const { set, clear, fits } = makeTables(board, tell, read);
  let found = false;
  const dfs = (cell) => {
    tell("enter", cell);
    visit(cell);
    tell("leave", cell, Number(found));
  };
  const visit = (cell) => {
    if (found) return;
    if (cell === 81) {
      tell("found");
      found = true;
      return;
    }
    tell("look", cell);
    read();
    if (board[cell]) {
      dfs(cell + 1);
      return;
    }
    for (let digit = 1; digit <= 9; digit += 1) {
      if (!fits(cell, digit)) continue;
      tell("place", cell, digit);
      board[cell] = digit;
      set(cell, digit);
      dfs(cell + 1);
      if (found) continue;
      tell("erase", cell);
      board[cell] = 0;
      clear(cell, digit);
    }
  };
  dfs(0);
}

const CLASSICS = {
  scan,
  "from-top": fromTop,
  tables,
  "blank-list": blankList,
  flat,
  flag,
};
