// Scan and check: go from cell to cell, and compare each digit with every cell it sees.
export function solveSudoku(board) {
  dfs(board, 0, 0);
}

function dfs(board, row, col) { // @@enter
  if (col === 9) {
    row += 1;
    col = 0;
  }
  if (row === 9) {
    return true; // @@found
  }
  if (board[row][col] !== ".") { // @@look
    return dfs(board, row, col + 1);
  }
  for (const digit of "123456789") {
    if (fits(board, row, col, digit)) { // @@test
      board[row][col] = digit; // @@place
      if (dfs(board, row, col + 1)) {
        return true; // @@done
      }
      board[row][col] = "."; // @@erase
    }
  }
  return false; // @@dead
}

function fits(board, row, col, digit) {
  for (let i = 0; i < 9; i += 1) {
    if (board[row][i] === digit || board[i][col] === digit) return false;
  }
  const top = row - (row % 3);
  const left = col - (col % 3);
  for (let r = top; r < top + 3; r += 1) {
    for (let c = left; c < left + 3; c += 1) {
      if (board[r][c] === digit) return false;
    }
  }
  return true;
}
