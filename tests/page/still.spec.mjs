// User actions do not move the board and the controls.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SEVERAL, TYPO } from "./puzzles.mjs";
import { AGAINST_BRUTE_FORCE } from "./watching.mjs";

/** The positions of some elements on the page. */
const places = (page, selectors) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { x, y } = document.querySelector(selector).getBoundingClientRect();
        return `${selector} ${Math.round(x + scrollX)} ${Math.round(y + scrollY)}`;
      }),
    selectors,
  );

for (const [name, viewport] of [
  ["phone", { width: 360, height: 640 }],
  ["phone on its side", { width: 844, height: 390 }],
  ["desktop", { width: 1440, height: 900 }],
]) {
  test(`the board and the buttons stay in place on a ${name}`, async ({ redoku, page }) => {
    await page.setViewportSize(viewport);
    await redoku.open();
    const parts = [".wordmark", "#board", "#pad", "#solve"];
    const before = await places(page, parts);
    const expectStill = async () => expect(await places(page, parts)).toEqual(before);
    await redoku.type(EXAMPLE);
    await expect(redoku.title).toHaveText("One solution");
    await redoku.solve();
    await expectStill();
    await page.locator("#language").click();
    await expect(redoku.title).toHaveText("唯一解");
    await expectStill();
    await page.locator("#language").click();
    await page.locator("#show-answers").click();
    await page.locator("#clear").click();
    await expect(redoku.title).toHaveText(/^Solve, check/);
    await redoku.cell(0).click();
    await redoku.type(TYPO);
    await expect(redoku.title).toHaveText("No solution");
    await expectStill();
    await page.locator("#clear").click();
    await redoku.cell(0).click();
    await redoku.type(SEVERAL);
    await redoku.solve();
    await expectStill();
  });
}

for (const [width, height] of [
  [1280, 800],
  [1366, 650],
  [1600, 900],
]) {
  test(`the tabs and the board stay in place in every view, ${width} px wide`, async ({
    redoku,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await redoku.open();
    await redoku.type(EXAMPLE);
    await redoku.solve();
    const parts = [".wordmark", "#board", "#answer-tab", "#explain-tab", "#watch-tab"];
    const before = await places(page, parts);
    for (const view of ["explain", "watch", "answer"]) {
      await page.locator(`#${view}-tab`).click();
      await expect(page.locator(`#${view}`)).toBeVisible();
      expect(await places(page, parts), view).toEqual(before);
    }
  });
}

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1280, 720],
]) {
  test(`the player stays in place while a search starts, ${width} px wide`, async ({
    redoku,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await redoku.open();
    await redoku.type(AGAINST_BRUTE_FORCE);
    await page.locator("#watch-tab").click();
    await expect(page.locator("#watch-play")).toBeVisible();
    const parts = ["#watch-play", "#watch-position", "#watch-dead-end"];
    const before = await places(page, parts);
    const cancel = page.locator("#watch-cancel");
    await expect(cancel).toBeVisible();
    await cancel.click();
    await expect(page.locator("#watch-progress")).toHaveText("Stopped.");
    expect(await places(page, parts)).toEqual(before);
  });
}
