// Builds the package's entries into www/pkg: one file each, with what several of them need beside.
// The wasm modules and the worker travel inside as text, so that nobody has to find a path for them.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./shell.mjs";

const FOLDER = join(root, "www/pkg");
const ENTRIES = ["index", "slim", "solver", "worker"];
const OPTIONS = {
  absWorkingDir: root,
  bundle: true,
  charset: "utf8",
  format: "esm",
  legalComments: "none",
  minify: true,
  target: "es2022",
};

writeModule("redoku_bg.wasm", "inline.js");
writeModule("small_only_bg.wasm", "solver-inline.js");
await writeWorker("www/engine/worker-side.js", "worker-source.js");
await writeWorker("www/element/quick-side.js", "quick-source.js");
await writeEntries();

/** Writes a module as text. */
function writeModule(module, file) {
  const bytes = readFileSync(join(FOLDER, module));
  const packed = deflateRawSync(bytes, { level: 9, memLevel: 9 }).toString("base64");
  const size = `\nexport const size = ${bytes.length};\n`;
  writeText(file, `${module}, DEFLATEd and in base64.`, packed, size);
}

/** Writes the worker with all that it needs as one text. */
async function writeWorker(entry, file) {
  const { outputFiles } = await build({ ...OPTIONS, entryPoints: [entry], write: false });
  writeText(file, "The package's worker, to be started from a blob.", outputFiles[0].text);
}

function writeText(file, comment, text, more = "\n") {
  const content = `/** ${comment} */\nexport default ${JSON.stringify(text)};${more}`;
  writeFileSync(join(FOLDER, file), content);
}

/** Bundles the entries; what two of them share becomes a file of its own. */
async function writeEntries() {
  const old = readdirSync(FOLDER).filter((file) => file.startsWith("shared-"));
  for (const file of old) rmSync(join(FOLDER, file));
  await build({
    ...OPTIONS,
    entryPoints: ENTRIES.map((name) => `www/package/${name}.js`),
    outdir: FOLDER,
    splitting: true,
    chunkNames: "shared-[hash]",
  });
  // The types stay where they are written; who imports a built file finds them beside it.
  for (const name of ENTRIES) {
    writeFileSync(join(FOLDER, `${name}.d.ts`), `export * from "../package/${name}.js";\n`);
  }
}
