// The entry with the wasm as a separate file, loaded from every kind of source.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import * as full from "redoku";
import * as slim from "redoku/slim";
import { root } from "../../xtask/shell.mjs";
import { ANSWER, assertThrows, PICTURE } from "./helpers.mjs";

test("before init() every call says what to do", () => {
  const error = assertThrows(() => slim.solve(PICTURE), "not-loaded");
  assert.match(error.message, /await init\(\)/);
});

test("init() finds the file beside the entry", async () => {
  await slim.init();
  await slim.init();
  assert.equal(slim.solve(PICTURE).solution, ANSWER);
});

test("the entry has every function of the package", () => {
  assert.deepEqual(Object.keys(slim).sort(), Object.keys(full).sort());
});

const SOURCES = {
  bytes: "bytes",
  "a buffer": "bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)",
  "a module": "new WebAssembly.Module(bytes)",
  "a promise of a module": "WebAssembly.compile(bytes)",
  "a response": 'new Response(bytes, { headers: { "content-type": "application/wasm" } })',
  "a promise of a response of no type": "Promise.resolve(new Response(bytes))",
  "an address": '"data:application/wasm;base64," + bytes.toString("base64")',
  "a URL": 'new URL("data:application/wasm;base64," + bytes.toString("base64"))',
};

for (const entry of ["redoku", "redoku/slim", "redoku/solver"]) {
  for (const [name, source] of Object.entries(SOURCES)) {
    test(`${entry} takes ${name}`, () => {
      const file = entry === "redoku/solver" ? "solver_bg.wasm" : "redoku_bg.wasm";
      const { stdout, stderr } = run(`
        import { readFileSync } from "node:fs";
        import { init, solve } from "${entry}";
        const bytes = readFileSync("www/pkg/${file}");
        await init(${source});
        console.log(solve("${PICTURE}").solution);`);
      assert.equal(stdout.trim(), ANSWER, stderr);
    });
  }
}

test("a source that is not a module is a RedokuError", () => {
  const { stdout } = run(`
    import { init } from "redoku/slim";
    for (const source of [new Uint8Array(8), 5, new Response("", { status: 404 })]) {
      await init(source).catch((error) => console.log(error.name, error.code));
    }`);
  assert.equal(stdout.trim(), Array(3).fill("RedokuError not-started").join("\n"));
});

function run(program) {
  return spawnSync("node", ["--input-type=module", "-e", program], { cwd: root, encoding: "utf8" });
}
