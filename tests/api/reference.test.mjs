// The guide's reference is up to date with the types, and lists everything that the package exports.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as redoku from "redoku";
import { declarationsOf } from "../../xtask/dts.mjs";
import { reference } from "../../xtask/reference.mjs";
import { root } from "../../xtask/shell.mjs";

const read = (file) => readFileSync(`${root}/${file}`, "utf8");
const listed = reference();
const names = (list) => list.map(({ name }) => name).sort();

test("every function of the package is in it, with its comment", () => {
  const functions = Object.keys(redoku).filter((name) => name !== "RedokuError");
  assert.deepEqual(names(listed.functions), functions.sort());
  for (const { name, description } of listed.functions) assert.ok(description, name);
});

test("every type that the package exports is in it", () => {
  const declared = declarationsOf(read("dist/package/redoku-module.d.ts"));
  const types = declared.flatMap(({ kind, name }) => (kind === "type" ? name : []));
  const missing = types.filter((name) => !names(listed.types).includes(name));
  assert.deepEqual(missing, []);
});

test("every entry of the package is in it", () => {
  const { exports } = JSON.parse(read("package.json"));
  const entries = Object.keys(exports)
    // redoku/react stands for all frameworks.
    .filter((path) => !/\.(wasm|json|\*)$|\/(vue|svelte)$/.test(path))
    .map((path) => path.replace("./redoku.min", "redoku.min").replace(/^\./, "redoku"));
  assert.deepEqual(names(listed.entries), entries.sort());
});
