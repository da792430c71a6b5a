// List of blanks: list the blank cells first, and never visit a filled one.
import java.util.ArrayList;
import java.util.List;

class Solution {
    private final boolean[][] rows = new boolean[9][10];
    private final boolean[][] cols = new boolean[9][10];
    private final boolean[][] boxes = new boolean[9][10];
    private final List<int[]> blanks = new ArrayList<>();

    public void solveSudoku(char[][] board) {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (board[row][col] == '.') {
                    blanks.add(new int[] {row, col});
                } else {
                    mark(row, col, board[row][col], true);
                }
            }
        }
        dfs(board, 0);
    }

    private boolean dfs(char[][] board, int k) { // @@enter
        if (k == blanks.size()) {
            return true; // @@found
        }
        int row = blanks.get(k)[0], col = blanks.get(k)[1];
        for (char digit = '1'; digit <= '9'; digit++) {
            if (isFree(row, col, digit)) { // @@test
                board[row][col] = digit; // @@place
                mark(row, col, digit, true);
                if (dfs(board, k + 1)) {
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
