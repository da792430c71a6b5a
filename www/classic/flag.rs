// Found flag: calls return nothing; a shared flag says that the board is full.
type Board = Vec<Vec<char>>;

pub fn solve_sudoku(board: &mut Board) {
    let mut used = Used::default();
    for row in 0..9 {
        for col in 0..9 {
            if board[row][col] != '.' {
                used.mark(row, col, board[row][col], true);
            }
        }
    }
    let mut found = false;
    dfs(board, &mut used, &mut found, 0, 0);
}

fn dfs(board: &mut Board, used: &mut Used, found: &mut bool, row: usize, col: usize) { // @@enter
    if *found {
        return;
    }
    if row == 9 {
        *found = true; // @@found
        return;
    }
    let next = 9 * row + col + 1;
    if board[row][col] != '.' { // @@look
        return dfs(board, used, found, next / 9, next % 9);
    }
    for digit in '1'..='9' {
        if used.is_free(row, col, digit) { // @@test
            board[row][col] = digit; // @@place
            used.mark(row, col, digit, true);
            dfs(board, used, found, next / 9, next % 9);
            if !*found {
                board[row][col] = '.'; // @@erase
                used.mark(row, col, digit, false);
            }
        }
    }
} // @@done @@dead

#[derive(Default)]
struct Used {
    rows: [[bool; 10]; 9],
    cols: [[bool; 10]; 9],
    boxes: [[bool; 10]; 9],
}

impl Used {
    fn mark(&mut self, row: usize, col: usize, digit: char, used: bool) {
        let d = digit as usize - '0' as usize;
        self.rows[row][d] = used;
        self.cols[col][d] = used;
        self.boxes[row / 3 * 3 + col / 3][d] = used;
    }

    fn is_free(&self, row: usize, col: usize, digit: char) -> bool {
        let d = digit as usize - '0' as usize;
        !(self.rows[row][d] || self.cols[col][d] || self.boxes[row / 3 * 3 + col / 3][d])
    }
}
