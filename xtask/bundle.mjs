// Writes www/pkg/element.js, `<redoku-board>` as one file with its styles inside. The engine that it loads with
// the first question is the package's worker entry, beside it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { root } from "./shell.mjs";

const ENGINE = "./worker.js";

/** In the bundle, the worker's functions are the file beside it. */
const engineBeside = {
  name: "engine-beside",
  setup(builder) {
    builder.onResolve({ filter: /\/lib\/worker\.js$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: ENGINE, external: true } : undefined,
    );
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

await bundle("www/element/define.js", "www/pkg/element.js", [engineBeside, styleText]);
// The types stay where they are written; the page's own code finds them beside the file.
for (const [name, types] of [
  ["element", "../element/index.js"],
  ["worker", "../lib/worker.js"],
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
