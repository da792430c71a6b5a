// The package's smallest entry: solveSudoku, solve and solveMany alone, with a module of their own that
// travels along. A puzzle is 81 characters, a drawn grid, rows or numbers.

import { unpack } from "../engine/bytes.js";
import { guard } from "../engine/guard.js";
import * as engine from "../engine/small/functions.js";
import * as leetcode from "../engine/small/leetcode.js";
import * as many from "../engine/small/many.js";
import packed, { size } from "../pkg/solver-inline.js";

export { RedokuError } from "../engine/redoku-error.js";

const { init, guarded } = guard(engine, () => unpack(packed, size));

export { init };
export const solveSudoku = guarded(leetcode.solveSudoku);
export const solve = guarded(engine.solve);
export const solveMany = guarded(many.solveMany);
