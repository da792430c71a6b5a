// Fewest first: pick the blank with the fewest candidates, and try only those.
export function solveSudoku(board) {
  search(board);
}

function search(board) { // @@enter
  const [row, col, digits] = fewest(board);
  if (row === undefined) {
    return true; // @@found
  }
  for (const digit of digits) {
    board[row][col] = digit; // @@test @@place
    if (search(board)) {
      return true; // @@done
    }
    board[row][col] = "."; // @@erase
  }
  return false; // @@dead
}

/** The first blank with the fewest candidates, and those candidates; nothing if the board is full. */
function fewest(board) {
  let best = [];
  for (let row = 0; row < 9; row += 1) {
    for (let col = 0; col < 9; col += 1) {
      if (board[row][col] !== ".") continue; // @@look
      const digits = candidates(board, row, col);
      if (best.length === 0 || digits.length < best[2].length) best = [row, col, digits];
    }
  }
  return best;
}

function candidates(board, row, col) {
  return [..."123456789"].filter((digit) => fits(board, row, col, digit));
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
