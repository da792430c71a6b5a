// Writes www/pkg/element.js, `<redoku-board>` as one file with its styles inside, and beside it what it loads with the
// first puzzle: element-solver.js. For texts in other formats it loads the package's worker entry.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { root } from "./shell.mjs";

/** What is loaded later lies beside the bundle as a file of its own. */
const BESIDE = {
  "/element/quick.js": "./element-solver.js",
  "/package/worker.js": "./worker.js",
  "/package/solver.js": "./solver.js",
};

const loadedLater = {
  name: "loaded-later",
  setup(builder) {
    builder.onResolve({ filter: /\.js$/ }, ({ path, kind, resolveDir }) => {
      if (kind !== "dynamic-import") return undefined;
      const file = join(resolveDir, path);
      const [, beside] = Object.entries(BESIDE).find(([end]) => file.endsWith(end)) ?? [];
      return beside ? { path: beside, external: true } : undefined;
    });
  },
};

/** A style sheet as its text, without what only people read. */
const styleText = {
  name: "style-text",
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true });
      return { contents: code, loader: "text" };
    });
  },
};

await bundle("www/element/define-board.js", "www/pkg/element.js", [loadedLater, styleText]);
await bundle("www/element/quick.js", "www/pkg/element-solver.js", [loadedLater]);
// The types stay where they are written; the page's own code finds them beside the file.
for (const [name, types] of [
  ["element", "../element/index.js"],
  ["worker", "../package/worker.js"],
]) {
  writeFileSync(join(root, `www/pkg/${name}.d.ts`), `export * from "${types}";\n`);
}

function bundle(entry, outfile, plugins) {
  return build({
    entryPoints: [join(root, entry)],
    outfile: join(root, outfile),
    plugins,
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    charset: "utf8",
    // What is imported for its effect alone is wanted here.
    ignoreAnnotations: true,
    legalComments: "none",
    logLevel: "warning",
  });
}
