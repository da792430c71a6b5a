// The test server of the page tests: it answers or closes, whatever happens to its folder.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serveFiles } from "../page/hosts.mjs";

function folderOf(files) {
  const folder = mkdtempSync(join(tmpdir(), "redoku-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test("files are served with their type to every origin, and missing ones are 404", async () => {
  const folder = folderOf({ "index.html": "<p>", "a.wasm": "\0asm" });
  const server = await serveFiles(folder);
  const page = await fetch(`${server.origin}/`);
  assert.equal(page.headers.get("content-type"), "text/html; charset=utf-8");
  assert.equal(page.headers.get("access-control-allow-origin"), "*");
  assert.equal(await page.text(), "<p>");
  const module = await fetch(`${server.origin}/a.wasm`);
  assert.equal(module.headers.get("content-type"), "application/wasm");
  assert.equal((await fetch(`${server.origin}/missing.js`)).status, 404);
  await server.close();
  rmSync(folder, { recursive: true });
});

test("a server that is stopped during requests answers or closes, and never throws", async () => {
  // The folder is removed at another moment of the requests in each round.
  for (let moment = 0; moment < 40; moment++) {
    const folder = folderOf({ "file.js": "x" });
    const server = await serveFiles(folder);
    const requests = Array.from({ length: 8 }, () =>
      fetch(`${server.origin}/file.js`).then(
        ({ status }) => status,
        () => "closed",
      ),
    );
    for (let turn = 0; turn < moment; turn++) await new Promise(setImmediate);
    rmSync(folder, { recursive: true });
    await server.close();
    for (const outcome of await Promise.all(requests)) {
      assert.ok([200, 404, "closed"].includes(outcome), String(outcome));
    }
  }
});
