// `redoku/solver`, the smallest entry: the solver and the truth about a puzzle, without text formats.
import type { ModuleSource } from "./module-source.js";

export type { ModuleSource } from "./module-source.js";
export { RedokuError } from "./redoku-error.js";
export * from "./solver-module.js";

/** Loads the module. Idempotent, and optional: the first call loads the module that travels with this entry. */
export function init(source?: ModuleSource): Promise<void>;
