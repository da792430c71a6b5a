# Search from the top: every call walks the whole board again to find the first blank.
def solve_sudoku(board):
    search(board)


def search(board):  # @@enter
    for row in range(9):
        for col in range(9):
            if board[row][col] != ".":  # @@look
                continue
            for digit in "123456789":
                if fits(board, row, col, digit):  # @@test
                    board[row][col] = digit  # @@place
                    if search(board):
                        return True  # @@done
                    board[row][col] = "."  # @@erase
            return False  # @@dead
    return True  # @@found


def fits(board, row, col, digit):
    for i in range(9):
        if board[row][i] == digit or board[i][col] == digit:
            return False
    top, left = row // 3 * 3, col // 3 * 3
    return all(board[top + i][left + j] != digit for i in range(3) for j in range(3))
