// Whole tasks by one kind of input alone: a puzzle played to its end by touch and by keyboard, 200 lines on a phone.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

const BLANKS = [...EXAMPLE].flatMap((digit, cell) => (digit === "." ? [cell] : []));

/** Presses Tab until an element has the focus. */
async function tabTo(page, target) {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isReached()); presses++) {
    expect(presses, "reached with Tab").toBeLessThan(40);
    await page.keyboard.press("Tab");
  }
}

test("a puzzle is opened and played to its end with the keyboard alone", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await tabTo(page, page.locator("#examples > summary"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "LeetCode 37" }));
  await page.keyboard.press("Enter");
  await expect(redoku.title).toHaveText("One solution");
  await expect(redoku.cell(0)).toBeFocused();
  for (let cell = 0; cell < 81; cell++) {
    if (EXAMPLE[cell] === ".") await page.keyboard.press(SOLUTION[cell]);
    if (cell % 9 < 8) await page.keyboard.press("ArrowRight");
    else await redoku.press(["Home", "ArrowDown"]);
  }
  await expect(redoku.title).toHaveText("You solved it");
  await expect(redoku.detail).toHaveText("Easy, SE 1.2. All 51 digits are yours.");
  await tabTo(page, page.getByRole("button", { name: "New easy puzzle" }));
  await page.keyboard.press("Enter");
  await expect(redoku.detail).toContainText(/^Easy, SE/);
  await expect(redoku.cell(0)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a puzzle is opened and played to its end by touch alone", async ({ redoku, page }) => {
    await redoku.open();
    await page.locator("#examples > summary").tap();
    await page.getByRole("button", { name: "LeetCode 37" }).tap();
    await expect(redoku.title).toHaveText("One solution");
    const keys = page.locator("#pad .key");
    for (const cell of BLANKS) {
      await redoku.cell(cell).tap();
      await keys.nth(Number(SOLUTION[cell]) - 1).tap();
    }
    await expect(redoku.title).toHaveText("You solved it");
    const next = page.getByRole("button", { name: "New easy puzzle" });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(next, "without scrolling").toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "See how it could be done" }).tap();
    await expect(page.locator("#explain-on")).toBeVisible();
  });

  test("200 lines are processed, and a puzzle of them is opened", async ({ redoku, page }) => {
    const lines = Array.from({ length: 200 }, (_, index) =>
      index % 2 ? EXAMPLE : SOLUTION.replaceAll(String((index % 9) + 1), "."),
    );
    await redoku.open();
    await page.locator("#door-batch").tap();
    const dialog = page.getByRole("dialog", { name: "Many puzzles" });
    await dialog.getByLabel("Puzzles", { exact: true }).fill(lines.join("\n"));
    await dialog.getByRole("button", { name: "Start" }).tap();
    await expect(dialog).toContainText("200 puzzles in");
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, "no horizontal scrolling").toBe(360);
    await dialog.getByRole("listitem").first().getByRole("button").tap();
    await expect(page.locator("#series")).toContainText("1 of 200");
  });
});
