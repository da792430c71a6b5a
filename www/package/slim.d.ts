// The types of the entry with the wasm as a file of its own.
import type { ModuleSource } from "./source.js";

export * from "./index.js";

/** Load the module. To be awaited before the first call; idempotent. With no argument it is the file
 *  beside the entry, which bundlers that know `new URL(…, import.meta.url)` bring along. */
export function init(source?: ModuleSource): Promise<void>;
