// Writes www/pkg/element.js, `<redoku-board>` as one file with its styles inside. The engine that it loads with
// the first question is the package's worker entry, beside it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
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

await bundle("www/element/define.js", "www/pkg/element.js", [engineBeside]);
// The types stay where they are written; the page's own code finds them beside the file.
writeFileSync(join(root, "www/pkg/element.d.ts"), 'export * from "../element/index.js";\n');

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
    loader: { ".css": "text" },
    // What is imported for its effect alone is wanted here.
    ignoreAnnotations: true,
    legalComments: "none",
    logLevel: "warning",
  });
}
