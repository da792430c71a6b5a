// The page's first load: the files whose size the build reports, no others, and only code.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { firstLoad } from "../../xtask/sizes.mjs";
import { expect, test } from "./fixture.mjs";
import { root } from "./hosts.mjs";
import { EXAMPLE } from "./puzzles.mjs";

/** Browsers fetch these when they like, or never. */
const OPTIONAL = ["dist/manifest.webmanifest", "dist/icons/icon.svg"];

test("a visitor who solves a puzzle loads about a dozen files", async ({ redoku, page }) => {
  const seen = new Set();
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.endsWith("sw.js")) seen.add(`dist${path === "/" ? "/index.html" : path}`);
  });
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  await page.waitForLoadState("networkidle");
  const reported = firstLoad();
  expect([...seen, ...OPTIONAL].filter((file) => !reported.includes(file))).toEqual([]);
  expect(reported.filter((file) => !seen.has(file) && !OPTIONAL.includes(file))).toEqual([]);
  expect(reported.length).toBeLessThanOrEqual(12);
});

test("no comment is shipped", () => {
  const scripts = firstLoad().filter((file) => /\.(js|css|html)$/.test(file));
  for (const file of scripts) {
    expect(readFileSync(join(root, file), "utf8"), file).not.toMatch(/\/\*|<!--|^\s*\/\//m);
  }
});
