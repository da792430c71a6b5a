// Helpers for the tests of the Watch view.
import { expect } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

/** Hard enough that every algorithm guesses and backtracks. */
export const HARD =
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/** A worst case for a search in reading order. */
export const AGAINST_BRUTE_FORCE =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

export const link = (algorithm, step, puzzle = EXAMPLE) =>
  `/#watch=${algorithm}&step=${step}&p=${puzzle}`;

/** The parts of the view. */
export function partsOf(page) {
  const byId = (id) => page.locator(`#watch-${id}`);
  return {
    tab: page.locator("#watch-tab"),
    answerTab: page.locator("#answer-tab"),
    count: byId("count"),
    sentence: byId("sentence"),
    position: byId("position"),
    algorithm: byId("algorithm"),
    tongue: byId("tongue"),
    speed: byId("speed"),
    running: page.locator("#watch-code [data-running]"),
    counts: async () => page.locator("#stage dd").allTextContents(),
    click: (id) => byId(id).click(),
  };
}

export async function watchExample(redoku, page) {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  const parts = partsOf(page);
  await parts.tab.click();
  await expect(parts.count).toHaveText("0 / 65,301");
  return parts;
}

/** Expects that the page does not scroll horizontally. */
export async function expectNoOverflow(page) {
  const [content, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, "no horizontal scrolling").toBe(room);
}
