// The scripts of the site's workers: no other module imports them, because WebKit would run them twice.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parseSync } from "vite";

const assets = new URL("../../dist/assets/", import.meta.url);

const chunks = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readFileSync(new URL(name, assets), "utf8") }));

/** The files with which the page starts workers. */
const workers = chunks.flatMap(({ text }) =>
  [...text.matchAll(/new Worker\((?:new URL\()+[`"']([^`"']+)/g)].map(([, file]) => file),
);

test("the site has two kinds of workers", () => {
  assert.deepEqual(workers.map((file) => file.replace(/-[\w-]{8}\.js$/, "")).sort(), [
    "thread",
    "worker",
  ]);
});

test("no chunk imports the script of a worker", () => {
  for (const { name, text } of chunks) {
    for (const file of importsOf(name, text)) {
      assert.ok(!workers.includes(file.replace("./", "")), `${name} imports ${file}`);
    }
  }
});

/** What a module imports, at once or later. */
function importsOf(name, text) {
  const { staticImports, dynamicImports } = parseSync(name, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start, moduleRequest.end).replace(/[`"']/g, ""),
    ),
  ];
}
