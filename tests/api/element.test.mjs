// `redoku/element` without a page, and its custom elements manifest.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { RedokuBoardElement, RedokuError } from "redoku/element";
import { manifest } from "../../xtask/manifest.mjs";
import { root } from "../../xtask/shell.mjs";

const read = (file) => readFileSync(`${root}/${file}`, "utf8");
const [{ path, declarations }] = manifest().modules;
const [described] = declarations;
const names = (list) => list.map(({ name }) => name).sort();

test("on a server the import touches nothing", () => {
  assert.equal(typeof RedokuBoardElement, "function");
  assert.ok(new RedokuError("a", "b") instanceof Error);
  assert.equal(globalThis.window, undefined);
  assert.equal(globalThis.customElements, undefined);
});

test("the built manifest is up to date, and names a file that exists", () => {
  const { customElements } = JSON.parse(read("package.json"));
  assert.deepEqual(JSON.parse(read(customElements)), manifest());
  assert.ok(existsSync(`${root}/${path}`));
});

test("the manifest names the attributes and members that the class has, and no others", () => {
  const attributes = names(described.attributes);
  for (const name of RedokuBoardElement.observedAttributes) {
    assert.ok(name.startsWith("aria-") || attributes.includes(name), name);
  }
  const inner = /Callback$|^constructor$/;
  const control = Object.getPrototypeOf(RedokuBoardElement);
  const members = [control, RedokuBoardElement]
    .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
    .filter((name) => !inner.test(name));
  // What every element has already.
  const inherited = new Set(["lang", "focus"]);
  const own = (list) => list.filter((name) => !inherited.has(name)).sort();
  assert.deepEqual(own(names(described.members)), own(members));
});

test("the manifest names every colour that the element uses, and no others", () => {
  const match = (files, pattern) =>
    files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name));
  const tokens = match(["www/styles/tokens.css"], /^\s+(--redoku-[\w-]+): light-dark/gm);
  const sheets = ["www/board/board.css", "www/board/notes.css", "www/element/element.css"];
  const used = new Set(match(sheets, /(--redoku-[\w-]+)/g));
  assert.deepEqual(
    names(described.cssProperties),
    [...new Set(tokens)].filter((name) => used.has(name)).sort(),
  );
});

test("the manifest names the events that the board fires", () => {
  const source = ["core", "events"].map((part) => read(`www/element/board-${part}.js`)).join("");
  const fired = [...source.matchAll(/fire\("(redoku-\w+)"/g)].map(([, name]) => name);
  assert.deepEqual(names(described.events), [...new Set(fired)].sort());
});
