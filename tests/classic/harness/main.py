"""Runs a program of the page on each puzzle, and prints the solution and how often each line ran."""
import sys

counted = [0] * 6


def count(kind):
    counted[kind] += 1


with open("program.py", encoding="utf-8") as program:
    exec(program.read())

for puzzle in sys.argv[1:]:
    counted[:] = [0] * 6
    board = [list(puzzle[9 * row : 9 * row + 9]) for row in range(9)]
    solve_sudoku(board)
    print("".join(map("".join, board)), *counted)
