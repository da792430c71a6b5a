// Bundlers: each example by its own command, and a page that has every entry of the package at once.
import assert from "node:assert/strict";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { textOf, visit } from "../browser.mjs";
import { createProject, installed, run, versionOf } from "../project.mjs";
import { ANSWER, EVERY } from "../puzzle.mjs";

/** How each builds the page with every entry, the built script, and whether it includes the wasm file. */
const BUNDLERS = {
  vite: { build: ["vite", "build", "--base=./"], script: null, brings: true },
  webpack: {
    build: ["webpack", "--mode=production", "--entry=./all.js"],
    script: "main.js",
    brings: true,
  },
  esbuild: {
    build: ["esbuild", "all.js", "--bundle", "--format=esm", "--outdir=dist"],
    script: "all.js",
  },
  rollup: { build: ["rollup", "all.js", "--plugin=node-resolve", "--dir=dist"], script: "all.js" },
};

export default Object.entries(BUNDLERS).flatMap(([name, bundler]) => [
  {
    name: `${name}: the example`,
    async run() {
      const project = createProject(`examples/${name}`);
      await run("npm", ["run", "--silent", "build"], project);
      const site = siteOf(project, bundler);
      const { seen, size } = await visit(site, "", (page) => textOf(page, "output"));
      assert.equal(seen, ANSWER);
      return { version: versionOf(name), size };
    },
  },
  {
    name: `${name}: every entry`,
    async run() {
      const project = createProject("tests/package/pages", `every-${name}`);
      await run("npm", ["exec", "--offline", "--", ...bundler.build], project);
      if (bundler.script) pointTo(project, bundler);
      const site = siteOf(project, bundler);
      const { seen, size } = await visit(site, "", (page) => textOf(page, "output"));
      assert.deepEqual(JSON.parse(seen), EVERY);
      return { version: versionOf(name), size };
    },
  },
]);

/** The folder to serve: the project, or its build. */
function siteOf(project, { script }) {
  return script ? project : join(project, "dist");
}

/** Points the page to the built script, and to the wasm file unless the bundler includes it. */
function pointTo(project, { script, brings }) {
  const page = join(project, "index.html");
  const html = readFileSync(page, "utf8").replace("./all.js", `./dist/${script}`);
  copyFileSync(join(installed, "dist/package/redoku_bg.wasm"), join(project, "redoku_bg.wasm"));
  writeFileSync(page, brings ? html : html.replace("<html", '<html data-wasm="redoku_bg.wasm"'));
}
