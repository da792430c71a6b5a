// Flat index: number the cells 0 to 80; a cell becomes blank only after all nine digits have failed.
export function solveSudoku(board) {
  const table = () => Array.from({ length: 9 }, () => Array(10).fill(false));
  const [rows, cols, boxes] = [table(), table(), table()];
  const mark = (row, col, digit, used) => {
    rows[row][digit] = used;
    cols[col][digit] = used;
    boxes[boxOf(row, col)][digit] = used;
  };
  for (let row = 0; row < 9; row += 1) {
    for (let col = 0; col < 9; col += 1) {
      if (board[row][col] !== ".") mark(row, col, board[row][col], true);
    }
  }

  function solve(n) { // @@enter
    if (n === 81) {
      return true; // @@found
    }
    const row = Math.floor(n / 9);
    const col = n % 9;
    if (board[row][col] !== ".") { // @@look
      return solve(n + 1);
    }
    for (const digit of "123456789") {
      if (isFree(row, col, digit)) { // @@test
        board[row][col] = digit; // @@place
        mark(row, col, digit, true);
        if (solve(n + 1)) {
          return true; // @@done
        }
        mark(row, col, digit, false); // the digit itself stays until the next overwrites it
      }
    }
    board[row][col] = "."; // @@erase
    return false; // @@dead
  }

  function isFree(row, col, digit) {
    return !rows[row][digit] && !cols[col][digit] && !boxes[boxOf(row, col)][digit];
  }

  solve(0);
}

function boxOf(row, col) {
  return Math.floor(row / 3) * 3 + Math.floor(col / 3);
}
