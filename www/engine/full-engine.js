// The full module, for the page: every format and every story. Importing it starts it.
import init from "../pkg/redoku.js";

export * from "../pkg/redoku.js";

await init({ module_or_path: new URL("../pkg/redoku_bg.wasm", import.meta.url) });
