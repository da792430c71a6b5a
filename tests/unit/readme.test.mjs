// The commands and the links in the documents exist.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { GUIDE } from "../../xtask/guide.mjs";
import { ownerFacts } from "../../xtask/owner.mjs";
import { withPictures } from "../../xtask/release.mjs";

const root = new URL("../../", import.meta.url);
const read = (name) => readFileSync(new URL(name, root), "utf8");
const { repository } = ownerFacts();
const { scripts, version, homepage } = JSON.parse(read("package.json"));

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

test("the README names this version, and files that the package and the site have", () => {
  const text = read("README.md");
  assert.ok(text.includes(`redoku-${version}.tgz`));
  const entries = read("package.json");
  for (const [, found, file] of text.matchAll(/npm\/redoku@([\d.]+)\/([\w./-]+)/g)) {
    assert.equal(found, version);
    assert.ok(entries.includes(`"./${file}"`), file);
  }
  for (const [address] of text.matchAll(/https:[^\s>)"]+/g)) {
    const page = address.startsWith(homepage) && address.slice(homepage.length);
    if (page) assert.ok(Object.values(GUIDE).includes(page), page);
  }
  for (const [, folder] of text.matchAll(/cargo install --path (\S+)/g))
    assert.match(read(`${folder}/Cargo.toml`), /^\[\[bin\]\]\nname = "redoku"$/m);
  for (const [, file] of text.matchAll(/^cp (\S+)/gm))
    assert.ok(entries.includes(`"./${file}"`), file);
  for (const [, file] of text.matchAll(/(?:src|srcset)="(\.github\/[^"]+)"/g))
    assert.ok(existsSync(new URL(file, root)), file);
});

test("a release gives every picture of the README an address that works on any page", () => {
  const text = read("README.md");
  const pictures = [...text.matchAll(/(?:src|srcset)="(\.github\/[^"]+)"/g)];
  assert.ok(pictures.length > 0);
  const stamped = withPictures(text);
  for (const [, file] of pictures) {
    assert.ok(stamped.includes(`="${repository}/raw/v${version}/${file}"`), file);
  }
  for (const [, address] of stamped.matchAll(/<[^>]*(?:src|srcset)="([^"]+)"/g)) {
    const inPage = address === "redoku.min.js";
    assert.ok(inPage || address.startsWith("https:"), address);
  }
  assert.equal(withPictures(stamped), stamped);
});

test("the README has fewer than 95 lines", () => {
  assert.ok(read("README.md").split("\n").length < 95);
});
