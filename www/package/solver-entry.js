// `redoku/solver`, the smallest entry: the solver and the truth about a puzzle. A puzzle is 81 characters, a drawn
// grid, rows or numbers. The wasm module travels with it.
import { guardModule } from "../engine/module.js";
import * as glue from "../pkg/solver.js";
import bytes from "../pkg/solver_bg.wasm?deflated";

export const engine = guardModule("solver", glue, bytes);
