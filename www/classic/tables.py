# Used tables: go from cell to cell, and look a digit up in three tables.
def solve_sudoku(board):
    rows = [[False] * 10 for _ in range(9)]
    cols = [[False] * 10 for _ in range(9)]
    boxes = [[False] * 10 for _ in range(9)]

    def mark(row, col, digit, used):
        d = int(digit)
        rows[row][d] = cols[col][d] = boxes[row // 3 * 3 + col // 3][d] = used

    def is_free(row, col, digit):
        d = int(digit)
        return not (rows[row][d] or cols[col][d] or boxes[row // 3 * 3 + col // 3][d])

    def dfs(row, col):  # @@enter
        if col == 9:
            row, col = row + 1, 0
        if row == 9:
            return True  # @@found
        if board[row][col] != ".":  # @@look
            return dfs(row, col + 1)
        for digit in "123456789":
            if is_free(row, col, digit):  # @@test
                board[row][col] = digit  # @@place
                mark(row, col, digit, True)
                if dfs(row, col + 1):
                    return True  # @@done
                board[row][col] = "."  # @@erase
                mark(row, col, digit, False)
        return False  # @@dead

    for row in range(9):
        for col in range(9):
            if board[row][col] != ".":
                mark(row, col, board[row][col], True)
    dfs(0, 0)
