// Builds the package into dist/package: its entries with wasm modules and worker inlined, the element, and all types.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { functionsOf } from "../www/engine/functions.js";
import { inlineFiles } from "./inline.mjs";
import { manifest } from "./manifest.mjs";
import { root } from "./shell.mjs";
import { writeTypes } from "./types.mjs";

const FOLDER = join(root, "dist/package");

/** The functions that each entry exports by name, beside RedokuError. */
const ENTRIES = {
  index: ["init", ...functionsOf("redoku")],
  slim: ["init", ...functionsOf("redoku")],
  solver: ["init", ...functionsOf("solver")],
  worker: ["init", "close", ...functionsOf("redoku")],
};

/** Small modules that several entries import; they share one file. */
const SHARED = /rolldown.runtime|[\\/]engine[\\/](functions|module|redoku-error|unpack)\.js$/;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await buildEntries();
cpSync(join(root, "www/pkg/redoku_bg.wasm"), join(FOLDER, "redoku_bg.wasm"));
writeTypes(FOLDER);
writeFileSync(join(FOLDER, "custom-elements.json"), `${JSON.stringify(manifest(), null, 2)}\n`);

function buildEntries() {
  const entry = Object.fromEntries(Object.keys(ENTRIES).map((name) => [name, `entry:${name}`]));
  return build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [entries(), inlineFiles(), ownKeys()],
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      target: "es2022",
      // Otherwise light-dark() is replaced by variables that only a page whose own styles were built too would set.
      cssTarget: "esnext",
      reportCompressedSize: false,
      lib: {
        entry: {
          ...entry,
          element: join(root, "www/element/define-board.js"),
          cli: join(root, "www/package/cli/main.js"),
        },
        formats: ["es"],
      },
      rolldownOptions: {
        // The program imports the package as anybody does.
        external: [/^node:/, "redoku"],
        output: {
          minify: true,
          comments: false,
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          codeSplitting: { groups: [{ name: "shared", test: SHARED }] },
        },
      },
    },
  });
}

/** A Vite plugin that writes the named exports of each entry: www/package/*-entry.js have them in one object. */
function entries() {
  return {
    name: "redoku-entries",
    enforce: "pre",
    resolveId: (id) => /entry:\w+$/.exec(id)?.[0],
    load(id) {
      const [, name] = /^entry:(\w+)$/.exec(id) ?? [];
      if (!name) return undefined;
      const more =
        name === "worker" ? 'export { createEngine } from "/www/package/worker-entry.js";' : "";
      return `import { engine } from "/www/package/${name}-entry.js";
export { RedokuError } from "/www/engine/redoku-error.js";
${more}
export const { ${ENTRIES[name].join(", ")} } = engine;`;
    },
  };
}

/**
 * A Vite plugin that makes the bundler's helper list the exports of a module by own keys. With its `for … in`, imports
 * fail on pages that add an enumerable property to Object.prototype.
 */
function ownKeys() {
  return {
    name: "redoku-own-keys",
    transform(code, id) {
      if (!id.endsWith("rolldown/runtime.js")) return undefined;
      const changed = code.replace("for (var name in all)", "for (var name of Object.keys(all))");
      if (changed === code) throw new Error("the bundler's __exportAll has changed: see ownKeys()");
      return { code: changed, map: null };
    },
  };
}
