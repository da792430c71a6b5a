// What takes the larger modules in WebKit: reasons, hints, new puzzles, searches and races.
import { EXAMPLE, SOLUTION } from "../page/puzzles.mjs";
import { test } from "./page.mjs";

const [END] = ["\uE010"];

/** Types the example and waits for its verdict. */
async function typeExample(page) {
  await page.open();
  await page.press(EXAMPLE);
  await page.shows("#verdict-title", "One solution");
}

test("Explain leads to the end", async (page) => {
  await typeExample(page);
  await page.click("#explain-tab");
  await page.shows(".profile-count", "1 / 51");
  await page.click("#explain-on");
  await page.click("#explain-on");
  await page.shows(".profile-count", "2 / 51");
  await page.shows("#explain-title", /single|Full house/);
  await page.click("[role=gridcell]");
  await page.press(END);
  await page.shows("#explain-story", "Solved. Every digit has its reason.");
  await page.board(SOLUTION);
});

test("a hint says more with each press, and the last one does it", async (page) => {
  await typeExample(page);
  await page.click("#hint");
  await page.shows("#hint-panel", /Look for a single: a digit with only one place left/);
  await page.click("#hint");
  await page.shows("#hint-panel", /Look at (row|column|box) \d\./);
  await page.click("#hint-panel button", "Show me more");
  await page.shows("#hint-panel", /single|Full house/);
  await page.click("#hint-panel button", "Show me more");
  await page.click("#hint-panel button", "Do it");
  await page.counts("[data-origin=placed]", 1);
});

test("a new puzzle has the chosen level", async (page) => {
  await page.open();
  await page.click("#door-more");
  await page.click("dialog .new-level", "Hard");
  await page.click("dialog button", "Make a puzzle");
  await page.shows("#verdict-detail", /^Hard, SE \d+\.\d, \d+ givens\./);
  await page.shows("#verdict-title", "One solution");
});

test("a search is watched to its end", async (page) => {
  await typeExample(page);
  await page.click("#watch-tab");
  await page.shows("#watch-count", "0 / 65,301");
  await page.click("#watch-placement");
  await page.shows("#watch-sentence", "Row 1, column 3: place 1.");
  await page.counts("[data-origin=searched]", 1);
  await page.click("#watch-solution");
  await page.shows("#watch-sentence", "The board is full: solved.");
  await page.board(SOLUTION);
});

test("searches race", async (page) => {
  await page.open(`/#watch=scan&step=0&p=${EXAMPLE}`);
  await page.shows("#watch-count", "0 / 65,301");
  await page.click("#watch-race");
  await page.shows("#race-state", "Done.");
  await page.choose("#race-position", "450");
  await page.shows("#race-clock", "11,622 cells read");
  await page.counts("dialog .medal", 2);
});

test("the boards of the Learn page play", async (page) => {
  await page.open("/learn.html");
  await page.shows("article .demo-count", "31 / 65,301");
  await page.click("article .demo button", "Next step");
  await page.shows("article .demo-count", "32 / 65,301");
  await page.run(() => named(".demo[data-technique=aic]", null).scrollIntoView());
  await page.shows(".demo[data-technique=aic]", /AIC/);
  await page.until(() => all(".demo[data-technique=aic] .redoku-drawing .link").length > 0);
});
