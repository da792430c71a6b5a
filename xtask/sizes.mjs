// Prints what a visitor downloads: the wasm module and the page's whole first load, gzipped.
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
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

/** Every file that the page asks for on its first load, found by following its references. */
function firstLoad(entry) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.(html|js|css)$/.test(file)) return;
    for (const next of references(readFileSync(join(root, file), "utf8"), file)) visit(next);
  };
  visit(entry);
  return found;
}

/** The local files that a page, a module or a style sheet refers to at once (not `import()`). */
function* references(text, file) {
  const patterns = file.endsWith(".html")
    ? [
        /<script[^>]+src="([^"]+)"/g,
        /<link[^>]+rel="(?:stylesheet|icon|modulepreload|manifest)"[^>]+href="([^"]+)"/g,
      ]
    : [
        /\bfrom\s+"(\.[^"]+)"/g,
        /\bimport\s+"(\.[^"]+)"/g,
        /new URL\(\s*["']([^"']+)["'],\s*import\.meta\.url/g,
        /@import\s+"([^"]+)"/g,
      ];
  for (const pattern of patterns) {
    for (const [, path] of text.matchAll(pattern)) {
      if (!/^[a-z]+:/.test(path)) yield normalize(join(dirname(file), path));
    }
  }
}
