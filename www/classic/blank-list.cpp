// List of blanks: list the blank cells first, and never visit a filled one.
#include <utility>
#include <vector>

using Board = std::vector<std::vector<char>>;

class Solution {
public:
    void solveSudoku(Board& board) {
        for (int row = 0; row < 9; ++row) {
            for (int col = 0; col < 9; ++col) {
                if (board[row][col] == '.') {
                    blanks.emplace_back(row, col);
                } else {
                    mark(row, col, board[row][col], true);
                }
            }
        }
        dfs(board, 0);
    }

private:
    bool dfs(Board& board, std::size_t k) { // @@enter
        if (k == blanks.size()) {
            return true; // @@found
        }
        auto [row, col] = blanks[k];
        for (char digit = '1'; digit <= '9'; ++digit) {
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

    std::vector<std::pair<int, int>> blanks;
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
