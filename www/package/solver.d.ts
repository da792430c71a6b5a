// The types of the smallest entry: those of the whole package, less the text formats.
import type { ModuleSource } from "./source.js";

export { RedokuError } from "../engine/redoku-error.js";
export type {
  Conflict,
  House,
  ManyOptions,
  Puzzle,
  Reason,
  SolveOptions,
  Verdict,
} from "../pkg/redoku.js";
export { solve, solveMany, solveSudoku } from "../pkg/redoku.js";
export type { ModuleSource } from "./source.js";

/** Load the module before the first call. Nobody has to; with no argument it is the one that travels
 *  with this entry. */
export function init(source?: ModuleSource): Promise<void>;
