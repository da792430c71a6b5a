// List of blanks: list the blank cells first, and never visit a filled one.

package main

func solveSudoku(board [][]byte) {
	s := &solver{board: board}
	for row := 0; row < 9; row++ {
		for col := 0; col < 9; col++ {
			if board[row][col] == '.' {
				s.blanks = append(s.blanks, [2]int{row, col})
			} else {
				s.mark(row, col, board[row][col], true)
			}
		}
	}
	s.dfs(0)
}

func (s *solver) dfs(k int) bool { // @@enter
	if k == len(s.blanks) {
		return true // @@found
	}
	row, col := s.blanks[k][0], s.blanks[k][1]
	for digit := byte('1'); digit <= '9'; digit++ {
		if s.isFree(row, col, digit) { // @@test
			s.board[row][col] = digit // @@place
			s.mark(row, col, digit, true)
			if s.dfs(k + 1) {
				return true // @@done
			}
			s.board[row][col] = '.' // @@erase
			s.mark(row, col, digit, false)
		}
	}
	return false // @@dead
}

type solver struct {
	board             [][]byte
	rows, cols, boxes [9][10]bool
	blanks            [][2]int
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
