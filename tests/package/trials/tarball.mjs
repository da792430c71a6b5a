// The tarball itself: what a user needs, all of it, and nothing else.
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { root } from "../../../xtask/shell.mjs";
import { createFolder, installed, run, tarball } from "../project.mjs";

const WANTED =
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE-(MIT|APACHE|THIRD-PARTY)|dist\/package\/(.*\.js|.*\.d\.c?ts|.*\.cjs|redoku_bg\.wasm|(custom-elements|path\.schema)\.json))$/;

/** The files of an export, by condition or without. */
const filesOf = (to) =>
  typeof to === "string" ? [to.replace("*", "wasm")] : Object.values(to).flatMap(filesOf);

export default [
  {
    name: "the tarball has what a user needs, and nothing else",
    async run() {
      const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
      assert.deepEqual(Object.keys(manifest.dependencies ?? {}), []);
      for (const path of [manifest.main, manifest.types, manifest.unpkg, manifest.customElements]) {
        assert.ok(existsSync(join(installed, path)), path);
      }
      for (const to of Object.values(manifest.exports)) {
        for (const path of filesOf(to)) assert.ok(existsSync(join(installed, path)), path);
      }
      for (const file of tarball.files) assert.match(file, WANTED);
      assert.ok(tarball.size < 2500 * 1024, `${tarball.size} bytes`);
      return { version: manifest.version, size: tarball.size };
    },
  },
  {
    name: "npm has nothing to correct in package.json when it publishes",
    async run() {
      const folder = createFolder("fixed");
      const before = readFileSync(join(root, "package.json"), "utf8");
      writeFileSync(join(folder, "package.json"), before);
      await run("npm", ["pkg", "fix"], folder);
      const after = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      assert.deepEqual(after, JSON.parse(before));
    },
  },
  {
    name: "no file contains a path of the machine that built it",
    async run() {
      for (const file of tarball.files) {
        const text = readFileSync(join(installed, file), "latin1");
        for (const place of [root, `${homedir()}/`]) {
          assert.ok(!text.includes(place), `${file} has ${place}`);
        }
      }
    },
  },
];
