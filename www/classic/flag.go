// Found flag: calls return nothing; a shared flag says that the board is full.

package main

func solveSudoku(board [][]byte) {
	s := &solver{board: board}
	for row := 0; row < 9; row++ {
		for col := 0; col < 9; col++ {
			if board[row][col] != '.' {
				s.mark(row, col, board[row][col], true)
			}
		}
	}
	s.dfs(0, 0)
}

func (s *solver) dfs(row, col int) { // @@enter
	if s.found {
		return
	}
	if row == 9 {
		s.found = true // @@found
		return
	}
	next := 9*row + col + 1
	if s.board[row][col] != '.' { // @@look
		s.dfs(next/9, next%9)
		return
	}
	for digit := byte('1'); digit <= '9'; digit++ {
		if s.isFree(row, col, digit) { // @@test
			s.board[row][col] = digit // @@place
			s.mark(row, col, digit, true)
			s.dfs(next/9, next%9)
			if !s.found {
				s.board[row][col] = '.' // @@erase
				s.mark(row, col, digit, false)
			}
		}
	}
} // @@done @@dead

type solver struct {
	board             [][]byte
	rows, cols, boxes [9][10]bool
	found             bool
}

func (s *solver) mark(row, col int, digit byte, used bool) {
	d := digit - '0'
	s.rows[row][d] = used
	s.cols[col][d] = used
	s.boxes[row/3*3+col/3][d] = used
}

func (s *solver) isFree(row, col int, digit byte) bool {
	d := digit - '0'
	return !s.rows[row][d] && !s.cols[col][d] && !s.boxes[row/3*3+col/3][d]
}
