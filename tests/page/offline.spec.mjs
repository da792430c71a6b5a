// Offline use and updates: real service workers on copies of the site whose server can be stopped and whose files
// can change.
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { test as base, expect } from "./fixture.mjs";
import { dist, root, serveFiles } from "./hosts.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

/** A served copy of the site. Any name under localhost is a secure context, but only 127.0.0.1 counts as local. */
class Site {
  constructor(host) {
    this.host = host;
    this.folder = mkdtempSync(join(tmpdir(), "redoku-"));
    cpSync(dist, this.folder, { recursive: true });
  }

  async start() {
    this.server = await serveFiles(this.folder);
    this.url = `${this.server.origin.replace("127.0.0.1", this.host)}/`;
  }

  /** Publishes another version. @param {string} version its folder */
  publish(version) {
    rmSync(this.folder, { recursive: true });
    cpSync(version, this.folder, { recursive: true });
  }

  /** Changes a file so that its hash does not match, as in a partial deployment. */
  damage() {
    const [name] = readdirSync(join(this.folder, "assets")).filter((name) =>
      /^index-.*js$/.test(name),
    );
    writeFileSync(join(this.folder, "assets", name), "half");
  }

  async stop() {
    await this.server.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** Builds a version with another label of the Solve button. */
async function buildNext(folder) {
  const rename = {
    name: "rename-solve",
    transform: (code, id) =>
      id.includes("/i18n/en/") ? code.replace(/\bsolve: ".*?"/, 'solve: "Solve it"') : null,
  };
  cpSync(dist, folder, { recursive: true });
  await build({ root, logLevel: "error", build: { outDir: folder }, plugins: [rename] });
}

const test = base.extend({
  /** The folder of the next version, which is built once. */
  next: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "redoku-"));
      await buildNext(folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  host: ["redoku.localhost", { option: true }],
  site: async ({ host }, use) => {
    const site = new Site(host);
    await site.start();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: "allow" });
// In one worker, so that the next version is built once.
test.describe.configure({ mode: "default" });

/** Waits until the worker controls the page. */
const served = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });

for (const host of ["redoku.localhost", "127.0.0.1"]) {
  test.describe(`at ${host}`, () => {
    test.use({ host });

    const tag = host === "redoku.localhost" ? "@differs" : [];
    test("after one visit everything works offline", { tag }, async ({
      redoku,
      page,
      context,
      site,
    }) => {
      await redoku.open();
      await served(page);
      await site.server.close();
      await context.setOffline(true);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "All keys" })).toBeVisible();
      await page.goto("/?from=home");
      await expect(redoku.cells.first()).toBeFocused();
      // A drawn grid needs the full module, which the first visit did not load.
      await redoku.paste(EXAMPLE.replace(/.{9}/g, "$&\n"));
      await expect.poll(() => redoku.line()).toBe(EXAMPLE);
      await redoku.solve();
      expect(await redoku.line()).toBe(SOLUTION);
      await page.getByRole("button", { name: "Settings" }).click();
      await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
      await page.goto("/learn.html");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto(`/embed.html?puzzle=${EXAMPLE}&solve=1`);
      await expect(page.locator("[data-origin=solved]")).toHaveCount(51);
    });
  });
}

/** The cached versions. */
const versions = (page) =>
  page.evaluate(async () => (await caches.keys()).filter((key) => !key.endsWith("pages")));

/** Waits until the page offers a new version. */
async function offered(page) {
  await expect(page.getByRole("button", { name: "Update" })).toBeVisible();
}

test("a new version waits for the user, and then replaces the old one completely", {
  tag: "@differs",
}, async ({ redoku, page, site, next }) => {
  await redoku.open();
  await served(page);
  site.publish(next);
  await redoku.open();
  await expect(redoku.solveButton).toHaveText("Solve");
  await offered(page);
  await expect(page.getByRole("status")).toHaveText("A new version is ready.");
  await redoku.expectAccessible();
  await redoku.type(EXAMPLE);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await page.getByRole("button", { name: "Update" }).click();
  await expect(redoku.solveButton).toHaveText("Solve it");
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await expect.poll(() => versions(page), "the old version is gone").toHaveLength(1);
});

test("an update in one tab does not affect another until a click there", {
  tag: "@differs",
}, async ({ redoku, page, context, site, next }) => {
  await redoku.open();
  await served(page);
  site.publish(next);
  const other = await context.newPage();
  await other.goto(site.url);
  await offered(other);
  await page.evaluate(() => {
    window.untouched = true;
  });
  await other.getByRole("button", { name: "Update" }).click();
  await expect(other.locator("#solve")).toHaveText("Solve it");
  // The other tab keeps its version, and loads the rest of it without a server.
  await site.server.close();
  await offered(page);
  await expect(redoku.solveButton).toHaveText("Solve");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => window.untouched)).toBe(true);
  expect(await versions(page), "both versions are kept").toHaveLength(2);
  await page.getByRole("button", { name: "Update" }).click();
  await expect(redoku.solveButton).toHaveText("Solve it");
  await expect.poll(() => versions(page), "the old version is gone").toHaveLength(1);
});

test("an incomplete version is not installed", { tag: "@differs" }, async ({
  redoku,
  page,
  site,
  next,
}) => {
  await redoku.open();
  await served(page);
  site.publish(next);
  site.damage();
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (!installing) return "not seen";
    return new Promise((resolve) => {
      installing.addEventListener("statechange", () => resolve(installing.state), { once: true });
    });
  });
  expect(end).toBe("redundant");
  await redoku.open();
  await expect(redoku.solveButton).toHaveText("Solve");
});

test.describe("on localhost", () => {
  test.use({ host: "127.0.0.1" });

  test("a new build shows at once", async ({ redoku, page, site, next }) => {
    await redoku.open();
    await served(page);
    site.publish(next);
    await redoku.open();
    await expect(redoku.solveButton).toHaveText("Solve it");
  });
});

test("the page can be installed", { tag: "@chromium" }, async ({ redoku, page }) => {
  await redoku.open();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector("link[rel=manifest]");
    const { href } = /** @type {HTMLLinkElement} */ (link);
    const manifest = await (await fetch(href)).json();
    for (const icon of manifest.icons) {
      const image = new Image();
      image.src = new URL(icon.src, href).href;
      await image.decode();
      icon.width = image.naturalWidth;
    }
    return manifest;
  });
  const sizes = manifest.icons.map(({ sizes, width, purpose }) => [sizes, width, purpose]);
  expect(sizes).toContainEqual(["192x192", 192, undefined]);
  expect(sizes).toContainEqual(["512x512", 512, undefined]);
  expect(sizes).toContainEqual(["512x512", 512, "maskable"]);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A private window cannot install pages; no other error is allowed.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(others).toEqual([]);
});
