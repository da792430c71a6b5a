// The types of the package's entry: the engine's own, and how to load it.
import type { ModuleSource } from "./source.js";

export { RedokuError } from "../engine/redoku-error.js";
export type {
  Algorithm,
  Conflict,
  Counts,
  Entry,
  Events,
  House,
  ManyOptions,
  Moment,
  Progress,
  Puzzle,
  Reason,
  SolveOptions,
  Trace,
  Verdict,
} from "../pkg/redoku.js";
export {
  algorithms,
  candidates,
  check,
  format,
  parse,
  solve,
  solveMany,
  solveSudoku,
  trace,
  trueCandidates,
  watchOutline,
  watchRun,
  watchSeek,
  watchStart,
} from "../pkg/redoku.js";

export type { ModuleSource } from "./source.js";

/** Load the module. Idempotent. With no argument it works in every environment we support. */
export function init(source?: ModuleSource): Promise<void>;
