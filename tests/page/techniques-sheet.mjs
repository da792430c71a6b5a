// Makes a sheet of pictures, one real step for each technique, light and dark, to be looked at:
// node tests/page/techniques-sheet.mjs [folder] [pattern of techniques] [more files of puzzles …]
// Run `npm run build` first.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { explain, techniques } from "../../dist/package/index.js";
import { serveFiles } from "./hosts.mjs";

const [folder = "test-results/techniques", only = "", ...files] = process.argv.slice(2);
const COLUMNS = 4;
const SIZE = { width: 1060, height: 660 };

/** The puzzles of the fixtures, and the first 81 cells of each line of the given files. */
function puzzles() {
  const data = new URL("../data/logic/", import.meta.url);
  const linesOf = (/** @type {string | URL} */ file) => readFileSync(file, "utf8").split("\n");
  const fixtures = readdirSync(data)
    .flatMap((file) => linesOf(new URL(file, data)))
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split(":")[1].replaceAll(/\+./g, "."));
  const given = files.flatMap(linesOf).flatMap((line) => line.match(/^[\d.]{81}/) ?? []);
  return new Set([...fixtures, ...given]);
}

/** The first step of each technique on the paths of the puzzles. */
function realSteps() {
  const found = new Map();
  for (const puzzle of puzzles()) {
    const { steps } = explain(puzzle, { rate: false, language: "en" });
    for (const [at, { technique, story }] of steps.entries()) {
      if (!found.has(technique)) found.set(technique, { puzzle, at, beats: story.beats.length });
    }
  }
  return found;
}

const steps = realSteps();
const wanted = techniques().filter(({ id, onPath }) => onPath && new RegExp(only).test(id));
const missing = wanted.filter(({ id }) => !steps.has(id)).map(({ id }) => id);
if (missing.length > 0) console.log(`No path of the puzzles has: ${missing.join(", ")}`);

mkdirSync(folder, { recursive: true });
const server = await serveFiles();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const colorScheme of ["light", "dark"]) {
  const page = await browser.newPage({ viewport: SIZE, colorScheme, reducedMotion: "reduce" });
  const pictures = [];
  for (const { id } of wanted.filter((technique) => steps.has(technique.id))) {
    const { puzzle, at, beats } = steps.get(id);
    // The beat before the result has the argument.
    const beat = Math.max(beats - 1, 1);
    await page.goto("about:blank");
    await page.goto(`${server.origin}/#explain=${at + 1}&p=${puzzle}&b=${beat}`);
    await page.locator("#explain-on").waitFor();
    await page.locator("redoku-grid .redoku-drawing").waitFor();
    pictures.push(await page.screenshot());
  }
  await page.setViewportSize({ width: COLUMNS * (SIZE.width / 2 + 8), height: 600 });
  await page.setContent(sheetOf(pictures));
  await page.screenshot({ path: `${folder}/sheet-${colorScheme}.png`, fullPage: true });
  await page.close();
  console.log(`${folder}/sheet-${colorScheme}.png: ${pictures.length} techniques`);
}
await browser.close();
server.close();

/** @param {Buffer[]} pictures */
function sheetOf(pictures) {
  const image = (/** @type {Buffer} */ picture) =>
    `<img width="${SIZE.width / 2}" src="data:image/png;base64,${picture.toString("base64")}">`;
  return `<style>body{margin:0;display:grid;gap:8px;grid-template-columns:repeat(${COLUMNS},auto)}</style>${pictures.map(image).join("")}`;
}
