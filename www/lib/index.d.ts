// The types of the package's entry: the engine's own, and how to load it.
import type { InitInput } from "../pkg/redoku.js";

export * from "../pkg/redoku.js";
export { RedokuError } from "../redoku-error.js";

/** Load the module. Idempotent. With no argument it works in every environment we support. */
export function init(source?: InitInput | Promise<InitInput> | Promise<Response>): Promise<void>;
