// Without a network, and from one version to the next: with real service workers, which only Chromium
// lets a test see, on copies of the page whose server can be stopped and whose files can be changed.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PAGES } from "../../xtask/files.mjs";
import { writePrecache } from "../../xtask/precache.mjs";
import { test as base, expect } from "./fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";
import { startServer } from "./server.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A served copy of the page. Any name under localhost is a secure place, but not one for development. */
class Site {
  constructor(host) {
    this.host = host;
    this.folder = mkdtempSync(join(tmpdir(), "redoku-"));
    for (const name of [...PAGES, "sw.js", "www"]) {
      cpSync(join(root, name), join(this.folder, name), { recursive: true });
    }
    writePrecache(this.folder);
  }

  async start() {
    this.server = await startServer(this.folder);
    this.url = this.server.url.replace("127.0.0.1", this.host);
  }

  /** Publishes a version in which the button Solve has another name. */
  publish(name) {
    this.rename(name);
    writePrecache(this.folder);
  }

  rename(name) {
    const file = join(this.folder, "www/i18n/en/page.js");
    const text = readFileSync(file, "utf8").replace(/ {2}solve: ".*"/, `  solve: "${name}"`);
    writeFileSync(file, text);
  }

  stop() {
    this.server.close();
    rmSync(this.folder, { recursive: true });
  }
}

const test = base.extend({
  host: ["redoku.localhost", { option: true }],
  site: async ({ host }, use) => {
    const site = new Site(host);
    await site.start();
    await use(site);
    site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: "allow" });

/** Waits until the worker serves this page. */
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

    test("after one visit everything works without a network", async ({
      redoku,
      page,
      context,
      site,
    }) => {
      await redoku.open();
      await served(page);
      site.server.close();
      await context.setOffline(true);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "All keys" })).toBeVisible();
      await page.goto("/?from=home");
      await expect(redoku.cells.first()).toBeFocused();
      // A drawn grid needs the full module, which the first visit did not.
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

test("a new version waits for the person, and then comes as a whole", async ({
  redoku,
  page,
  site,
}) => {
  await redoku.open();
  await served(page);
  site.publish("Solve it");
  await redoku.open();
  await expect(redoku.solveButton).toHaveText("Solve");
  const update = page.getByRole("button", { name: "Update" });
  // The new version is fetched as a whole, two hundred files, before it is offered.
  await expect(update).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("status")).toHaveText("A new version is ready.");
  await redoku.expectAccessible();
  await redoku.type(EXAMPLE);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await update.click();
  await expect(redoku.solveButton).toHaveText("Solve it");
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  expect(await page.evaluate(() => caches.keys()), "the old version is gone").toHaveLength(1);
});

test("a new version that is not whole is not taken", async ({ redoku, page, site }) => {
  await redoku.open();
  await served(page);
  site.publish("Solve it");
  site.rename("Solve half");
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

test.describe("while the page is worked on", () => {
  test.use({ host: "127.0.0.1" });

  test("a changed file is seen at once", async ({ redoku, page, site }) => {
    await redoku.open();
    await served(page);
    site.rename("Solve now");
    await redoku.open();
    await expect(redoku.solveButton).toHaveText("Solve now");
  });
});

test("the page can be installed", async ({ redoku, page }) => {
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
  // A window without a profile cannot install anything; nothing else may be in the way.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(others).toEqual([]);
});
