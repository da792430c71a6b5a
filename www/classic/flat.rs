// Flat index: number the cells 0 to 80; a cell becomes blank only after all nine digits have failed.
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
    solve(board, &mut used, 0);
}

fn solve(board: &mut Board, used: &mut Used, n: usize) -> bool { // @@enter
    if n == 81 {
        return true; // @@found
    }
    let (row, col) = (n / 9, n % 9);
    if board[row][col] != '.' { // @@look
        return solve(board, used, n + 1);
    }
    for digit in '1'..='9' {
        if used.is_free(row, col, digit) { // @@test
            board[row][col] = digit; // @@place
            used.mark(row, col, digit, true);
            if solve(board, used, n + 1) {
                return true; // @@done
            }
            used.mark(row, col, digit, false); // the digit stays until the next one overwrites it
        }
    }
    board[row][col] = '.'; // @@erase
    false // @@dead
}

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
