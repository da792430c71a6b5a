# Flat index: number the cells 0 to 80; a cell becomes blank only after all nine digits have failed.
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

    def solve(n):  # @@enter
        if n == 81:
            return True  # @@found
        row, col = divmod(n, 9)
        if board[row][col] != ".":  # @@look
            return solve(n + 1)
        for digit in "123456789":
            if is_free(row, col, digit):  # @@test
                board[row][col] = digit  # @@place
                mark(row, col, digit, True)
                if solve(n + 1):
                    return True  # @@done
                mark(row, col, digit, False)  # the digit stays until the next one overwrites it
        board[row][col] = "."  # @@erase
        return False  # @@dead

    for row in range(9):
        for col in range(9):
            if board[row][col] != ".":
                mark(row, col, board[row][col], True)
    solve(0)
