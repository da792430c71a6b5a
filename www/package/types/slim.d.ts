// `redoku/slim`: every function, with the wasm module as a file of its own.
import type { ModuleSource } from "./module-source.js";

export * from "./index.js";

/** Loads the module; to be awaited before the first call. Idempotent. The default is the file beside the entry,
 *  which bundlers that know `new URL(…, import.meta.url)` include. */
export function init(source?: ModuleSource): Promise<void>;
