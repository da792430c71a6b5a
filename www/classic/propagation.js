// Propagation: place naked and hidden singles until there are none, and only then guess.
export function solveSudoku(board) {
  search(board);
}

function search(board) { // @@enter
  const placed = [];
  const done = propagate(board, placed) && guess(board);
  if (!done) takeBack(board, placed);
  return done; // @@done @@dead
}

function guess(board) {
  const blanks = CELLS.filter((cell) => isBlank(board, cell));
  if (blanks.length === 0) {
    return true; // @@found
  }
  const sizes = blanks.map((cell) => candidates(board, cell).length);
  const cell = blanks[sizes.indexOf(Math.min(...sizes))];
  for (const digit of candidates(board, cell)) {
    const placed = [];
    place(board, cell, digit, placed); // @@test
    if (search(board)) return true;
    takeBack(board, placed);
  }
  return false;
}

/** Places singles until a whole round finds none; false if a cell or a digit has no place left. */
function propagate(board, placed) {
  for (;;) {
    const before = placed.length;
    const consistent = nakedSingles(board, placed) && HOUSES.every((house) => hiddenSingles(board, house, placed));
    if (!consistent || placed.length === before) return consistent;
  }
}

function nakedSingles(board, placed) {
  return CELLS.every((cell) => {
    if (!isBlank(board, cell)) return true;
    const digits = candidates(board, cell);
    if (digits.length === 1) place(board, cell, digits[0], placed);
    return digits.length > 0;
  });
}

function hiddenSingles(board, house, placed) {
  const open = house.filter((cell) => isBlank(board, cell)).map((cell) => [cell, candidates(board, cell)]);
  const times = (digit) => open.filter(([, digits]) => digits.includes(digit)).length;
  const standing = house.map(([row, col]) => board[row][col]);
  if (![...DIGITS].every((digit) => standing.includes(digit) || times(digit) > 0)) return false;
  return open.every(([cell, digits]) => {
    const hidden = digits.filter((digit) => times(digit) === 1);
    if (hidden.length === 1) place(board, cell, hidden[0], placed);
    return hidden.length < 2;
  });
}

function place(board, [row, col], digit, placed) {
  board[row][col] = digit; // @@place
  placed.push([row, col]);
}

function takeBack(board, placed) {
  for (const [row, col] of placed.reverse()) {
    board[row][col] = "."; // @@erase
  }
}

const DIGITS = "123456789";
const INDEXES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const CELLS = INDEXES.flatMap((row) => INDEXES.map((col) => [row, col]));
const HOUSES = [
  ...INDEXES.map((row) => CELLS.filter((cell) => cell[0] === row)),
  ...INDEXES.map((col) => CELLS.filter((cell) => cell[1] === col)),
  ...INDEXES.map((box) => CELLS.filter(([row, col]) => boxOf(row, col) === box)),
];

function isBlank(board, [row, col]) {
  return board[row][col] === "."; // @@look
}

function candidates(board, [row, col]) {
  const seen = new Set();
  for (const [r, c] of CELLS) {
    if (r === row || c === col || boxOf(r, c) === boxOf(row, col)) seen.add(board[r][c]);
  }
  return [...DIGITS].filter((digit) => !seen.has(digit));
}

function boxOf(row, col) {
  return Math.floor(row / 3) * 3 + Math.floor(col / 3);
}
