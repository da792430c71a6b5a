// Each change is drawn completely in one frame.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("all answers appear in one frame, and fade in outward from the selected cell", async ({
    redoku,
    page,
  }) => {
    await redoku.open();
    await redoku.type(EXAMPLE);
    await expect(redoku.title).toHaveText("One solution");
    // Read in the first frame with answers: on a busy machine the fades have ended in the next.
    const { count, delays } = await page.evaluate(async () => {
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      const count = () => cells.filter(({ dataset }) => dataset.origin === "solved").length;
      document.querySelector("#solve").click();
      while (count() === 0) await new Promise(requestAnimationFrame);
      const delays = cells.map((cell) =>
        cell.getAnimations().map((animation) => animation.effect.getTiming().delay),
      );
      return { count: count(), delays };
    });
    expect(count).toBe(51);
    // The selection is on the last cell: the top left starts last.
    expect(delays[2][0]).toBeGreaterThan(delays[65][0]);
    expect(Math.max(...delays.flat())).toBeLessThanOrEqual(130);
  });
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("answers appear at once", { tag: "@chromium" }, async ({ redoku, page }) => {
    await redoku.open();
    await redoku.type(EXAMPLE);
    await redoku.solveButton.click();
    await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(51);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test("theme, language and candidates change in one frame", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  await page.locator("#looking").selectOption("rules");
  await expect(page.locator(".redoku-notes")).toHaveCount(0);
  await page.locator("#show-answers").click();
  await expect(page.locator(".redoku-notes")).toHaveCount(51);
  const seen = await page.evaluate(async () => {
    const words = () =>
      [".wordmark", "#solve", "#undo", ".tab", "#verdict-title"].map(
        (selector) => document.querySelector(selector).textContent,
      );
    const names = () =>
      [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.ariaLabel);
    const shown = () => JSON.stringify([document.documentElement.lang, words(), names()]);
    const pictures = new Set([shown()]);
    document.querySelector("#language").click();
    while (document.documentElement.lang === "en") {
      await new Promise(requestAnimationFrame);
      pictures.add(shown());
    }
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame);
      pictures.add(shown());
    }
    return pictures.size;
  });
  expect(seen).toBe(2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the first paint has the board, the pad and the buttons", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    await expect(page.locator("#pad").getByRole("button")).toHaveCount(12);
    await expect(page.getByRole("button", { name: "Solve" })).toBeVisible();
    const { width, height } = await page.getByRole("grid").boundingBox();
    expect(Math.abs(width - height)).toBeLessThan(2);
    expect(width).toBeGreaterThan(300);
  });
});

test("keys pressed before the page is ready are not lost", async ({ redoku, page }) => {
  /** @type {() => void} */ let release;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/(?!early)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await page.keyboard.press("5");
  await page.keyboard.press("3");
  release();
  await expect(redoku.cell(1)).toHaveText("3");
  await expect(redoku.cell(0)).toHaveText("5");
});

test("the page follows the user's font size", async ({ redoku, page }) => {
  await redoku.open();
  // The tabs and tools are there as soon as the board is not empty.
  await redoku.press("1");
  await expect(page.locator("#undo")).toBeVisible();
  const heights = () =>
    page.evaluate(() =>
      ["#solve", "#undo", ".key", ".tab"].map(
        (selector) => document.querySelector(selector).getBoundingClientRect().height,
      ),
    );
  const before = await heights();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "24px";
  });
  for (const [index, height] of (await heights()).entries()) {
    expect(height / before[index]).toBeCloseTo(1.5, 1);
  }
});
