// Writes www/pkg/worker-source.js: the package's worker with its glue as one text, so that a worker
// can be made of it without any path. (The wasm module itself is handed to the worker.)
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./shell.mjs";

/** Joined in this order; together they need nothing else. */
const PARTS = ["www/redoku-error.js", "www/pkg/redoku.js", "www/lib/worker-side.js"];

const read = (file) => readFileSync(join(root, file), "utf8");
const source = PARTS.map((file) => squeeze(read(file))).join("\n");
if (/^import /m.test(source)) throw new Error("the worker's source still imports something");

writeFileSync(
  join(root, "www/pkg/worker-source.js"),
  `/** The package's worker, to be started from a blob. */\nexport default ${JSON.stringify(source)};\n`,
);

/** Leaves out comments, indentation, and the imports of what stands beside it. */
function squeeze(text) {
  return text
    .replaceAll(/^\s*\/\*((?!\*\/)[\s\S])*\*\/\s*$/gm, "")
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/^import [^;]*;$/gm, "")
    .replaceAll(/^\s+/gm, "");
}
