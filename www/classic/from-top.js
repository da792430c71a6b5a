// Search from the top: every call walks the whole board again to find the first blank.
export function solveSudoku(board) {
  search(board);
}

function search(board) { // @@enter
  for (let row = 0; row < 9; row += 1) {
    for (let col = 0; col < 9; col += 1) {
      if (board[row][col] !== ".") continue; // @@look
      for (const digit of "123456789") {
        if (fits(board, row, col, digit)) { // @@test
          board[row][col] = digit; // @@place
          if (search(board)) {
            return true; // @@done
          }
          board[row][col] = "."; // @@erase
        }
      }
      return false; // @@dead
    }
  }
  return true; // @@found
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
