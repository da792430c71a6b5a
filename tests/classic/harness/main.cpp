// Runs a program of the page on each puzzle, and prints the solution and how often each line ran.
#include <array>
#include <iostream>
#include <string>

static std::array<long, 6> counted;

static void count(int kind) {
    counted[kind]++;
}

#include "program.cpp"

int main(int argc, char** argv) {
    for (int at = 1; at < argc; at++) {
        std::string puzzle = argv[at];
        Board board;
        for (int row = 0; row < 9; row++) {
            board.emplace_back(puzzle.begin() + 9 * row, puzzle.begin() + 9 * row + 9);
        }
        counted = {};
        Solution().solveSudoku(board);
        for (const auto& row : board) {
            for (char cell : row) std::cout << cell;
        }
        for (long number : counted) std::cout << ' ' << number;
        std::cout << '\n';
    }
}
