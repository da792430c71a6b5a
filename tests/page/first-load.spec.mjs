// The built site: its first load matches the report of the build, and it works in any folder of any host.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstLoad } from "../../xtask/sizes.mjs";
import { expect, test } from "./fixture.mjs";
import { dist, root, serveFiles } from "./hosts.mjs";
import { EXAMPLE } from "./puzzles.mjs";

/** Files that browsers may load late or never. */
const OPTIONAL = ["dist/manifest.webmanifest", "dist/icons/icon.svg"];

/** What keeps the boards is loaded once the user pauses, what rates them once they are solved. */
const LATE = /\/((app-)?keeper|logic|logic_bg)-/;

// The first visit of a browser: nothing is cached.
test.use({ reuseContext: false });

test("solving a puzzle loads exactly the reported files, at most thirteen", async ({
  redoku,
  page,
}) => {
  const seen = new Set();
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.endsWith("sw.js") && !LATE.test(path))
      seen.add(`dist${path === "/" ? "/index.html" : path}`);
  });
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  await page.waitForLoadState("networkidle");
  const reported = firstLoad();
  expect([...seen, ...OPTIONAL].filter((file) => !reported.includes(file))).toEqual([]);
  expect(reported.filter((file) => !seen.has(file) && !OPTIONAL.includes(file))).toEqual([]);
  expect(reported.length).toBeLessThanOrEqual(13);
});

test("the built files have no comments", () => {
  const scripts = firstLoad().filter((file) => /\.(js|css|html)$/.test(file));
  for (const file of scripts) {
    expect(readFileSync(join(root, file), "utf8"), file).not.toMatch(/\/\*|<!--|^\s*\/\//m);
  }
});

test("the site works in a subfolder", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "redoku-"));
  cpSync(dist, join(folder, "some/where"), { recursive: true });
  const server = await serveFiles(folder);
  const missing = [];
  page.on("response", (response) => {
    if (!response.ok()) missing.push(response.url());
  });
  await page.goto(`${server.origin}/some/where/`);
  await expect(page.getByRole("gridcell").first()).toBeFocused();
  await page.keyboard.type(EXAMPLE);
  await page.locator("#solve").click();
  await expect(page.locator("[data-origin=solved]")).toHaveCount(51);
  await page.locator("#language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await page.locator("#share").click();
  await expect(page.locator("dialog[open] textarea").first()).not.toHaveValue("");
  for (const name of ["learn.html", "embedding.html", `embed.html?puzzle=${EXAMPLE}`]) {
    await page.goto(`${server.origin}/some/where/${name}`);
    await expect(page.getByRole("gridcell").first()).toHaveText(/\d/);
  }
  expect(missing).toEqual([]);
  await server.close();
  rmSync(folder, { recursive: true });
});
