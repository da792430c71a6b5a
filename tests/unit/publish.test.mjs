// What is published agrees with itself: one version, one owner, one set of notices.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { notices } from "../../xtask/notices.mjs";
import { isPlaceholder, ownerFacts } from "../../xtask/owner.mjs";
import { dates, sectionOf, versions, withIntegrity } from "../../xtask/release.mjs";
import { ask } from "../../xtask/shell.mjs";

const root = new URL("../../", import.meta.url);
const read = (name) => readFileSync(new URL(name, root), "utf8");

test("every file states the same version", () => {
  const { "package.json": version, ...others } = versions();
  assert.match(version, /^\d+\.\d+\.\d+$/);
  for (const [file, other] of Object.entries(others)) assert.equal(other, version, file);
});

test("the changelog and the citation state the same date", () => {
  const [changelog, citation] = dates();
  assert.equal(changelog, citation);
});

test("the section of a changelog ends where the next one starts", () => {
  const text =
    "# Changelog\n\n## Unreleased\n\n## 1.2.0 (2026-01-02)\n\n- a\n\n## 1.1.0 (2025-01-02)\n- b\n";
  assert.deepEqual(sectionOf(text), { version: "1.2.0", date: "2026-01-02", body: "- a" });
  assert.equal(sectionOf(text.slice(0, text.indexOf("## 1.1"))).body, "- a");
  assert.equal(sectionOf("# Changelog\n\n## Unreleased\n- c\n").version, undefined);
});

test("a release gives the README's script tag the hash of its file", () => {
  const text = read("README.md");
  const stamped = withIntegrity(text, () => Buffer.from("a"));
  assert.match(stamped, /src="https:\S+" integrity="sha384-[\w+/]{64}" crossorigin>/);
  assert.equal(stamped.replace(/ integrity="[^"]*"/, ""), text);
  assert.equal(
    withIntegrity(stamped, () => Buffer.from("a")),
    stamped,
  );
});

const PLACES = {
  "Cargo.toml": ["site", "repository"],
  "CITATION.cff": ["site", "repository", "name", "contact"],
  "README.md": ["site", "repository"],
  ".github/SECURITY.md": ["repository", "contact"],
  ".github/CODE_OF_CONDUCT.md": ["contact"],
  ".github/ISSUE_TEMPLATE/config.yml": ["repository"],
};

test("every file names the same owner", () => {
  const facts = ownerFacts();
  for (const [file, names] of Object.entries(PLACES)) {
    for (const name of names) assert.ok(read(file).includes(facts[name]), `${file}: ${name}`);
    const filled = Object.values(facts).reduce(
      (text, fact) => text.replaceAll(fact, ""),
      read(file),
    );
    assert.ok(!isPlaceholder(filled), `${file} names another owner than package.json`);
  }
  const { bugs } = JSON.parse(read("package.json"));
  assert.equal(bugs, `${facts.repository}/issues`);
});

for (const crate of ["redoku", "redoku-cli"]) {
  test(`the crate ${crate} contains its licences`, () => {
    const list = ["package", "--list", "--locked", "--allow-dirty", `--package=${crate}`];
    const files = ask("cargo", list).split("\n");
    for (const file of ["LICENSE-MIT", "LICENSE-APACHE"]) assert.ok(files.includes(file), file);
  });
}

test("the third-party notices are those of node xtask/notices.mjs", () => {
  assert.equal(read("LICENSE-THIRD-PARTY"), notices());
});
