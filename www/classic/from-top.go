// Search from the top: every call walks the whole board again to find the first blank.

package main

func solveSudoku(board [][]byte) {
	search(board)
}

func search(board [][]byte) bool { // @@enter
	for row := 0; row < 9; row++ {
		for col := 0; col < 9; col++ {
			if board[row][col] != '.' { // @@look
				continue
			}
			for digit := byte('1'); digit <= '9'; digit++ {
				if fits(board, row, col, digit) { // @@test
					board[row][col] = digit // @@place
					if search(board) {
						return true // @@done
					}
					board[row][col] = '.' // @@erase
				}
			}
			return false // @@dead
		}
	}
	return true // @@found
}

func fits(board [][]byte, row, col int, digit byte) bool {
	for i := 0; i < 9; i++ {
		if board[row][i] == digit || board[i][col] == digit {
			return false
		}
	}
	top, left := row/3*3, col/3*3
	for r := top; r < top+3; r++ {
		for c := left; c < left+3; c++ {
			if board[r][c] == digit {
				return false
			}
		}
	}
	return true
}
