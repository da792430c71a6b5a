// Used tables: go from cell to cell, and look a digit up in three tables.
class Solution {
    private final boolean[][] rows = new boolean[9][10];
    private final boolean[][] cols = new boolean[9][10];
    private final boolean[][] boxes = new boolean[9][10];

    public void solveSudoku(char[][] board) {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (board[row][col] != '.') mark(row, col, board[row][col], true);
            }
        }
        dfs(board, 0, 0);
    }

    private boolean dfs(char[][] board, int row, int col) { // @@enter
        if (col == 9) {
            row++;
            col = 0;
        }
        if (row == 9) {
            return true; // @@found
        }
        if (board[row][col] != '.') { // @@look
            return dfs(board, row, col + 1);
        }
        for (char digit = '1'; digit <= '9'; digit++) {
            if (isFree(row, col, digit)) { // @@test
                board[row][col] = digit; // @@place
                mark(row, col, digit, true);
                if (dfs(board, row, col + 1)) {
                    return true; // @@done
                }
                board[row][col] = '.'; // @@erase
                mark(row, col, digit, false);
            }
        }
        return false; // @@dead
    }

    private void mark(int row, int col, char digit, boolean used) {
        int d = digit - '0';
        rows[row][d] = cols[col][d] = boxes[row / 3 * 3 + col / 3][d] = used;
    }

    private boolean isFree(int row, int col, char digit) {
        int d = digit - '0';
        return !rows[row][d] && !cols[col][d] && !boxes[row / 3 * 3 + col / 3][d];
    }
}
