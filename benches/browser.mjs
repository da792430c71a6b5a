// Measures the wasm module of the package in Chromium.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const TYPES = { ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };

export async function inChromium(sets, rounds, budget, progress) {
  const server = createServer(serve).listen(0, "127.0.0.1");
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const figures = [];
    for (const { name, file } of sets) {
      for (const task of ["first", "prove"]) {
        progress(`chromium ${name} ${task}`);
        const found = await page.evaluate(measureInPage, [
          readFileSync(file, "latin1"),
          task,
          rounds,
          budget,
        ]);
        figures.push(...found.map((figure) => ({ set: name, task, ...figure })));
      }
    }
    return figures;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page, without access to this file. */
async function measureInPage([text, task, rounds, budget]) {
  const { solveMany } = await import("/dist/package/index.js");
  const { measure } = await import("/benches/clock.mjs");
  const solve = (lines) => solveMany(lines, { proveUnique: task === "prove" });
  return measure(
    new TextEncoder().encode(text),
    [{ name: "redoku chromium", solve }],
    rounds,
    budget,
  );
}

function serve(request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
  if (path === "/")
    return response
      .setHeader("content-type", "text/html")
      .end("<!doctype html><title>bench</title>");
  try {
    const body = readFileSync(join(root, path));
    response.setHeader("content-type", TYPES[extname(path)] ?? "text/plain").end(body);
  } catch {
    response.writeHead(404).end();
  }
}
