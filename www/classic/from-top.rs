// Search from the top: every call walks the whole board again to find the first blank.
type Board = Vec<Vec<char>>;

pub fn solve_sudoku(board: &mut Board) {
    search(board);
}

fn search(board: &mut Board) -> bool { // @@enter
    for row in 0..9 {
        for col in 0..9 {
            if board[row][col] != '.' { // @@look
                continue;
            }
            for digit in '1'..='9' {
                if fits(board, row, col, digit) { // @@test
                    board[row][col] = digit; // @@place
                    if search(board) {
                        return true; // @@done
                    }
                    board[row][col] = '.'; // @@erase
                }
            }
            return false; // @@dead
        }
    }
    true // @@found
}

fn fits(board: &Board, row: usize, col: usize, digit: char) -> bool {
    let (top, left) = (row / 3 * 3, col / 3 * 3);
    (0..9).all(|i| board[row][i] != digit && board[i][col] != digit)
        && (0..9).all(|i| board[top + i / 3][left + i % 3] != digit)
}
