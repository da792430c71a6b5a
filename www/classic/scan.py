# Scan and check: go from cell to cell, and compare each digit with every cell it sees.
def solve_sudoku(board):
    dfs(board, 0, 0)


def dfs(board, row, col):  # @@enter
    if col == 9:
        row, col = row + 1, 0
    if row == 9:
        return True  # @@found
    if board[row][col] != ".":  # @@look
        return dfs(board, row, col + 1)
    for digit in "123456789":
        if fits(board, row, col, digit):  # @@test
            board[row][col] = digit  # @@place
            if dfs(board, row, col + 1):
                return True  # @@done
            board[row][col] = "."  # @@erase
    return False  # @@dead


def fits(board, row, col, digit):
    for i in range(9):
        if board[row][i] == digit or board[i][col] == digit:
            return False
    top, left = row // 3 * 3, col // 3 * 3
    return all(board[top + i][left + j] != digit for i in range(3) for j in range(3))
