// The board as an element, and the engine by function, in a worker.
import "redoku/element";
import { solve } from "redoku/worker";

const board = document.querySelector("redoku-board");
const verdict = await solve(board.puzzle);
document.querySelector("output").textContent = verdict.solution;
