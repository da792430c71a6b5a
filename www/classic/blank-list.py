# List of blanks: list the blank cells first, and never visit a filled one.
def solve_sudoku(board):
    blanks = []
    rows = [[False] * 10 for _ in range(9)]
    cols = [[False] * 10 for _ in range(9)]
    boxes = [[False] * 10 for _ in range(9)]

    def mark(row, col, digit, used):
        d = int(digit)
        rows[row][d] = cols[col][d] = boxes[row // 3 * 3 + col // 3][d] = used

    def is_free(row, col, digit):
        d = int(digit)
        return not (rows[row][d] or cols[col][d] or boxes[row // 3 * 3 + col // 3][d])

    def dfs(k):  # @@enter
        if k == len(blanks):
            return True  # @@found
        row, col = blanks[k]
        for digit in "123456789":
            if is_free(row, col, digit):  # @@test
                board[row][col] = digit  # @@place
                mark(row, col, digit, True)
                if dfs(k + 1):
                    return True  # @@done
                board[row][col] = "."  # @@erase
                mark(row, col, digit, False)
        return False  # @@dead

    for row in range(9):
        for col in range(9):
            if board[row][col] == ".":
                blanks.append((row, col))
            else:
                mark(row, col, board[row][col], True)
    dfs(0)
