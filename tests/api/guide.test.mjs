// The code of the guide runs as it is, and prints what the guide says.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import { GUIDE } from "../../xtask/guide.mjs";
import { ownerFacts } from "../../xtask/owner.mjs";
import { root } from "../../xtask/shell.mjs";

const read = (file) => readFileSync(`${root}/${file}`, "utf8");
const plain = (html) => html.replaceAll("&lt;", "<").replaceAll("&amp;", "&").trim();
const blocks = (file, pattern) =>
  [...read(file).matchAll(pattern)].map(([, ...parts]) => parts.map(plain));
const RUN = /<pre data-run>(.*?)<\/pre>\s*<pre class="output">(.*?)<\/pre>/gs;

for (const file of Object.keys(GUIDE)) {
  for (const [code, output] of blocks(file, RUN)) {
    test(`${file}: ${/import \{ (.*) \}/.exec(code)[1]}`, async () => {
      const node = ["--input-type=module", "--eval", code];
      const { stdout } = await promisify(execFile)(process.execPath, node, { cwd: root });
      assert.equal(stdout.trim(), output);
    });
  }
}

test("the guide's Rust is in the documentation of the crate, where it is tested", () => {
  const library = read("src/lib.rs").replaceAll(/^\/\/! ?/gm, "");
  const found = blocks("www/pages/guide/rust.html", /<pre data-rust>(.*?)<\/pre>/gs);
  assert.ok(found.length > 1);
  for (const [code] of found) assert.ok(library.includes(code), code);
});

test("the guide's commands are those of the program", () => {
  const [, commands] = /Commands:\n(.*?)\n\n/s.exec(read("www/package/cli/help.js"));
  const used = blocks("www/pages/guide/program.html", /^redoku (\w+)/gm);
  assert.ok(used.length > 5);
  for (const [command] of used) assert.match(commands, new RegExp(`^  ${command} `, "m"));
});

test("llms.txt names every page of the guide, by its full address", () => {
  const map = read("dist/llms.txt");
  for (const address of Object.values(GUIDE))
    assert.ok(map.includes(`](${ownerFacts().site}${address}): `), address);
});
