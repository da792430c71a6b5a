// Found flag: calls return nothing; a shared flag says that the board is full.
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
  let found = false;

  function dfs(row, col) { // @@enter
    if (found) return;
    if (row === 9) {
      found = true; // @@found
      return;
    }
    const next = 9 * row + col + 1;
    const [nextRow, nextCol] = [Math.floor(next / 9), next % 9];
    if (board[row][col] !== ".") { // @@look
      dfs(nextRow, nextCol);
      return;
    }
    for (const digit of "123456789") {
      if (isFree(row, col, digit)) { // @@test
        board[row][col] = digit; // @@place
        mark(row, col, digit, true);
        dfs(nextRow, nextCol);
        if (!found) {
          board[row][col] = "."; // @@erase
          mark(row, col, digit, false);
        }
      }
    }
  } // @@done @@dead

  function isFree(row, col, digit) {
    return !rows[row][digit] && !cols[col][digit] && !boxes[boxOf(row, col)][digit];
  }

  dfs(0, 0);
}

function boxOf(row, col) {
  return Math.floor(row / 3) * 3 + Math.floor(col / 3);
}
