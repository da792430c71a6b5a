// List of blanks: list the blank cells first, and never visit a filled one.
export function solveSudoku(board) {
  const table = () => Array.from({ length: 9 }, () => Array(10).fill(false));
  const [rows, cols, boxes] = [table(), table(), table()];
  const mark = (row, col, digit, used) => {
    rows[row][digit] = used;
    cols[col][digit] = used;
    boxes[boxOf(row, col)][digit] = used;
  };
  const blanks = [];
  for (let row = 0; row < 9; row += 1) {
    for (let col = 0; col < 9; col += 1) {
      if (board[row][col] === ".") blanks.push([row, col]);
      else mark(row, col, board[row][col], true);
    }
  }

  function dfs(k) { // @@enter
    if (k === blanks.length) {
      return true; // @@found
    }
    const [row, col] = blanks[k];
    for (const digit of "123456789") {
      if (isFree(row, col, digit)) { // @@test
        board[row][col] = digit; // @@place
        mark(row, col, digit, true);
        if (dfs(k + 1)) {
          return true; // @@done
        }
        board[row][col] = "."; // @@erase
        mark(row, col, digit, false);
      }
    }
    return false; // @@dead
  }

  function isFree(row, col, digit) {
    return !rows[row][digit] && !cols[col][digit] && !boxes[boxOf(row, col)][digit];
  }

  dfs(0);
}

function boxOf(row, col) {
  return Math.floor(row / 3) * 3 + Math.floor(col / 3);
}
