// Measures the slider on the longest search there is: how long until a step anywhere in it is on the board,
// and how much memory that takes. node tests/page/measure-watch.mjs [chromium|firefox] [algorithm]
import { loadavg } from "node:os";
import { chromium, firefox } from "@playwright/test";
import { startServer } from "./server.mjs";
import { AGAINST_BRUTE_FORCE, link } from "./watching.mjs";

const [name = "chromium", algorithm = "scan"] = process.argv.slice(2);
const ROUNDS = 300;
const server = await startServer();
const browser = await launch();
const page = await browser.newPage();
const metering = name === "chromium" ? await page.context().newCDPSession(page) : null;
await metering?.send("Performance.enable", { timeDomain: "threadTicks" });
await page.goto(new URL(link(algorithm, 0, AGAINST_BRUTE_FORCE), server.url).href);
const start = Date.now();
await page.locator(".progress:visible").waitFor();
await page.locator(".progress").waitFor({ state: "hidden", timeout: 600_000 });
console.log(`${name}, ${algorithm}: ${await page.locator("#watch-count").textContent()}`);
console.log(`searched in ${((Date.now() - start) / 1000).toFixed(1)} s`);
await page.locator("#watch-position").press("End");
await page.waitForFunction(() => document.querySelector("#watch-depth")?.textContent === "0");
console.log(`placements: ${await page.locator("#watch-placements").textContent()}`);

const busy = await processorTime();
const times = await page.evaluate(jump, ROUNDS);
const spent = ((await processorTime()) - busy) / ROUNDS;
if (spent) console.log(`the page's own share of a jump: ${spent.toFixed(1)} ms of the processor`);
const sorted = times.toSorted((one, other) => one - other);
const at = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
const late = times.filter((time) => time > 50).length;
console.log(`slider to board, ms: median ${at(0.5)}, 95 % ${at(0.95)}, worst ${at(1)}`);
console.log(
  `${late} of ${times.length} jumps took more than 50 ms; load ${loadavg()[0].toFixed(1)}`,
);
for (const worker of page.workers()) {
  const bytes = await worker
    .evaluate(
      async () => (await (await import("/www/pkg/redoku.js")).default()).memory.buffer.byteLength,
    )
    .catch(() => 0);
  if (bytes) console.log(`the search's module: ${(bytes / 2 ** 20).toFixed(1)} MB of memory`);
}
const heap = await page.evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
if (heap) console.log(`the page's own heap: ${(heap / 2 ** 20).toFixed(1)} MB`);
await browser.close();
server.close();

/** What the page's thread has spent so far, in ms, however busy the machine is; only Chromium tells. */
async function processorTime() {
  if (!metering) return 0;
  const { metrics } = await metering.send("Performance.getMetrics");
  return 1000 * metrics.find((metric) => metric.name === "TaskDuration").value;
}

function launch() {
  if (name === "firefox") {
    const executablePath = process.env.FIREFOX_PATH || "/usr/bin/firefox-esr";
    return firefox.launch({ executablePath, channel: "moz-firefox" });
  }
  const executablePath = process.env.CHROME_PATH || "/usr/bin/chromium";
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--enable-precise-memory-info"],
  });
}

/** In the page: goes to random steps, and takes the time until each is drawn. */
async function jump(rounds) {
  const slider = document.querySelector("#watch-position");
  const count = document.querySelector("#watch-count");
  const times = [];
  let seed = 12345;
  for (let round = 0; round < rounds; round++) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const drawn = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(count, { childList: true, characterData: true, subtree: true });
    });
    const start = performance.now();
    slider.value = String(Math.floor((Number(slider.max) * seed) / 2147483648));
    slider.dispatchEvent(new Event("input"));
    await drawn;
    times.push(performance.now() - start);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return times;
}
