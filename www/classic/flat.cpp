// Flat index: number the cells 0 to 80; a cell becomes blank only after all nine digits have failed.
#include <vector>

using Board = std::vector<std::vector<char>>;

class Solution {
public:
    void solveSudoku(Board& board) {
        for (int row = 0; row < 9; ++row) {
            for (int col = 0; col < 9; ++col) {
                if (board[row][col] != '.') mark(row, col, board[row][col], true);
            }
        }
        solve(board, 0);
    }

private:
    bool solve(Board& board, int n) { // @@enter
        if (n == 81) {
            return true; // @@found
        }
        int row = n / 9, col = n % 9;
        if (board[row][col] != '.') { // @@look
            return solve(board, n + 1);
        }
        for (char digit = '1'; digit <= '9'; ++digit) {
            if (isFree(row, col, digit)) { // @@test
                board[row][col] = digit; // @@place
                mark(row, col, digit, true);
                if (solve(board, n + 1)) {
                    return true; // @@done
                }
                mark(row, col, digit, false); // the digit stays until the next one overwrites it
            }
        }
        board[row][col] = '.'; // @@erase
        return false; // @@dead
    }

    bool rows[9][10] = {}, cols[9][10] = {}, boxes[9][10] = {};

    void mark(int row, int col, char digit, bool used) {
        int d = digit - '0';
        rows[row][d] = cols[col][d] = boxes[row / 3 * 3 + col / 3][d] = used;
    }

    bool isFree(int row, int col, char digit) const {
        int d = digit - '0';
        return !rows[row][d] && !cols[col][d] && !boxes[row / 3 * 3 + col / 3][d];
    }
};
