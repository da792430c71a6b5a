// Runs a program of the page on each puzzle, and prints the solution and how often each line ran.
class Main {
    private static final long[] COUNTED = new long[6];

    static void count(int kind) {
        COUNTED[kind]++;
    }

    public static void main(String[] puzzles) {
        for (String puzzle : puzzles) {
            char[][] board = new char[9][];
            for (int row = 0; row < 9; row++) {
                board[row] = puzzle.substring(9 * row, 9 * row + 9).toCharArray();
            }
            java.util.Arrays.fill(COUNTED, 0);
            new Solution().solveSudoku(board);
            for (char[] row : board) {
                System.out.print(row);
            }
            for (long number : COUNTED) {
                System.out.print(" " + number);
            }
            System.out.println();
        }
    }
}
