// Builds the package into dist/package: its entries with wasm modules and worker inlined, the element, and all types.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";
import { functionsOf, PARTS } from "../www/engine/functions.js";
import { inlineFiles } from "./inline.mjs";
import { manifest } from "./manifest.mjs";
import { root } from "./shell.mjs";
import { writeTypes } from "./types.mjs";

const FOLDER = join(root, "dist/package");

/** The entries and the file of each; www/package has those of the functions. */
const ENTRIES = {
  ...Object.fromEntries(
    ["index", "slim", "worker", ...PARTS].map((name) => [name, `www/package/${name}.js`]),
  ),
  element: "www/element/define-board.js",
  cli: "www/package/cli/main.js",
};

/** Small modules that several entries import; they share one file. */
const SHARED =
  /rolldown.runtime|[\\/](engine[\\/](functions|module|redoku-error|text-reader|packed))\.js$/;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await buildEntries();
await buildForRequire();
for (const name of PARTS) writeFileSync(join(FOLDER, `${name}.cjs`), partForRequire(name));
await buildScript();
cpSync(join(root, "www/pkg/redoku_bg.wasm"), join(FOLDER, "redoku_bg.wasm"));
cpSync(join(root, "www/package/path.schema.json"), join(FOLDER, "path.schema.json"));
writeTypes(FOLDER);
writeFileSync(join(FOLDER, "custom-elements.json"), `${JSON.stringify(manifest(), null, 2)}\n`);

/** The entries as ES modules, which share what they have in common. */
function buildEntries() {
  return build(
    options({
      lib: { entry: ENTRIES, formats: ["es"] },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        codeSplitting: { groups: [{ name: "shared", test: SHARED }] },
      },
    }),
  );
}

/** The main entry for require(), which reads the wasm file. */
function buildForRequire() {
  return build(
    options({
      lib: { entry: "www/package/index.js", formats: ["cjs"] },
      output: { entryFileNames: "index.cjs" },
      instead: { "whole-module.js": "www/package/whole-module-file.js" },
    }),
  );
}

/** An entry of some functions for require(): those of the main entry. @param {string} part */
function partForRequire(part) {
  const names = ["RedokuError", "init", ...functionsOf(part)];
  const lines = names.map((name) => `exports.${name} = redoku.${name};\n`);
  return `const redoku = require("./index.cjs");\n${lines.join("")}`;
}

/** Everything as one classic script. */
function buildScript() {
  return build(
    options({
      lib: { entry: "www/element/script.js", formats: ["iife"], name: "redoku" },
      output: { entryFileNames: "redoku.min.js", codeSplitting: false },
      instead: { "inline-modules.js": "www/package/whole-modules.js" },
    }),
  );
}

/** @param {{ lib: object, output: object, instead?: Record<string, string> }} wanted  `instead`: files for others */
function options({ lib, output, instead = {} }) {
  return {
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [replaceFiles(instead), inlineFiles(), ownKeys()],
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      target: "es2022",
      // Otherwise light-dark() is replaced by variables that only a page whose own styles were built too would set.
      cssTarget: "esnext",
      reportCompressedSize: false,
      lib,
      rolldownOptions: {
        // The program imports the package as anybody does.
        external: [/^node:/, /^redoku(\/|$)/],
        output: { minify: true, comments: false, ...output },
      },
    },
  };
}

/** A Vite plugin that takes other files for some modules. @param {Record<string, string>} instead  by name */
function replaceFiles(instead) {
  return {
    name: "redoku-replace-files",
    enforce: "pre",
    resolveId(id) {
      const file = instead[basename(id)];
      return file && join(root, file);
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
