// Scan and check: go from cell to cell, and compare each digit with every cell it sees.

package main

func solveSudoku(board [][]byte) {
	dfs(board, 0, 0)
}

func dfs(board [][]byte, row, col int) bool { // @@enter
	if col == 9 {
		row, col = row+1, 0
	}
	if row == 9 {
		return true // @@found
	}
	if board[row][col] != '.' { // @@look
		return dfs(board, row, col+1)
	}
	for digit := byte('1'); digit <= '9'; digit++ {
		if fits(board, row, col, digit) { // @@test
			board[row][col] = digit // @@place
			if dfs(board, row, col+1) {
				return true // @@done
			}
			board[row][col] = '.' // @@erase
		}
	}
	return false // @@dead
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
