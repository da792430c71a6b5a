// `redoku`: every function of the engine, and how to load it.
import type { ModuleSource } from "./module-source.js";

export type { ModuleSource } from "./module-source.js";
export { RedokuError } from "./redoku-error.js";
export * from "./redoku-module.js";

/** Loads the module. Idempotent, and optional: the first call loads the module that travels with the package. */
export function init(source?: ModuleSource): Promise<void>;
