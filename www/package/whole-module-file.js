/** For require(): the wasm module with every function, from the file beside the entry. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const now = () => readFileSync(join(__dirname, "redoku_bg.wasm"));

/** @type {import("../engine/module.js").Source} */
export const source = { now, later: now };
