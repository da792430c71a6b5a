// The commands and the links in the documents exist.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const read = (name) => readFileSync(new URL(name, root), "utf8");
const { scripts } = JSON.parse(read("package.json"));

for (const name of ["README.md", "CONTRIBUTING.md", "DESIGN.md", "CHANGELOG.md"]) {
  const text = read(name);

  test(`${name} names only existing commands`, () => {
    for (const [, run, script] of text.matchAll(/\bnpm (run )?([a-z][a-z:]*)/g)) {
      if (run || ["start", "test"].includes(script)) assert.ok(scripts[script], script);
    }
    for (const [, file] of text.matchAll(/\bnode ([\w/.-]+\.mjs)/g)) {
      assert.ok(existsSync(new URL(file, root)), file);
    }
  });

  test(`${name} links only to existing files`, () => {
    for (const [, target] of text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)) {
      assert.ok(existsSync(new URL(target, root)), target);
    }
  });
}

test("the README has no link that breaks on the page of a package registry", () => {
  const links = [...read("README.md").matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)];
  assert.ok(links.length > 0);
  for (const [, target] of links) assert.match(target, /^https:/);
});

test("the README has fewer than 95 lines", () => {
  assert.ok(read("README.md").split("\n").length < 95);
});
