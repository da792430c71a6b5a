// The board in WebKit: typing, verdicts, help, notes, and what is kept.
import { EXAMPLE, SEVERAL, SOLUTION, TYPO } from "../page/puzzles.mjs";
import { test } from "./page.mjs";

const BLANK = ".".repeat(81);
const [SHIFT] = ["\uE008"];

test("a typed puzzle is solved, in microseconds", async (page) => {
  await page.open();
  await page.press(EXAMPLE);
  await page.shows("#verdict-title", "One solution");
  await page.click("#solve");
  await page.board(SOLUTION);
  await page.counts("[data-origin=solved]", 51);
  await page.shows("#verdict-detail", /^51 cells filled in [\d.]+ µs\./);
  await page.shows("#verdict-detail", /Easy, SE 1\.2$/);
});

test("a conflict is shown, and undone", async (page) => {
  await page.open();
  await page.press("55");
  await page.shows("#verdict-title", "r1c1 and r1c2 are both 5");
  await page.counts("[data-mark=conflict]", 2);
  await page.click("#undo");
  await page.shows("#verdict-title", "More than 10,000 solutions");
  await page.click("#redo");
  await page.shows("#verdict-title", "r1c1 and r1c2 are both 5");
});

test("a puzzle without a solution is repaired", async (page) => {
  await page.open();
  await page.press(TYPO);
  await page.shows("#verdict-title", "No solution");
  await page.shows("#verdict-detail", "4 has no place left in box 5. Did you mean 5 in r2c6?");
  await page.click("#verdict-detail button");
  await page.shows("#verdict-title", "One solution");
  await page.board(EXAMPLE);
});

test("several solutions are stepped through", async (page) => {
  await page.open();
  await page.press(SEVERAL);
  await page.click("#solve");
  await page.shows("#verdict-detail", /^Showing solution 1 of/);
  await page.click("#verdict button", "Next solution");
  await page.shows("#verdict-detail", /^Showing solution 2 of/);
});

test("candidates and pencil marks", async (page) => {
  await page.open();
  await page.press(EXAMPLE);
  await page.choose("#looking", "rules");
  await page.counts(".redoku-notes", 51);
  await page.choose("#looking", "true");
  await page.counts(".redoku-notes", 51);
  await page.choose("#looking", "off");
  await page.counts(".redoku-notes", 0);
  await page.click("[role=gridcell][aria-label^='Row 1, column 3']");
  await page.press("12", SHIFT);
  await page.click("#pad .key-pencil");
  await page.press("4");
  await page.counts("[role=gridcell][aria-label$='marked 1 2 4']", 1);
});

test("own digits, the language and the theme survive a reload", async (page) => {
  await page.open();
  await page.click("#examples > summary");
  await page.click("[data-puzzle=leetcode]");
  await page.shows("#verdict-title", "One solution");
  await page.click("[role=gridcell][aria-label^='Row 1, column 3']");
  await page.press("4");
  await page.counts("[data-origin=placed]", 1);
  await page.click("#theme");
  await page.click("#language");
  await page.shows("#solve", "求解");
  const theme = await page.run(() => getComputedStyle(document.body).backgroundColor);
  await page.reload();
  await page.counts("[data-origin=placed]", 1);
  await page.shows("#solve", "求解");
  await page.until((theme) => getComputedStyle(document.body).backgroundColor === theme, theme);
  await page.click("#clear");
  await page.board(BLANK);
});

test("on a phone a puzzle is tapped with the pad", async (page, { origin }) => {
  await page.openHost(`<iframe src="${origin}" width="375" height="700"></iframe>`);
  await page.enter("iframe");
  await page.click("[role=gridcell]");
  await page.click("#pad .key", "5, number pad");
  await page.click("#pad .key", "3, number pad");
  await page.shows("#verdict-title", "More than 10,000 solutions");
  await page.until(() => innerWidth === 375 && document.documentElement.scrollWidth === 375);
  await page.enter(null);
});
