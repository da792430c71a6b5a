// Runs a program of the page on each puzzle, and prints the solution and how often each line ran.

package main

import (
	"fmt"
	"os"
)

var counted [6]int

func count(kind int) {
	counted[kind]++
}

func main() {
	for _, puzzle := range os.Args[1:] {
		board := make([][]byte, 9)
		for row := range board {
			board[row] = []byte(puzzle[9*row : 9*row+9])
		}
		counted = [6]int{}
		solveSudoku(board)
		for _, row := range board {
			fmt.Print(string(row))
		}
		for _, number := range counted {
			fmt.Print(" ", number)
		}
		fmt.Println()
	}
}
