// The direction of dependencies in www/: a folder may import only from the folders below it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const www = fileURLToPath(new URL("../../www/", import.meta.url));

/** The folders that each folder may import, besides itself. Types may come from anywhere. */
const MAY_IMPORT = {
  sudoku: "",
  ui: "",
  i18n: "",
  engine: "pkg",
  batch: "engine pkg",
  app: "sudoku",
  view: "sudoku app",
  board: "sudoku app view ui",
  panels: "sudoku app view ui",
  dialogs: "sudoku app view board ui engine batch i18n pages watch",
  repair: "sudoku app view board panels ui engine i18n",
  watch: "sudoku app view board ui engine i18n",
  explain: "sudoku app view board ui engine i18n",
  hint: "sudoku app view board ui explain",
  // The program reads its version from package.json.
  package: "sudoku engine batch pkg package.json",
  element: "sudoku app view board explain hint panels ui engine i18n package styles pkg",
  // The frame and the guide use the built package, as other sites do.
  pages: "sudoku app view board panels ui engine i18n watch explain element pkg ..",
};

const files = readdirSync(www, { recursive: true })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => /\.js$/.test(file) && !/^(pkg|classic|public)\//.test(file));

for (const folder of Object.keys(MAY_IMPORT)) {
  test(`${folder} imports only from the folders below it`, () => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    assert.ok(inside.length > 0);
    for (const file of inside) {
      for (const target of importsOf(file)) {
        const [to] = target.split("/");
        const allowed = to === folder || MAY_IMPORT[folder].split(" ").includes(to);
        assert.ok(allowed, `${file} imports ${target}`);
      }
    }
  });
}

test("every folder has an entry", () => {
  const folders = new Set(
    files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]),
  );
  assert.deepEqual([...folders].sort(), Object.keys(MAY_IMPORT).sort());
});

/** The static and dynamic imports of a module, without types in comments. */
function importsOf(file) {
  const code = readFileSync(join(www, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const patterns = [
    /\bfrom\s*"(\.[^"?]+)/g,
    /\bimport\s*"(\.[^"?]+)/g,
    /\bimport\(\s*"(\.[^"?]+)/g,
    /new URL\(\s*"(\.[^"?]+)"/g,
  ];
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, path]) =>
      normalize(join(dirname(file), path))
        .split(sep)
        .join("/"),
    ),
  );
}
