// Prints what a visitor downloads: the wasm module and the page's whole first load, gzipped.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { firstLoad } from "./files.mjs";
import { root } from "./shell.mjs";

const files = firstLoad("index.html");
const rows = [...files].map((file) => [file, ...measure(file)]);
const sum = [1, 2, 3].map((column) => rows.reduce((total, row) => total + row[column], 0));

const wasm = rows.find(([file]) => file.endsWith(".wasm"));
print("wasm module", ...(wasm?.slice(1) ?? [0, 0, 0]));
print(`first load, ${rows.length} files`, ...sum);
if (process.argv.includes("--all")) for (const row of rows) print(...row);

function print(name, raw, gzip, brotli) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
  console.log(`${name.padEnd(32)} raw ${kb(raw)}   gzip ${kb(gzip)}   brotli ${kb(brotli)}`);
}

function measure(file) {
  const bytes = readFileSync(join(root, file));
  return [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
}
