// The entry with the wasm as a separate file, loaded from every kind of source.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as full from "redoku";
import * as slim from "redoku/slim";
import { root } from "../../xtask/shell.mjs";
import { ANSWER, PICTURE } from "./helpers.mjs";

test("in Node the first call reads the file, and `redoku` is this entry", () => {
  assert.equal(slim.solve(PICTURE).solution, ANSWER);
  assert.equal(slim.solve, full.solve);
});

/** Where files cannot be read, as in a browser. */
const NO_FILES = "process.getBuiltinModule = undefined;";
const TELL = "({ name, code, message }) => console.log(name, code, message)";

test("elsewhere every call before init() says what to do", () => {
  const { stdout, stderr } = run(`${NO_FILES}
    const { solve } = await import("redoku/slim");
    await (async () => solve("${PICTURE}"))().catch(${TELL});`);
  assert.match(stdout, /^RedokuError not-loaded await init\(\) before/, stderr);
});

test("a file that cannot be fetched is named, with the cure", () => {
  const { stdout, stderr } = run(`${NO_FILES}
    const { init } = await import("redoku/slim");
    globalThis.fetch = async () => new Response("", { status: 404 });
    await init().catch(${TELL});`);
  const wanted = /^RedokuError not-started file:.*redoku_bg\.wasm .*404.*pass its address/;
  assert.match(stdout, wanted, stderr);
});

test("init() finds the file beside the entry", async () => {
  await slim.init();
  await slim.init();
  assert.equal(slim.solve(PICTURE).solution, ANSWER);
});

test("bundlers and browsers get an entry that has the module inside", async () => {
  const inlined = await import("../../dist/package/index.js");
  assert.equal(inlined.solve(PICTURE).solution, ANSWER);
  await inlined.init();
  assert.deepEqual(Object.keys(inlined), Object.keys(full));
  assert.equal(inlined.RedokuError, full.RedokuError);
});

test("require() has every function, too", () => {
  const required = createRequire(import.meta.url)("../../dist/package/index.cjs");
  assert.deepEqual(Object.keys(required).sort(), Object.keys(full).sort());
  assert.equal(required.solve(PICTURE).solution, ANSWER);
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
