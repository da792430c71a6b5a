// Playing: own digits on a loaded puzzle, checking them, and what the pad and Solve say meanwhile.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SEVERAL, SOLUTION, TYPO } from "./puzzles.mjs";

const BLUE = "rgb(31, 79, 163)";

/** Writes digits into cells, by mouse and keyboard. */
async function play(redoku, digits) {
  for (const [cell, digit] of Object.entries(digits)) {
    await redoku.cell(Number(cell)).click();
    await redoku.press([String(digit)]);
  }
}

test("own digits are blue, survive a reload and a link, and are checked on request", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await play(redoku, { 2: 1, 3: 6 });
  await expect(redoku.cell(2)).toHaveCSS("color", BLUE);
  await expect(redoku.cell(2)).toHaveAccessibleName("Row 1, column 3, box 1, 1, placed");
  await expect(redoku.title).toHaveText("49 to go");
  await expect(page.locator("#pad .key").nth(5)).toHaveAttribute("data-left", "3");

  await page.reload();
  await expect(redoku.title).toHaveText("49 to go");
  await page.getByRole("button", { name: "Check them" }).click();
  await expect(redoku.title).toHaveText("1 of your 2 digits is wrong");
  expect(await redoku.cellsWhere(({ mark }) => mark)).toEqual([]);
  await page.getByRole("button", { name: "Show which" }).click();
  expect(await redoku.cellsWhere(({ mark }) => mark === "wrong")).toEqual([2]);
  await redoku.expectAccessible();

  await page.locator("#share").click();
  const link = await page.locator("#share-link").inputValue();
  await page.goto("about:blank");
  await page.goto(link);
  await expect.poll(() => redoku.cellsWhere(({ origin }) => origin === "placed")).toEqual([2, 3]);
});

test("typing over a given says that it is locked, and offers to edit", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await redoku.press(["9"]);
  await expect(redoku.detail).toHaveText("r1c1 is a given. Edit the givens");
  await page.getByRole("button", { name: "Edit the givens" }).click();
  await redoku.cell(0).click();
  await redoku.press(["9"]);
  await expect(redoku.cell(0)).toHaveText("9");
});

test("the right digit over an answer keeps the others, and Solve is calm once it is solved", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  await expect(redoku.solveButton).toHaveAttribute("data-calm", "");
  await play(redoku, { 2: 4 });
  await expect.poll(() => redoku.line()).toBe(SOLUTION);
  await page.locator("#undo").click();
  await page.locator("#undo").click();
  await redoku.cell(2).click();
  await page.getByRole("button", { name: "Reveal row 1, column 3" }).click();
  await expect(redoku.cell(2)).toHaveAttribute("data-origin", "solved");
  await expect(redoku.solveButton).not.toHaveAttribute("data-calm", "");
});

test("while a puzzle is played, Enter checks and fills nothing in, and Skip is Notes", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await play(redoku, { 2: 1, 3: 6 });
  await page.keyboard.press("Enter");
  await expect(redoku.title).toHaveText("1 of your 2 digits is wrong");
  expect(await redoku.cellsWhere(({ origin }) => origin === "solved")).toEqual([]);
  await expect(page.locator("#keys-note")).toContainText("Enter checks");
  await redoku.cell(5).click();
  const notes = page.getByRole("button", { name: "Notes" });
  await notes.click();
  await expect(notes).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("8");
  await expect(redoku.cell(5)).toHaveAccessibleName("Row 1, column 6, box 2, empty, marked 8");
});

test("the end names the level and the help of hints, and opens what may follow", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.paste(`${SOLUTION.slice(0, 79)}..`);
  await expect(redoku.title).toHaveText("One solution");
  await play(redoku, { 79: 7 });
  await page.locator("#hint").click();
  const more = page.locator(".hint-more");
  await expect(more).toBeVisible();
  const rungs = await page.locator(".hint-bars span").count();
  for (let rung = 1; rung < rungs; rung++) {
    await expect(page.locator(".hint-bars .is-told")).toHaveCount(rung);
    await more.click();
  }
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(redoku.title).toHaveText("You solved it");
  await expect(redoku.detail).toHaveText("Easy, SE 1.0. 1 digit is yours, 1 is from hints.");
  await expect(page.locator("#status")).toHaveText(
    "You solved it. Easy, SE 1.0. 1 digit is yours, 1 is from hints.",
  );
  await expect(redoku.solveButton).toBeHidden();
  await redoku.expectAccessible();
  await page.getByRole("button", { name: "See how it could be done" }).click();
  await expect(page.locator("#explain")).toContainText("r9c");
  await page.locator("#answer-tab").click();
  await page.getByRole("button", { name: "New easy puzzle" }).press("Enter");
  await expect(redoku.detail).toContainText(/^Easy, SE/);
  await expect(redoku.solveButton).toBeVisible();
  await expect(redoku.cell(0)).toBeFocused();
});

test("a trial is begun, named and taken back with one key", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await redoku.cell(2).click();
  await page.keyboard.press("t");
  await expect(redoku.title).toHaveText("What do you assume?");
  await page.keyboard.press("1");
  await expect(redoku.title).toHaveText("Assuming 1 in r1c3");
  await expect(redoku.cell(2)).toHaveAccessibleName("Row 1, column 3, box 1, 1, on trial");
  await play(redoku, { 58: 5 });
  await expect(redoku.title).toHaveText("r5c5 has no digit left");
  await redoku.expectAccessible();
  await page.reload();
  await expect(redoku.title).toHaveText("r5c5 has no digit left");
  await page.getByRole("button", { name: "Assume" }).click();
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the last digit is a small moment, and Solve on an impossible grid pulses", {
    tag: "@differs",
  }, async ({ redoku, page }) => {
    const running = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => effect.target.id || effect.target.className)
          .sort(),
      );
    const almost = SOLUTION.slice(0, 80);
    await redoku.open();
    await redoku.paste(`${almost}.`);
    await expect(redoku.title).toHaveText("One solution");
    await play(redoku, { 80: 9 });
    await expect(redoku.title).toHaveText("You solved it");
    await expect.poll(running).toContain("redoku-cell");

    await redoku.paste(TYPO);
    await expect(redoku.title).toHaveText("No solution");
    await redoku.settled();
    await redoku.solveButton.click();
    await expect.poll(running).toContain("verdict");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("solutions and marked cells are stepped through beside the verdict", async ({
    redoku,
    page,
  }) => {
    await redoku.open();
    await redoku.type(SEVERAL);
    await redoku.solve();
    // Playwright scrolls to what it clicks.
    await page.evaluate(() => scrollTo(0, 0));
    const before = await redoku.line();
    const next = page.getByRole("button", { name: "Next solution" });
    await expect(next).toBeInViewport({ ratio: 1 });
    await next.click();
    expect(await redoku.line()).not.toBe(before);

    await redoku.paste(TYPO);
    await expect(redoku.title).toHaveText("No solution");
    const marked = await redoku.cellsWhere(({ mark }) => mark);
    const nextCell = page.getByRole("button", { name: "Next marked cell" });
    await expect(nextCell).toBeInViewport({ ratio: 1 });
    await nextCell.click();
    await expect(redoku.cell(marked[0])).toBeFocused();
    await nextCell.click();
    await expect(redoku.cell(marked[1])).toBeFocused();
  });
});
