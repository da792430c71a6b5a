// Draws the icons for home screens from www/public/icons/icon.svg with Chromium: node xtask/icons.mjs
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "./shell.mjs";

/** A maskable icon may be cut to a circle, so its drawing stays within the middle four fifths. */
const ICONS = [
  { name: "icon-192", size: 192, share: 1, background: "transparent" },
  { name: "icon-512", size: 512, share: 1, background: "transparent" },
  { name: "maskable-512", size: 512, share: 0.56, background: "#f6f5f2" },
  { name: "apple-180", size: 180, share: 0.72, background: "#f6f5f2" },
];

const svg = readFileSync(join(root, "www/public/icons/icon.svg")).toString("base64");
const folder = join(root, "www/public/icons");
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const { name, size, share, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">` +
      `<img width="${size * share}" src="data:image/svg+xml;base64,${svg}">`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
