// The JavaScript of the README runs as it is, and answers what it says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

test("the README's lines of JavaScript answer what their comment says", async () => {
  const [, code] = /```js\n(.*?)```/s.exec(readme);
  const [, call, said] = /\n(solve\(.*?\));\n\/\/ (\{.*\})/s.exec(code);
  const imports = code.slice(0, code.indexOf(call));
  const answer = `${imports.replaceAll("import ", "export ")}\n${imports}\nexport default ${call};`;
  const { default: verdict, ...names } = await import(
    `data:text/javascript,${encodeURIComponent(answer.replaceAll('"redoku"', JSON.stringify(import.meta.resolve("redoku"))))}`
  );
  for (const value of Object.values(names)) assert.equal(typeof value, "function");
  const shown = said.match(/(\w+): ("?[^,"…]+)/g);
  assert.ok(shown.length > 2);
  for (const each of shown) {
    const [, name, value] = /(\w+): "?([^"…}]+)/.exec(each);
    assert.ok(String(verdict[name]).startsWith(value.trim()), `${name}: ${verdict[name]}`);
  }
});
