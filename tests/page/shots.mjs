// Takes a screenshot of every state on every screen, for visual review:
// node tests/page/shots.mjs [folder] [pattern of names, for example ^solved-phone]
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { serveFiles } from "./hosts.mjs";
import { MEDIA, STATES } from "./shot-states.mjs";

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

mkdirSync(folder, { recursive: true });
const server = await serveFiles();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const [screen, { width, height, scale, touch }] of Object.entries(SCREENS)) {
  for (const colorScheme of ["light", "dark"]) {
    for (const locale of ["en-GB", "zh-CN"]) {
      for (const [state, reach, media] of shots()) {
        const name = `${state}-${screen}-${colorScheme}-${locale.slice(0, 2)}`;
        if (!new RegExp(only).test(name)) continue;
        const page = await browser.newPage({
          viewport: { width, height },
          deviceScaleFactor: scale,
          hasTouch: touch,
          isMobile: touch,
          reducedMotion: "reduce",
          colorScheme,
          locale,
          ...media,
        });
        await page.goto(`${server.origin}/`);
        await page.locator("redoku-grid [role=gridcell]:focus").waitFor();
        await reach(page).catch((error) => console.error(`${name}: ${error.message}`));
        // Articles and printed sheets are taken in full length.
        const fullPage = /^(print|learn|guide|frame)/.test(state);
        await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
        await page.close();
      }
    }
  }
}
await browser.close();
server.close();

/** All states, and some of them with other media features. */
function* shots() {
  for (const [state, reach] of Object.entries(STATES)) yield [state, reach, {}];
  for (const [name, [media, states]] of Object.entries(MEDIA)) {
    for (const state of states) yield [`${state}-${name}`, STATES[state], media];
  }
}
