// Prints the download sizes of the page's first load and of each entry of the package.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parseSync } from "vite";
import { PARTS } from "../www/engine/functions.js";
import { root } from "./shell.mjs";

/** The files that the main page loads at startup. tests/page/first-load.spec.mjs compares them with a real browser. */
const FIRST_LOAD = [
  "index.html",
  "manifest.webmanifest",
  "icons/icon.svg",
  "assets/early-*.js",
  "assets/en-page-*.js",
  "assets/index-*.js",
  "assets/preload-*.js",
  "assets/shared-*.js",
  "assets/shared-*.css",
  "assets/worker-*.js",
  "assets/engine-loop-*.js",
  "assets/solver_bg-*.wasm",
  "assets/ui-offline-*.js",
];

const SOLVES = ["dist/package/element.js", ...chunks("element-engine"), ...chunks("solver_bg")];

/** The files of each entry of the package. */
export const ENTRIES = {
  redoku: ["dist/package/index.js"],
  "redoku/slim, with its wasm": ["dist/package/slim.js", "dist/package/redoku_bg.wasm"],
  ...Object.fromEntries(PARTS.map((name) => [`redoku/${name}`, [`dist/package/${name}.js`]])),
  "redoku/worker": ["dist/package/worker.js"],
  "redoku/worker, once it solves": ["dist/package/worker.js", ...chunks("solver_bg")],
  "redoku/worker, once it hints": ["dist/package/worker.js", ...chunks("logic_bg")],
  "redoku/element": ["dist/package/element.js"],
  "redoku/element, once it solves": SOLVES,
  "redoku/element, once it hints": [...SOLVES, ...chunks("reasons"), ...chunks("logic_bg")],
  "redoku.min.js": ["dist/package/redoku.min.js"],
};

if (process.argv[1]?.endsWith("sizes.mjs")) {
  const files = firstLoad();
  if (process.argv.includes("--all")) for (const file of files) print(`  ${file}`, measure(file));
  print(`the page's first load, ${files.length} files`, sum(files));
  for (const [name, files] of Object.entries(ENTRIES)) print(name, sizesOf(files));
}

/** The files of the page's first load. */
export function firstLoad() {
  const assets = readdirSync(join(root, "dist/assets")).map((name) => `assets/${name}`);
  const find = (pattern) => assets.find((name) => pattern.test(name));
  const files = FIRST_LOAD.map((name) =>
    name.includes("*") ? find(new RegExp(`^${name.replace("*", "[\\w-]{8}")}$`)) : name,
  );
  return files.map((file) => `dist/${file}`);
}

/** The files of a chunk of the package, by its name without the hash. */
export function chunks(name) {
  const pattern = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const files = readdirSync(join(root, "dist/package")).filter((file) => pattern.test(file));
  return files.map((file) => `dist/package/${file}`);
}

/** The sizes of files and all their imports, in bytes: raw, with gzip, and with brotli. */
export function sizesOf(files) {
  return sum(withImports(files));
}

/** The size of files and all their imports with gzip: brotli takes seconds. */
export function gzipSizeOf(files) {
  return [...withImports(files)].reduce(
    (all, file) => all + gzipSize(readFileSync(join(root, file))),
    0,
  );
}

function withImports(files) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const path of importsOf(file)) visit(join(dirname(file), path));
  };
  for (const file of files) visit(file);
  return found;
}

function sum(files) {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    for (const [kind, size] of Object.entries(measure(file))) total[kind] += size;
  }
  return total;
}

function importsOf(file) {
  if (!file.endsWith(".js")) return [];
  const { module } = parseSync(file, readFileSync(join(root, file), "utf8"));
  return module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
}

function measure(file) {
  const bytes = readFileSync(join(root, file));
  return {
    raw: bytes.length,
    gzip: gzipSize(bytes),
    brotli: brotliCompressSync(bytes).length,
  };
}

function gzipSize(bytes) {
  return gzipSync(bytes, { level: 9 }).length;
}

function print(name, { raw, gzip, brotli }) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
  console.log(`${name.padEnd(36)} raw ${kb(raw)}   gzip ${kb(gzip)}   brotli ${kb(brotli)}`);
}
