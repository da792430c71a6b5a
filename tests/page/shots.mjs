// Takes a picture of every state on every screen, for people to look at:
// node tests/page/shots.mjs [folder] [only this in the name]
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { EXAMPLE, SEVERAL, TYPO } from "./puzzles.mjs";
import { startServer } from "./server.mjs";
import { link } from "./watching.mjs";

const [folder = "test-results/shots", only = ""] = process.argv.slice(2);
const SCREENS = {
  small: { width: 320, height: 568, scale: 2, touch: true },
  phone: { width: 360, height: 640, scale: 2, touch: true },
  "phone-side": { width: 640, height: 360, scale: 2, touch: true },
  tablet: { width: 768, height: 1024, scale: 1, touch: true },
  "tablet-side": { width: 1024, height: 768, scale: 1, touch: true },
  desktop: { width: 1440, height: 900, scale: 1, touch: false },
  large: { width: 2560, height: 1440, scale: 1, touch: false },
};
const STATES = {
  empty: async () => {},
  conflict: async (page) => {
    await type(page, EXAMPLE.slice(0, 30));
    await page.keyboard.press("Control+Home");
    for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("5");
    await page.locator('#verdict[data-tone="warn"]').waitFor();
  },
  typo: async (page) => {
    await type(page, TYPO);
    await page.locator('#verdict[data-tone="warn"]').waitFor();
  },
  solved: async (page) => solve(page, EXAMPLE),
  several: async (page) => solve(page, SEVERAL),
  watch,
  race: async (page) => {
    await watch(page);
    await page.locator("#watch-race").click();
    await page.locator("#race-state").filter({ hasText: /./ }).waitFor();
    await page.locator("#race-position").fill("600");
  },
};

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const [screen, { width, height, scale, touch }] of Object.entries(SCREENS)) {
  for (const colorScheme of ["light", "dark"]) {
    for (const locale of ["en-GB", "zh-CN"]) {
      for (const [state, reach] of Object.entries(STATES)) {
        const name = `${state}-${screen}-${colorScheme}-${locale.slice(0, 2)}`;
        if (!name.includes(only)) continue;
        const page = await browser.newPage({
          viewport: { width, height },
          deviceScaleFactor: scale,
          hasTouch: touch,
          isMobile: touch,
          reducedMotion: "reduce",
          colorScheme,
          locale,
        });
        await page.goto(server.url);
        await page.locator("redoku-grid [role=gridcell]").first().waitFor();
        await reach(page);
        await page.screenshot({ path: `${folder}/${name}.png` });
        await page.close();
      }
    }
  }
}
await browser.close();
server.close();

async function type(page, puzzle) {
  await page.locator("redoku-grid [tabindex='0']").focus();
  await page.keyboard.type(puzzle);
}

async function solve(page, puzzle) {
  await type(page, puzzle);
  await page.locator("#solve").click();
  await page.locator("[data-origin=solved]").first().waitFor();
}

async function watch(page) {
  await page.goto(new URL(link("scan", 40_000), page.url()).href);
  await page.locator("#watch-count").filter({ hasText: "40,000" }).waitFor();
}
