// Nothing moves by itself; only Chromium says what did.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SEVERAL, TYPO } from "./puzzles.mjs";
import { AGAINST_BRUTE_FORCE } from "./watching.mjs";

for (const [name, viewport] of [
  ["phone", { width: 360, height: 640 }],
  ["phone on its side", { width: 844, height: 390 }],
  ["desktop", { width: 1440, height: 900 }],
]) {
  test(`nothing on the page moves by itself on a ${name}`, async ({ redoku, page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      window.moved = [];
      new PerformanceObserver((list) => {
        const sources = list.getEntries().flatMap((entry) => entry.sources);
        const nodes = sources.map(({ node }) => node?.outerHTML ?? node?.data ?? "");
        window.moved.push(...nodes.map((text) => text.slice(0, 60)));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await redoku.open();
    await redoku.press(EXAMPLE);
    await expect(redoku.title).toHaveText("One solution");
    await redoku.solve();
    const language = page.locator("#language");
    await language.click();
    await expect(redoku.title).toHaveText("唯一解");
    await language.click();
    await page.locator("#show-answers").click();
    await page.getByRole("combobox", { name: "Candidates" }).selectOption("by the rules");
    await page.locator("#clear").click();
    await expect(redoku.title).toHaveText("Type a puzzle");
    await expect(redoku.board.locator(".redoku-notes").first()).toBeVisible();
    await redoku.board.locator("[tabindex='0']").focus();
    await page.keyboard.press("Control+Home");
    await redoku.press(TYPO);
    await expect(redoku.title).toHaveText("No solution");
    await page.locator("#clear").click();
    await redoku.board.locator("[tabindex='0']").focus();
    await page.keyboard.press("Control+Home");
    await redoku.press(SEVERAL);
    await redoku.solve();
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
}

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1280, 720],
]) {
  test(`nothing in Watch moves while a search begins, ${width} px wide`, async ({
    redoku,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      window.moved = [];
      new PerformanceObserver((list) => {
        const nodes = list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node));
        // The count ends where the line ends, and begins where it must.
        const parts = nodes.filter((node) => node?.closest?.("#watch, .stage, .foot, .tabs"));
        const named = parts.filter(({ id }) => id !== "watch-count");
        window.moved.push(...named.map(({ outerHTML }) => outerHTML.slice(0, 60)));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await redoku.open();
    await redoku.press(AGAINST_BRUTE_FORCE);
    await expect(redoku.title).toHaveText("One solution");
    await page.locator("#watch-tab").click();
    const cancel = page.locator("#watch-cancel");
    await expect(cancel).toHaveText("Cancel");
    await cancel.click();
    await expect(page.locator("#watch-progress")).toHaveText("Stopped.");
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
}

for (const width of [360, 1280]) {
  test(`nothing on the guide moves when its examples come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.moved += value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/embedding.html");
    const board = page.locator("article:visible redoku-board").first();
    await expect(board.getByRole("grid")).toBeVisible();
    await expect.poll(() => board.evaluate(({ verdict }) => verdict?.status)).toBe("unique");
    expect(await page.evaluate(() => window.moved)).toBe(0);
  });
}
