// Prints what a visitor downloads: the page's whole first load, and each entry of the package.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { firstLoad } from "./files.mjs";
import { root } from "./shell.mjs";

/** Each entry of the package, and with it what it needs in any case. */
export const ENTRIES = {
  redoku: ["www/pkg/index.js"],
  "redoku/slim, with its wasm": ["www/pkg/slim.js", "www/pkg/redoku_bg.wasm"],
  "redoku/solver": ["www/pkg/solver.js"],
  "redoku/worker": ["www/pkg/worker.js"],
  "redoku/element": ["www/pkg/element.js"],
  "redoku/element, once it solves": ["www/pkg/element.js", "www/pkg/element-solver.js"],
  "the page's wasm module": ["www/pkg/small_bg.wasm"],
};

if (process.argv[1]?.endsWith("sizes.mjs")) {
  const page = [...firstLoad("index.html")];
  print(`the page's first load, ${page.length} files`, sum(page));
  if (process.argv.includes("--all")) for (const file of page) print(`  ${file}`, measure(file));
  for (const [name, files] of Object.entries(ENTRIES)) print(name, sizesOf(files));
}

/** Bytes of these files and all that they import: as they are, gzipped, and with brotli. */
export function sizesOf(files) {
  return sum(new Set(files.flatMap((file) => (/\.js$/.test(file) ? [...firstLoad(file)] : file))));
}

function sum(files) {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    for (const [kind, size] of Object.entries(measure(file))) total[kind] += size;
  }
  return total;
}

function measure(file) {
  const bytes = readFileSync(join(root, file));
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}

function print(name, { raw, gzip, brotli }) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
  console.log(`${name.padEnd(36)} raw ${kb(raw)}   gzip ${kb(gzip)}   brotli ${kb(brotli)}`);
}
