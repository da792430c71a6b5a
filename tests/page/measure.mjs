// Measures how long the page keeps a person waiting: the longest main-thread task of each flow, in time of
// the processor, so that whatever else runs on the machine counts for little; what that would be on a machine
// four times slower; and how far things move by themselves: node tests/page/measure.mjs [passes]
import { chromium } from "@playwright/test";
import { EXAMPLE, SEVERAL, TYPO } from "./puzzles.mjs";
import { startServer } from "./server.mjs";

const PASSES = Number(process.argv[2]) || 5;
/** Tasks, layout shifts and our marks; whatever else is traced costs time of its own. */
const CATEGORIES = "toplevel,loading,blink.user_timing";
const FLOWS = {
  load: async () => {},
  "type 81 keys": async (page) => {
    await page.keyboard.type(EXAMPLE);
    await page.locator("#verdict-title", { hasText: "One solution." }).waitFor();
  },
  solve: async (page) => {
    await page.locator("#solve").click();
    await page.locator("[data-origin=solved]").first().waitFor();
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
  },
  "hide and show": async (page) => {
    for (let press = 0; press < 2; press++) await page.locator("#show-answers").click();
  },
  undo: async (page) => page.keyboard.press("Control+z"),
  "candidates by the rules": async (page) => look(page, "rules"),
  "true candidates": async (page) => look(page, "true"),
  "all keys": async (page) => {
    await page.locator("redoku-grid [tabindex='0']").focus();
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
  },
  settings: async (page) => {
    await page.locator("#open-settings").click();
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
  },
  language: async (page) => {
    for (let press = 0; press < 2; press++) await page.locator("#language").click();
  },
  theme: async (page) => {
    for (let press = 0; press < 2; press++) await page.locator("#theme").click();
  },
  clear: async (page) => page.locator("#clear").click(),
  "a typo": async (page) => {
    await page.locator("redoku-grid [data-cell='0']").click();
    await page.keyboard.type(TYPO);
    await page.locator("#verdict-title", { hasText: "No solution." }).waitFor();
  },
  "several solutions": async (page) => {
    await page.locator("redoku-grid [data-cell='0']").click();
    await page.keyboard.type(SEVERAL);
    await page.locator("#solve").click();
    await page.locator("[data-differs]").first().waitFor();
  },
};

/** @param {"rules" | "true"} kind */
async function look(page, kind) {
  await page.locator("#looking").selectOption(kind);
  await page.locator("redoku-grid .redoku-notes").first().waitFor();
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const passes = [];
for (let pass = 0; pass < PASSES; pass++) passes.push(await measure());
console.log(`the quickest of ${PASSES} passes; the largest shift`);
console.log(`${"flow".padEnd(26)}longest task, ms   4 times slower   layout shift`);
for (const name of passes[0].keys()) {
  const found = passes.map((pass) => pass.get(name));
  const task = Math.min(...found.map(({ task }) => task));
  const shift = Math.max(...found.map(({ shift }) => shift));
  const [here, slower] = [task, 4 * task].map((ms) => ms.toFixed(1));
  console.log(
    `${name.padEnd(26)}${here.padStart(16)}${slower.padStart(17)}${shift.toFixed(4).padStart(15)}`,
  );
}
await browser.close();
server.close();

/** Walks through the flows, and gives the longest task and the layout shift of each. */
async function measure() {
  const page = await browser.newPage({ locale: "en-GB", serviceWorkers: "block" });
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { categories: CATEGORIES, transferMode: "ReportEvents" });
  await page.goto(server.url);
  await page.locator("redoku-grid :focus").waitFor();
  for (const [name, act] of Object.entries(FLOWS)) {
    await act(page);
    await page.evaluate(endOfFlow, name);
  }
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  await page.close();
  return perFlow(events);
}

/** Leaves a mark in the trace when two more frames have been drawn. */
async function endOfFlow(name) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await frame();
  await frame();
  performance.mark(`flow:${name}`);
}

/** Sorts the tasks of the page's main thread by the flow in which they ended. */
function perFlow(events) {
  const marks = events.filter(({ name }) => name.startsWith("flow:")).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  const ours = events.filter((event) => event.pid === pid && event.tid === tid);
  let from = Number.NEGATIVE_INFINITY;
  return new Map(
    marks.map(({ name, ts }) => {
      const during = ours.filter((event) => event.ts > from && event.ts <= ts);
      from = ts;
      const tasks = during.filter((event) => event.name.endsWith("RunTask"));
      const shifts = during.filter((event) => event.name === "LayoutShift");
      // The two clocks do not always agree: no task takes the processor for longer than it lasts.
      const task = Math.max(0, ...tasks.map(({ tdur = 0, dur = 0 }) => Math.min(tdur, dur))) / 1000;
      const shift = shifts.reduce((sum, { args }) => sum + args.data.score, 0);
      return [name.slice("flow:".length), { task, shift }];
    }),
  );
}
