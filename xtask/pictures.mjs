// Draws the pictures of the README and of link previews from the built page, with Chromium: npm run pictures
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { serveFiles } from "../tests/page/hosts.mjs";
import { EXAMPLE } from "../tests/page/puzzles.mjs";
import { root } from "./shell.mjs";

const FOLDER = ".github/pictures";

/** A puzzle with a W-wing, and the step at which it is used. */
const WING = "18.3.5....5..19......4..5...3..9..6.67.2..3...18..6.....9.....5....41...7.......8";
const STEP = 44;

/** The states to show, each with how to get there. */
const STATES = {
  async solve(page, origin) {
    await page.goto(`${origin}/#s=${EXAMPLE}`);
    await page.locator("[data-origin=given]").first().waitFor();
    await page.locator("#solve").click();
    await page.locator("[data-origin=solved]").first().waitFor();
  },
  async explain(page, origin) {
    await page.goto(`${origin}/#explain=${STEP}&p=${WING}`);
    await page.getByRole("button", { name: "Whole step" }).click();
    await page.locator(".redoku-drawing > *").first().waitFor();
  },
};

const server = await serveFiles();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
mkdirSync(join(root, FOLDER), { recursive: true });
for (const colorScheme of ["light", "dark"]) {
  for (const [name, reach] of Object.entries(STATES))
    await draw(reach, `${FOLDER}/${name}-${colorScheme}.png`, {
      width: 440,
      height: 900,
      colorScheme,
      scale: 2,
    });
}
// The size that sites crop the least.
const preview = { width: 1200, height: 630, colorScheme: "light", scale: 1 };
await draw(STATES.solve, "www/public/icons/preview.png", preview);
await browser.close();
await server.close();

/** Takes one picture of a state, with nothing selected and nothing in motion. */
async function draw(reach, file, { width, height, colorScheme, scale }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await reach(page, server.origin);
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(root, file), animations: "disabled" });
  await context.close();
  console.log(file);
}
