// Runs every example that is a page, unchanged.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "./fixture.mjs";
import { serveFiles } from "./hosts.mjs";
import { SOLUTION } from "./puzzles.mjs";

/** Serves the built site, as `npm start` does. */
const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const server = await serveFiles();
    await use(server.origin);
    await server.close();
  },
});

const folder = fileURLToPath(new URL("../../examples/", import.meta.url));

/** The actions and expectations for each example. @type {Record<string, (page: any) => Promise<void>>} */
const VISITS = {
  async "html-element"(page) {
    await page.getByRole("button", { name: "Solve" }).click();
    await expect(page.locator("[data-origin=solved]")).toHaveCount(51);
  },
  async "html-iframe"(page) {
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("gridcell").first()).toHaveText("5");
    await page.getByRole("button", { name: "Get the answer" }).click();
    await expect(page.locator("#answer")).toHaveText(SOLUTION);
    await expect(frame.locator("[data-origin=solved]")).toHaveCount(51);
  },
  async form(page) {
    await page.getByText("Your puzzle", { exact: true }).click();
    await page.keyboard.type("55");
    await expect(page.locator("redoku-board:invalid")).toHaveCount(1);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("3");
    await expect(page.locator("redoku-board:valid")).toHaveCount(1);
    await page.getByLabel("Your name").fill("Ada");
    await page.getByRole("button", { name: "Send" }).click();
    await page.waitForURL(`**/?name=Ada&puzzle=${"3".padEnd(81, ".")}`);
  },
  async "strict-csp"(page) {
    await expect(page.locator("#told")).toHaveText("The board says: unique.");
    await page.getByRole("button", { name: "Solve" }).click();
    await expect(page.locator("[data-origin=solved]").first()).toHaveCSS(
      "color",
      "rgb(10, 93, 44)",
    );
  },
  async "html-headless"(page) {
    const rows = SOLUTION.match(/.{9}/g).map((row) => [...row].join(" "));
    await expect(page.locator("#answer")).toHaveText(rows.join("\n"));
    await expect(page.locator("#truth")).toHaveText(
      /^With one digit alone: multiple\. And .*: [a-z-]+\.$/,
    );
  },
  async "html-worker"(page) {
    await page.getByRole("button", { name: "Count" }).click();
    await expect(page.locator("#found")).toHaveText("Counting…");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.locator("#found")).toHaveText("Stopped.");
  },
};

const pages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(`${folder}${name}`).includes("index.html"));

test.describe("examples", () => {
  // Browsers request an icon even if the page has none.
  test.use({ expectedErrors: [/favicon|Failed to load resource.*404|settings blocked.*favicon/] });

  for (const name of pages.filter((name) => name in VISITS)) {
    test(name, async ({ redoku, page }) => {
      expect(redoku).toBeTruthy();
      await page.goto(`/examples/${name}/`);
      await VISITS[name](page);
    });
  }
});

test("every static example is tested and listed", () => {
  const listed = readFileSync(`${folder}README.md`, "utf8");
  const isStatic = (name) => !readdirSync(`${folder}${name}`).includes("package.json");
  for (const name of pages.filter(isStatic)) {
    expect(Object.keys(VISITS)).toContain(name);
    expect(listed).toContain(`(${name}/index.html)`);
  }
});
