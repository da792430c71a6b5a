// The budgets: what a visitor downloads may not grow unseen. (The build prints the same figures.)
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { firstLoad } from "../../xtask/files.mjs";
import { root } from "../../xtask/shell.mjs";

const gzip = (file) => gzipSync(readFileSync(`${root}/${file}`), { level: 9 }).length / 1024;

test("the page's whole first load is within 120 KB, gzipped", () => {
  const total = [...firstLoad("index.html")].reduce((sum, file) => sum + gzip(file), 0);
  assert.ok(total > 40 && total < 120, `${total.toFixed(1)} KB`);
});

test("the modules are within their budgets", () => {
  for (const [file, most] of [
    ["www/pkg/solver_bg.wasm", 48],
    ["www/pkg/redoku_bg.wasm", 90],
    ["www/pkg/element.js", 26],
    ["www/pkg/element-engine.js", 135],
  ]) {
    assert.ok(gzip(file) < most, `${file}: ${gzip(file).toFixed(1)} KB`);
  }
});
