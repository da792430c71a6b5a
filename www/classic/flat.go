// Flat index: number the cells 0 to 80; a cell becomes blank only after all nine digits have failed.

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
	s.solve(0)
}

func (s *solver) solve(n int) bool { // @@enter
	if n == 81 {
		return true // @@found
	}
	row, col := n/9, n%9
	if s.board[row][col] != '.' { // @@look
		return s.solve(n + 1)
	}
	for digit := byte('1'); digit <= '9'; digit++ {
		if s.isFree(row, col, digit) { // @@test
			s.board[row][col] = digit // @@place
			s.mark(row, col, digit, true)
			if s.solve(n + 1) {
				return true // @@done
			}
			s.mark(row, col, digit, false) // the digit stays until the next one overwrites it
		}
	}
	s.board[row][col] = '.' // @@erase
	return false            // @@dead
}

type solver struct {
	board             [][]byte
	rows, cols, boxes [9][10]bool
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
