// List of blanks: list the blank cells first, and never visit a filled one.
type Board = Vec<Vec<char>>;

pub fn solve_sudoku(board: &mut Board) {
    let mut used = Used::default();
    let mut blanks = Vec::new();
    for row in 0..9 {
        for col in 0..9 {
            match board[row][col] {
                '.' => blanks.push((row, col)),
                digit => used.mark(row, col, digit, true),
            }
        }
    }
    dfs(board, &mut used, &blanks);
}

fn dfs(board: &mut Board, used: &mut Used, blanks: &[(usize, usize)]) -> bool { // @@enter
    let Some((&(row, col), rest)) = blanks.split_first() else {
        return true; // @@found
    };
    for digit in '1'..='9' {
        if used.is_free(row, col, digit) { // @@test
            board[row][col] = digit; // @@place
            used.mark(row, col, digit, true);
            if dfs(board, used, rest) {
                return true; // @@done
            }
            board[row][col] = '.'; // @@erase
            used.mark(row, col, digit, false);
        }
    }
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
