// The puzzles for comparing the textbook solvers: the LeetCode example, and four of our own that are minimal and
// still quick to search.
export const PICTURE =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

export const PUZZLES = [
  PICTURE,
  "18.6.......9..5...6...2.5...6..4321.74......5......3.7.7.39...2.9.2.1.........4..",
  "5......1.4..3.7.69.....85..65.9..3....8.6.1.2...........4........2.73....6.28.7..",
  ".4...5..8...7...3.7.21....68.1.......5..2.49.....5....5.8..4..921.3..........8..1",
  "2...63.4......836....5.....6......3.....752..4..9..5..7....9...35672......93...2.",
];

/** The first row has no place for its 9. */
export const IMPOSSIBLE = `12.45678.${".".repeat(20)}9${".".repeat(32)}9${".".repeat(18)}`;

/** The solution of PICTURE without its 1s and 2s, which can be swapped. */
export const SEVERAL =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179".replace(
    /[12]/g,
    ".",
  );

/** A full board. */
export const FULL =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
