// The truth about a puzzle: one solution, several, none and why.
import { solve } from "redoku";

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const verdict = solve(puzzle);
document.querySelector("output").textContent =
  verdict.status === "unique" ? verdict.solution : verdict.status;
