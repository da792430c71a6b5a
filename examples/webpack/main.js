// The module as a file of its own, compiled while it arrives.
import { init, solve } from "redoku/slim";

await init();
const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
document.querySelector("output").textContent = solve(puzzle).solution;
