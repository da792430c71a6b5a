// The package's smallest entry: solveSudoku, solve and solveMany alone, with a module of their own that
// travels along. A puzzle is 81 characters, a drawn grid, rows or numbers.
import packed, { size } from "../pkg/solver-inline.js";
import * as engine from "../small/engine.js";
import * as leetcode from "../small/leetcode.js";
import * as many from "../small/many.js";
import { unpack } from "./bytes.js";
import { guard } from "./guard.js";

export { RedokuError } from "../redoku-error.js";

const { init, guarded } = guard(engine, () => unpack(packed, size));

export { init };
export const solveSudoku = guarded(leetcode.solveSudoku);
export const solve = guarded(engine.solve);
export const solveMany = guarded(many.solveMany);
