# Found flag: calls return nothing; a shared flag says that the board is full.
def solve_sudoku(board):
    found = False
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
        nonlocal found
        if found:
            return
        if row == 9:
            found = True  # @@found
            return
        next_row, next_col = divmod(9 * row + col + 1, 9)
        if board[row][col] != ".":  # @@look
            dfs(next_row, next_col)
            return
        for digit in "123456789":
            if is_free(row, col, digit):  # @@test
                board[row][col] = digit  # @@place
                mark(row, col, digit, True)
                dfs(next_row, next_col)
                if not found:
                    board[row][col] = "."  # @@erase
                    mark(row, col, digit, False)
        return  # @@done @@dead

    for row in range(9):
        for col in range(9):
            if board[row][col] != ".":
                mark(row, col, board[row][col], True)
    dfs(0, 0)
