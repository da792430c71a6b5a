// Everything fits: no text is cut off and nothing scrolls horizontally, in any state on any screen.
import { expect, test } from "./fixture.mjs";
import { STATES } from "./shot-states.mjs";

const SCREENS = [
  [320, 568],
  [360, 640],
  [640, 360],
  [768, 1024],
  [1024, 768],
  [1200, 630],
  [1440, 900],
  [2560, 1440],
];
const SEEN = "solved several typo paste refused list share settings keys watch race".split(" ");

for (const name of SEEN) {
  test(`no text is cut off on any screen: ${name}`, async ({ redoku, page }) => {
    await redoku.open();
    await STATES[name](page);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await redoku.drawn();
      expect(await page.evaluate(tooWide), `${width} by ${height}`).toEqual([]);
      expect(await page.evaluate(brokenArrows), `${width} by ${height}`).toEqual([]);
    }
  });
}

test("on every phone, Solve is visible, and so is the sentence of a search", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  for (const [width, height] of SCREENS.slice(0, 3)) {
    await page.setViewportSize({ width, height });
    const solve = await redoku.solveButton.boundingBox();
    expect(solve.y + solve.height, `${width} by ${height}`).toBeLessThanOrEqual(height);
  }
  await STATES.watch(page);
  for (const [width, height] of SCREENS.slice(0, 3)) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const sentence = await page.locator("#watch-sentence").boundingBox();
    expect(sentence.y + sentence.height, `${width} by ${height}`).toBeLessThanOrEqual(height);
  }
});

/** Select elements whose arrow is not two adjacent strokes of five pixels. */
function brokenArrows() {
  const choices = [...document.querySelectorAll("select[class]")];
  const broken = choices.filter((choice) => {
    const { backgroundSize, backgroundPositionX } = getComputedStyle(choice);
    const [left, right] = backgroundPositionX.match(/[\d.]+(?=px)/g).map(Number);
    return !backgroundSize.startsWith("5px 5px, 5px 5px") || Math.abs(left - right) !== 5;
  });
  return broken.map(({ id, className }) => `${id}.${className}`);
}

/** The elements that overflow, in the open dialog or on the page. */
function tooWide() {
  const sheet = document.querySelector("dialog[open]");
  const grounds = [document.documentElement, ...(sheet ? [sheet] : [])];
  const wide = grounds.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  const pen = document.createElement("canvas").getContext("2d");
  for (const element of (sheet ?? document).querySelectorAll("button, select, h2, h3, label")) {
    if (!element.checkVisibility() || element.matches(".unseen")) continue;
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
      getComputedStyle(element);
    const room =
      element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // The `font` shorthand is empty with tabular digits.
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const written = element.matches("select")
      ? pen.measureText(element.selectedOptions[0].text).width <= room + 1
      : element.clientWidth === 0 || element.scrollWidth <= element.clientWidth;
    if (!written) wide.push(element);
  }
  return wide.map(
    ({ id, className, textContent }) => `${id}.${className}: ${textContent.slice(0, 40)}`,
  );
}
