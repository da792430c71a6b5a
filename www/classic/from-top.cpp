// Search from the top: every call walks the whole board again to find the first blank.
#include <vector>

using Board = std::vector<std::vector<char>>;

class Solution {
public:
    void solveSudoku(Board& board) {
        search(board);
    }

private:
    bool search(Board& board) { // @@enter
        for (int row = 0; row < 9; ++row) {
            for (int col = 0; col < 9; ++col) {
                if (board[row][col] != '.') continue; // @@look
                for (char digit = '1'; digit <= '9'; ++digit) {
                    if (fits(board, row, col, digit)) { // @@test
                        board[row][col] = digit; // @@place
                        if (search(board)) {
                            return true; // @@done
                        }
                        board[row][col] = '.'; // @@erase
                    }
                }
                return false; // @@dead
            }
        }
        return true; // @@found
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
