// Scan and check: go from cell to cell, and compare each digit with every cell it sees.
type Board = Vec<Vec<char>>;

pub fn solve_sudoku(board: &mut Board) {
    dfs(board, 0, 0);
}

fn dfs(board: &mut Board, row: usize, col: usize) -> bool { // @@enter
    let (row, col) = if col == 9 { (row + 1, 0) } else { (row, col) };
    if row == 9 {
        return true; // @@found
    }
    if board[row][col] != '.' { // @@look
        return dfs(board, row, col + 1);
    }
    for digit in '1'..='9' {
        if fits(board, row, col, digit) { // @@test
            board[row][col] = digit; // @@place
            if dfs(board, row, col + 1) {
                return true; // @@done
            }
            board[row][col] = '.'; // @@erase
        }
    }
    false // @@dead
}

fn fits(board: &Board, row: usize, col: usize, digit: char) -> bool {
    let (top, left) = (row / 3 * 3, col / 3 * 3);
    (0..9).all(|i| board[row][i] != digit && board[i][col] != digit)
        && (0..9).all(|i| board[top + i / 3][left + i % 3] != digit)
}
