// What only Chromium can pretend to be under test: a touch screen, a dark system, less motion.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

test.describe("phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a puzzle is tapped in without any field that would open the keyboard", async ({
    redoku,
    page,
  }) => {
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

  test("gives the dark theme", async ({ redoku, page }) => {
    await redoku.open();
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(19, 20, 24)");
    await redoku.expectAccessible();
  });
});

test("the answers fade in with motion, and stand at once without", async ({ redoku, page }) => {
  const fading = () => page.evaluate(() => document.getAnimations({ subtree: true }).length);
  for (const [reducedMotion, fades] of [
    ["no-preference", 51],
    ["reduce", 0],
  ]) {
    await page.emulateMedia({ reducedMotion });
    await redoku.open();
    await redoku.type(EXAMPLE);
    await page.evaluate(() => {
      window.faded = 0;
      document.addEventListener("animationstart", () => window.faded++);
    });
    await redoku.solve();
    expect(await page.evaluate(() => window.faded)).toBe(fades);
    expect(await fading()).toBe(0);
    await page.locator("#clear").click();
  }
});
