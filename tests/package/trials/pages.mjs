// Pages without a build: an import map, or one script; the package on the same or another origin, with or without a
// strict security policy.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../xtask/shell.mjs";
import { serveFiles, servePage } from "../../page/hosts.mjs";
import { open, textOf } from "../browser.mjs";
import { installed } from "../project.mjs";
import { ANSWER, EVERY, PARTS, PUZZLE } from "../puzzle.mjs";

const SCRIPT = readFileSync(join(root, "tests/package/pages/all.js"), "utf8");
const BOARD = `<redoku-board controls puzzle="${PUZZLE}"></redoku-board>`;

/** Serves the installed package, and a page of another origin; closes both afterwards. */
async function withSite(use) {
  const [files, site] = [await serveFiles(installed), await servePage()];
  try {
    return await use(`${files.origin}/dist/package`, site);
  } finally {
    await files.close();
    await site.close();
  }
}

/** The page with every entry, from a package at this address. */
function everyEntry(address, nonce) {
  const names = { redoku: "index", "redoku/element": "element" };
  for (const name of ["slim", "worker", ...Object.keys(PARTS)]) names[`redoku/${name}`] = name;
  const imports = Object.entries(names).map(([name, file]) => [name, `${address}/${file}.js`]);
  const map = JSON.stringify({ imports: Object.fromEntries(imports) });
  return `<script type="importmap" nonce="${nonce}">${map}</script>
    ${BOARD}<output></output><script type="module" nonce="${nonce}">${SCRIPT}</script>`;
}

const trial = (name, use) => ({ name, run: () => withSite(use) });

export default [
  trial("static page, the package on another origin: every entry", async (address, site) => {
    site.page.html = everyEntry(address, "");
    const { seen, size } = await open(site.origin, (page) => textOf(page, "output"));
    assert.deepEqual(JSON.parse(seen), EVERY);
    return { version: "Chromium", size };
  }),

  trial("the same under a strict security policy", async (address, site) => {
    const { origin } = new URL(address);
    site.page.html = everyEntry(address, "once");
    site.page.policy =
      `default-src 'none'; script-src 'nonce-once' ${origin} 'wasm-unsafe-eval'; ` +
      `connect-src ${origin}; worker-src blob:`;
    const { seen, size } = await open(site.origin, (page) => textOf(page, "output"));
    assert.deepEqual(JSON.parse(seen), EVERY);
    return { version: "Chromium", size };
  }),

  trial("two lines of HTML, a policy without workers", async (address, site) => {
    const { origin } = new URL(address);
    site.page.policy = `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'`;
    site.page.html = `<script type="module" src="${address}/element.js"></script>${BOARD}`;
    const { seen, size } = await open(
      site.origin,
      async (page) => {
        await page.getByRole("button", { name: "Solve" }).click();
        await page.waitForFunction(() => document.querySelector("redoku-board").solution);
        return page.evaluate(() => document.querySelector("redoku-board").solution);
      },
      { refused: /worker|blob/i },
    );
    assert.equal(seen, ANSWER);
    return { version: "Chromium", size };
  }),

  trial("a frame from another origin", async (_, site) => {
    const files = await serveFiles();
    try {
      site.page.html = `<iframe src="${files.origin}/embed.html?puzzle=${PUZZLE}"></iframe>`;
      const look = (page) => page.evaluate(ask, files.origin);
      const { seen, size } = await open(site.origin, look);
      assert.equal(seen, ANSWER);
      return { version: "Chromium", size };
    } finally {
      await files.close();
    }
  }),
];

/** In the page: asks the frame to solve what it shows. */
async function ask(origin) {
  const frame = document.querySelector("iframe").contentWindow;
  return new Promise((resolve) => {
    addEventListener("message", ({ source, data }) => {
      if (source === frame && data.type === "redoku:result") resolve(data.solution);
    });
    const question = () => frame.postMessage({ type: "redoku:solve", id: 1 }, origin);
    addEventListener("message", ({ data }) => data.type === "redoku:ready" && question());
    question();
  });
}
