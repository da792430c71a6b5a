// Which files the page is made of: those of the first load, and all that it may ever ask for.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { root } from "./shell.mjs";

/** Not for the page: types, the library's entry, the module for bundlers, the picture for other sites. */
const ASIDE = new RegExp(
  [
    /\.d\.ts$|custom-elements\.json$/,
    /^www\/(element|package)\//,
    /^www\/pkg\/(index|slim|solver|inline|solver-inline|worker-source|quick-source|precache)\.js$/,
    /^www\/(pkg\/small_only_bg\.wasm|icons\/preview\.png)$/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** What lies beside `www`. */
export const PAGES = [
  "index.html",
  "learn.html",
  "embed.html",
  "embedding.html",
  "manifest.webmanifest",
];

/** Every file that the page asks for on its first load, found by following its references. */
export function firstLoad(entry) {
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

/** Every file that the page in a folder may ask for, now or later, in order. */
export function allFiles(folder) {
  const inside = readdirSync(join(folder, "www"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return [...PAGES, ...inside].filter((file) => !ASIDE.test(file)).sort();
}

/** The local files that a page, a module or a style sheet refers to at once (not `import()`). */
function* references(text, file) {
  const patterns = file.endsWith(".html")
    ? [
        /<script[^>]+src="([^"]+)"/g,
        /<link[^>]+rel="(?:stylesheet|icon|modulepreload|manifest)"[^>]+href="([^"]+)"/g,
      ]
    : [
        /\bfrom\s*"(\.[^"]+)"/g,
        /\bimport\s*"(\.[^"]+)"/g,
        /new URL\(\s*["']([^"']+)["'],\s*import\.meta\.url/g,
        /@import\s+"([^"]+)"/g,
      ];
  for (const pattern of patterns) {
    for (const [, path] of text.matchAll(pattern)) {
      if (!/^[a-z]+:/.test(path)) yield normalize(join(dirname(file), path));
    }
  }
}
