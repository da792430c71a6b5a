// Found flag: calls return nothing; a shared flag says that the board is full.
class Solution {
    private final boolean[][] rows = new boolean[9][10];
    private final boolean[][] cols = new boolean[9][10];
    private final boolean[][] boxes = new boolean[9][10];
    private boolean found = false;

    public void solveSudoku(char[][] board) {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (board[row][col] != '.') mark(row, col, board[row][col], true);
            }
        }
        dfs(board, 0, 0);
    }

    private void dfs(char[][] board, int row, int col) { // @@enter
        if (found) return;
        if (row == 9) {
            found = true; // @@found
            return;
        }
        int next = 9 * row + col + 1;
        if (board[row][col] != '.') { // @@look
            dfs(board, next / 9, next % 9);
            return;
        }
        for (char digit = '1'; digit <= '9'; digit++) {
            if (isFree(row, col, digit)) { // @@test
                board[row][col] = digit; // @@place
                mark(row, col, digit, true);
                dfs(board, next / 9, next % 9);
                if (!found) {
                    board[row][col] = '.'; // @@erase
                    mark(row, col, digit, false);
                }
            }
        }
    } // @@done @@dead

    private void mark(int row, int col, char digit, boolean used) {
        int d = digit - '0';
        rows[row][d] = cols[col][d] = boxes[row / 3 * 3 + col / 3][d] = used;
    }

    private boolean isFree(int row, int col, char digit) {
        int d = digit - '0';
        return !rows[row][d] && !cols[col][d] && !boxes[row / 3 * 3 + col / 3][d];
    }
}
