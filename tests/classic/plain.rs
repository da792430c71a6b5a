//! Scan and check as one would write it with nobody watching, to see what the observer costs.

/// Fills the board in place, 0 for a blank.
pub(crate) fn solve(board: &mut [u8; 81]) -> bool {
    dfs(board, 0, 0)
}

fn dfs(board: &mut [u8; 81], row: usize, column: usize) -> bool {
    let (row, column) = if column == 9 { (row + 1, 0) } else { (row, column) };
    if row == 9 {
        return true;
    }
    if board[9 * row + column] != 0 {
        return dfs(board, row, column + 1);
    }
    for digit in 1..=9 {
        if fits(board, row, column, digit) {
            board[9 * row + column] = digit;
            if dfs(board, row, column + 1) {
                return true;
            }
            board[9 * row + column] = 0;
        }
    }
    false
}

fn fits(board: &[u8; 81], row: usize, column: usize, digit: u8) -> bool {
    for i in 0..9 {
        if board[9 * row + i] == digit || board[9 * i + column] == digit {
            return false;
        }
    }
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    for i in 0..3 {
        for j in 0..3 {
            if board[9 * (top + i) + left + j] == digit {
                return false;
            }
        }
    }
    true
}
