// Measures the response of the page at 4× CPU throttling: the time from an event to the frame in which its change is
// complete, and the number of different pictures until then. Medians of three runs:
// npm run frames [-- site …]   A site is a folder or an address, by default dist/; several sites are interleaved.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { dist, serveFiles } from "./hosts.mjs";
import { EXAMPLE } from "./puzzles.mjs";

const RUNS = 3;
const SLOWER = 4;
/** The wait before an action, and for its last picture, in ms. */
const [REST, LONGEST] = [1000, 2500];

/** The user actions, in order. `before` and `after` are not measured. */
const ACTIONS = [
  { name: "key", act: press("5") },
  { name: "undo", act: press("Control+z") },
  { name: "solve", before: type(EXAMPLE), act: click("#solve") },
  { name: "hide answers", act: click("#show-answers") },
  { name: "candidates on", before: focus("#looking"), act: press("ArrowDown") },
  { name: "candidates off", act: press("ArrowUp") },
  { name: "theme", act: click("#theme") },
  { name: "language", act: click("#language"), after: click("#language") },
  { name: "settings", act: click("#open-settings"), after: press("Escape") },
  { name: "share", act: click("#share"), after: press("Escape") },
  { name: "paste", act: click("#paste"), after: press("Escape") },
  { name: "clear", act: click("#clear") },
];

const servers = [];
const sites = process.argv.slice(2);
const urls = await Promise.all((sites.length > 0 ? sites : [dist]).map(addressOf));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
/** For each site a map from each action to its measurements. */
const found = urls.map(() => new Map());
for (let run = 0; run < RUNS; run++) {
  for (const [index, url] of urls.entries()) {
    for (const [name, figures] of await measure(url)) {
      found[index].set(name, [...(found[index].get(name) ?? []), figures]);
    }
  }
}
await browser.close();
for (const server of servers) await server.close();

for (const url of urls) console.log(url);
console.log(row("ms · pictures", sites.length > 0 ? sites : ["dist"]));
for (const name of found[0].keys()) {
  const cells = found.map((actions) => {
    const [times, pictures] = ["ms", "pictures"].map((key) =>
      actions.get(name).map((figures) => figures[key]),
    );
    return `${Math.round(median(times))} · ${median(pictures)}`;
  });
  console.log(row(name, cells));
}

/** Measures one visit: maps each action to its milliseconds and pictures. */
async function measure(url) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    serviceWorkers: "block",
    // Fades and the caret would count as pictures.
    reducedMotion: "reduce",
  });
  await context.addInitScript(prepare);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const results = new Map();
  const load = { name: "load", act: () => page.goto(url) };
  for (const { name, before, act, after } of [load, ...ACTIONS]) {
    await before?.(page);
    await page.waitForTimeout(REST);
    await page.evaluate((name) => Object.assign(globalThis, { action: name }), name);
    const events = await traced(session, async () => {
      await act(page);
      await page.waitForTimeout(LONGEST);
    });
    results.set(name, figuresOf(events, name));
    await after?.(page);
  }
  await context.close();
  return results;
}

/** Runs in the page: marks the event that starts an action, and hides the caret. */
function prepare() {
  const mark = () => {
    if (globalThis.action) performance.mark(`action:${globalThis.action}`);
    globalThis.action = null;
  };
  for (const type of ["keydown", "click"]) addEventListener(type, mark, { capture: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { caret-color: transparent !important }");
  document.adoptedStyleSheets = [sheet];
}

/** Records the screenshots of the browser and our marks during an action. */
async function traced(session, happen) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on("Tracing.dataCollected", collect);
  const categories = "blink.user_timing,disabled-by-default-devtools.screenshot";
  await session.send("Tracing.start", { categories, transferMode: "ReportEvents" });
  await happen();
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  session.off("Tracing.dataCollected", collect);
  return events.sort((a, b) => a.ts - b.ts);
}

/** The time of the last new picture after the event, in ms, and the number of new pictures. */
function figuresOf(events, name) {
  const isStart = (event) =>
    name === "load" ? event.name === "navigationStart" : event.name === `action:${name}`;
  const start = events.find(isStart)?.ts;
  if (start === undefined) throw new Error(`no event started: ${name}`);
  const pictures = events.filter((event) => event.name === "Screenshot");
  let shown = pictures.findLast(({ ts }) => ts <= start)?.args.snapshot;
  const changes = pictures.filter(({ ts, args }) => {
    const isNew = ts > start && args.snapshot !== shown;
    if (isNew) shown = args.snapshot;
    return isNew;
  });
  return { ms: ((changes.at(-1)?.ts ?? start) - start) / 1000, pictures: changes.length };
}

function press(key) {
  return (page) => page.keyboard.press(key);
}

function type(keys) {
  return (page) => page.keyboard.type(keys);
}

function focus(selector) {
  return (page) => page.locator(selector).focus();
}

function click(selector) {
  return (page) => page.locator(selector).click();
}

async function addressOf(site) {
  if (!existsSync(site)) return site;
  const server = await serveFiles(site);
  servers.push(server);
  return `${server.origin}/`;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

function row(name, cells) {
  return name.padEnd(16) + cells.map((cell) => cell.padStart(16)).join("");
}
