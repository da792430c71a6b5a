// Scan and check: go from cell to cell, and compare each digit with every cell it sees.
#include <vector>

using Board = std::vector<std::vector<char>>;

class Solution {
public:
    void solveSudoku(Board& board) {
        dfs(board, 0, 0);
    }

private:
    bool dfs(Board& board, int row, int col) { // @@enter
        if (col == 9) {
            ++row;
            col = 0;
        }
        if (row == 9) {
            return true; // @@found
        }
        if (board[row][col] != '.') { // @@look
            return dfs(board, row, col + 1);
        }
        for (char digit = '1'; digit <= '9'; ++digit) {
            if (fits(board, row, col, digit)) { // @@test
                board[row][col] = digit; // @@place
                if (dfs(board, row, col + 1)) {
                    return true; // @@done
                }
                board[row][col] = '.'; // @@erase
            }
        }
        return false; // @@dead
    }

    static bool fits(const Board& board, int row, int col, char digit) {
        for (int i = 0; i < 9; ++i) {
            if (board[row][i] == digit || board[i][col] == digit) return false;
        }
        int top = row / 3 * 3, left = col / 3 * 3;
        for (int r = top; r < top + 3; ++r) {
            for (int c = left; c < left + 3; ++c) {
                if (board[r][c] == digit) return false;
            }
        }
        return true;
    }
};
