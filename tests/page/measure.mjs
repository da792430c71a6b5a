// Measures how long the page keeps a person waiting on a machine four times slower: the longest task of the
// main thread in each flow, as Chromium's own throttling makes it; and how far things move by themselves:
// node tests/page/measure.mjs [passes] [how many times slower]
import { chromium } from "@playwright/test";
import { givePrecedence, stolen, TICK } from "./machine.mjs";
import { EXAMPLE, SEVERAL, TYPO } from "./puzzles.mjs";
import { startServer } from "./server.mjs";
import { COMMIT, traced } from "./traced.mjs";

const [passes = 5, slower = 4] = process.argv.slice(2).map(Number);
const FLOWS = {
  load: async () => {},
  "type 81 keys": async (hand) => {
    await hand.type(EXAMPLE);
    await hand.until("#verdict-title", "One solution");
  },
  solve: async (hand) => {
    await hand.click("#solve");
    await hand.until("[data-origin=solved]");
    await hand.rest();
  },
  "hide and show": async (hand) => {
    for (let press = 0; press < 2; press++) {
      await hand.click("#show-answers");
      await hand.rest();
    }
  },
  undo: async (hand) => hand.press("Control+z"),
  "candidates by the rules": async (hand) => look(hand, "ArrowDown"),
  "true candidates": async (hand) => look(hand, "ArrowDown"),
  "all keys": async (hand) => {
    await hand.click("[data-cell='40']");
    await hand.press("?");
    await closeDialog(hand);
  },
  settings: (hand) => openDialog(hand, "#open-settings"),
  paste: (hand) => openDialog(hand, "#paste"),
  share: (hand) => openDialog(hand, "#share"),
  language: async (hand) => {
    await hand.click("#language");
    await hand.until("html[lang=zh-Hans]");
    await hand.rest();
    await hand.click("#language");
    await hand.until("html[lang=en]");
  },
  theme: async (hand) => {
    for (let press = 0; press < 2; press++) {
      await hand.click("#theme");
      await hand.rest();
    }
  },
  clear: async (hand) => hand.click("#clear"),
  "a typo": async (hand) => {
    await hand.click("[data-cell='0']");
    await hand.type(TYPO);
    await hand.until("#verdict-title", "No solution");
  },
  "several solutions": async (hand) => {
    await hand.click("[data-cell='0']");
    await hand.type(SEVERAL);
    await hand.click("#solve");
    await hand.until("[data-differs]");
  },
  watch: async (hand) => {
    await hand.click("#watch-tab");
    await hand.until("#watch-position");
  },
};

/** Chooses another way to show candidates. */
async function look(hand, key) {
  await hand.focus("#looking");
  await hand.press(key);
  await hand.until(".redoku-notes");
}

/** Opens a dialog, and closes it. */
async function openDialog(hand, opener) {
  await hand.click(opener);
  await closeDialog(hand);
}

/** Waits for a dialog and closes it. */
async function closeDialog(hand) {
  await hand.until("dialog[open]");
  await hand.rest();
  await hand.press("Escape");
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
// The window stays while tabs come and go, and is given the time to settle.
await context.newPage();
await new Promise((resolve) => setTimeout(resolve, 4000));
const found = [];
for (let pass = 0; pass < passes; pass++) {
  const walk = { url: server.url, ready: "redoku-grid :focus", flows: FLOWS };
  found.push(await traced(context, { ...walk, slower }));
}
const precedes = await givePrecedence(browser);
await browser.close();
server.close();
console.log(
  `${slower} times slower; ${passes} passes; the longest task in ms, in all of them and in those in which others kept this machine waiting for at most ${TICK} ms; the most processor time of any; the largest shift`,
);
if (!precedes) console.log("The page may not go before the rest of the browser here.");
if (stolen() === null) console.log("What others take of this machine is not known.");
const columns = ["quickest", "middle", "slowest", "left alone", "slowest", "processor", "shift"];
console.log(row("flow", columns));
for (const name of [COMMIT, ...Object.keys(FLOWS)]) {
  const flows = found.map((pass) => pass.get(name)).sort((a, b) => a.task - b.task);
  const quiet = flows.filter(({ stolen = 0 }) => stolen <= TICK);
  const most = (/** @type {string} */ figure) => Math.max(...flows.map((flow) => flow[figure]));
  const times = [flows[0], flows[passes >> 1], flows.at(-1), quiet.at(-1)];
  const [quickest, middle, slowest, undisturbed] = times.map((flow) => flow?.task.toFixed(1) ?? "");
  const counted = [quickest, middle, slowest, String(quiet.length), undisturbed];
  console.log(row(name, [...counted, most("processor").toFixed(1), most("shift").toFixed(4)]));
}

function row(name, columns) {
  return name.padEnd(28) + columns.map((column) => column.padStart(11)).join("");
}
