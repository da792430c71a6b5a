// Media features that only Chromium can emulate: a touch screen, a dark system, reduced motion, contrast.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

test.describe("phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a puzzle can be tapped in, and no field opens the keyboard", async ({ redoku, page }) => {
    await redoku.open();
    await redoku.cell(9).tap();
    await page.getByRole("button", { name: "7, number pad" }).tap();
    await page.getByRole("button", { name: "Skip" }).tap();
    await page.getByRole("button", { name: "8, number pad" }).tap();
    await expect.poll(() => redoku.line()).toBe(`${".".repeat(9)}7.8${".".repeat(69)}`);
    await expect(
      page.locator("input:not([type=checkbox]), textarea, [contenteditable]"),
    ).toHaveCount(0);
    await redoku.expectAccessible();
  });
});

test.describe("a dark system", () => {
  test.use({ colorScheme: "dark" });

  test("selects the dark theme", async ({ redoku, page }) => {
    await redoku.open();
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(19, 20, 24)");
  });
});

test("the answers fade in, or appear at once with reduced motion", async ({ redoku, page }) => {
  const fading = () => page.evaluate(() => document.getAnimations({ subtree: true }).length);
  for (const [reducedMotion, fades] of [
    ["no-preference", true],
    ["reduce", false],
  ]) {
    await page.emulateMedia({ reducedMotion });
    await redoku.open();
    await redoku.type(EXAMPLE);
    await page.evaluate(() => {
      window.faded = 0;
      document.addEventListener("animationstart", () => window.faded++);
    });
    await redoku.solve();
    const faded = async () => {
      for (let press = 0; press < 2; press++) await page.locator("#show-answers").click();
      await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(51);
      return (await page.evaluate(() => window.faded)) > 0;
    };
    // The number of visible fades depends on the machine: a busy one may skip some of the 51.
    if (fades) await expect.poll(faded).toBe(true);
    else expect(await faded()).toBe(false);
    await redoku.settled();
    expect(await fading()).toBe(0);
    // Finished fades are removed, because they would slow down styling.
    if (fades) await expect(redoku.board.locator("[data-appears], [style*=delay]")).toHaveCount(0);
    await page.locator("#clear").click();
  }
});

test("in forced colours, lines, selection and answers are distinguishable", async ({
  redoku,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  const look = (index, property) =>
    redoku.cell(index).evaluate((cell, property) => getComputedStyle(cell)[property], property);
  const grid = redoku.board.locator(".redoku-grid");
  await expect(grid).toHaveCSS("border-top-width", "2px");
  const line = await grid.evaluate((grid) => getComputedStyle(grid).borderTopColor);
  expect(line, "the thick lines are drawn in the colour of text").toBe(await look(0, "color"));
  expect(await look(2, "textDecorationLine")).toBe("underline");
  await page.keyboard.press("Control+Home");
  await expect(redoku.cell(0)).toHaveCSS("box-shadow", /inset/);
  expect(await look(14, "outlineStyle"), "another 5").toBe("dashed");
  await expect(redoku.solveButton).toHaveCSS("border-top-style", "solid");
  await redoku.expectAccessible();
});

test("the preference for more contrast takes effect", async ({ redoku, page }) => {
  await redoku.open();
  const soft = () => redoku.detail.evaluate((element) => getComputedStyle(element).color);
  const before = await soft();
  await page.emulateMedia({ contrast: "more" });
  expect(await soft()).not.toBe(before);
  await redoku.type(EXAMPLE);
  await redoku.solve();
  await redoku.expectContrast();
});
