// The examples that are projects install the tarball that `npm pack` makes.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8"));

test("every example takes the tarball of this version", () => {
  const { version } = read("package.json");
  const projects = readdirSync(new URL("examples/", root))
    .map((name) => `examples/${name}/package.json`)
    .filter((path) => existsSync(new URL(path, root)));
  assert.ok(projects.length > 10);
  for (const path of projects) {
    assert.equal(read(path).dependencies.redoku, `file:../../redoku-${version}.tgz`, path);
  }
});
