// Other places than the main page in WebKit: offline, the guide, the frame, and the element on another site.
import { dist, serveFiles } from "../page/hosts.mjs";
import { EXAMPLE, SOLUTION } from "../page/puzzles.mjs";
import { test } from "./page.mjs";

test("after one visit everything works offline", async (page, server) => {
  await page.open();
  await page.until(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  await server.close();
  await page.open();
  await page.press(EXAMPLE);
  await page.click("#solve");
  await page.board(SOLUTION);
  await page.click("#explain-tab");
  await page.shows(".profile-count", "1 / 51");
});

test("the guide's first example runs", async (page) => {
  await page.open("/embedding.html");
  await page.shows("h1", "A Sudoku solver on your page");
  await page.click("button", "Solve");
  await page.counts("[data-origin=solved]", 51);
});

test("the frame solves", async (page, { origin }) => {
  await page.openHost(
    `<iframe src="${origin}/embed.html?puzzle=${EXAMPLE}" width="500" height="700"></iframe>`,
  );
  await page.enter("iframe");
  await page.click("button", "Solve");
  await page.board(SOLUTION);
  await page.enter(null);
});

test("the element on another site hints, explains and solves", async (page, { origin }) => {
  await page.openHost(`
    <redoku-board controls="solve verdict hint explain" puzzle="${EXAMPLE}"></redoku-board>
    <script type="module" src="${origin}/package/element.js"></script>`);
  await page.shows(".verdict", /^One solution/);
  await page.click("button", "Hint");
  await page.shows(".hint-panel", /Look for a single: a digit with only one place left/);
  await page.click("button", "Show me more");
  await page.shows(".hint-panel", /Look at (row|column|box) \d\./);
  await page.click("button", "Close");
  await page.click("button", "Explain");
  await page.shows(".profile-count", "1 / 51");
  await page.click("button", "Next");
  await page.click("button", "Next");
  await page.shows(".profile-count", "2 / 51");
  await page.click("button", "Explain");
  await page.click("button", "Solve");
  await page.board(SOLUTION);
});

test("without 'wasm-unsafe-eval' in the policy the board says so", async (page) => {
  const strict = await serveFiles(dist, "script-src 'self'");
  try {
    await page.open(strict.origin);
    await page.click("[role=gridcell]");
    await page.press("5");
    await page.shows("#verdict-title", "WebAssembly is not allowed");
    await page.until(() => named("#verdict-detail a", "How to allow it"));
  } finally {
    await strict.close();
  }
});
