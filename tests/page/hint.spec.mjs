// The hint ladder: each press says a little more, and the last one does it.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";
import { HARD } from "./watching.mjs";

const panel = (page) => page.locator("#hint-panel");

test("each press says more about the next step, and the last one does it", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  const hint = page.locator("#hint");
  await hint.click();
  await expect(panel(page)).toContainText("Look for a single: a digit with only one place left");
  await expect(redoku.board.locator(".redoku-drawing")).toHaveCount(0);
  await hint.click();
  await expect(panel(page)).toContainText(/^Look at (row|column|box) \d\./);
  await expect(redoku.board.locator(".redoku-drawing .house")).toHaveCount(1);
  await expect(redoku.board.locator("[data-drawn]")).toHaveCount(0);
  await page.getByRole("button", { name: "Show me more" }).click();
  await expect(panel(page)).toContainText(/single|Full house/);
  await expect(redoku.board.locator(".redoku-drawing .placed")).toHaveCount(0);
  await expect(panel(page).locator(".claim")).toHaveCount(0);
  await hint.click();
  await expect(redoku.board.locator(".redoku-drawing .placed")).toHaveCount(1);
  await redoku.expectAccessible();
  expect(await redoku.line()).toBe(EXAMPLE);
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(redoku.board.locator("[data-origin=placed]")).toHaveCount(1);
  await expect(redoku.board.locator(".redoku-drawing")).toHaveCount(0);
  // With an own digit on the board, the first press says whether it is right, too.
  await hint.click();
  await expect(panel(page)).toContainText("No mistake so far. 50 cells to go.");
  await expect(panel(page)).toContainText("Look for a single: a digit with only one place left");
  await page.locator("#undo").click();
  await expect(panel(page)).toBeHidden();
  expect(await redoku.line()).toBe(EXAMPLE);
});

test("a mistake comes before any step, and is shown only on request", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await redoku.cell(2).click();
  await page.keyboard.press("4");
  await redoku.cell(3).click();
  await page.keyboard.press("2");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(redoku.cell(3)).toHaveAttribute("data-origin", "placed");
  await page.locator("#hint").click();
  await expect(panel(page)).toContainText("One of your digits is wrong.");
  await expect(redoku.board).toBeInViewport({ ratio: 0.99 });
  const more = page.getByRole("button", { name: "Show me more" });
  await more.click();
  await expect(panel(page)).toContainText("Look at box 2.");
  await expect(redoku.board.locator("[data-drawn]")).toHaveCount(0);
  await more.click();
  await expect(panel(page)).toContainText(/The digit in r1c4.* is wrong\./);
  await expect(redoku.cell(3)).toHaveAttribute("data-drawn", "stuck");
  await redoku.expectAccessible();
  await page.getByRole("button", { name: "Erase it" }).click();
  await expect(redoku.cell(3)).toHaveText("");
  await expect(redoku.cell(2)).toHaveText("4");
});

test("an elimination is done with pencil marks, which later hints take into account", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.paste(HARD);
  await expect(redoku.title).toHaveText("One solution");
  const hint = page.locator("#hint");
  const told = page.locator(".hint-bars .is-told");
  /** Presses Hint from one number of rungs to another. */
  const tell = async (from, to) => {
    for (let rung = from + 1; rung <= to; rung++) {
      await hint.click();
      await expect(told).toHaveCount(rung);
    }
  };
  /** Presses Hint until the conclusion is told, and returns it. */
  const tellAll = async (from) => {
    await tell(from, await page.locator(".hint-bars span").count());
    return panel(page).locator(".claim").textContent();
  };
  await tell(0, 4);
  // The proof can be walked along.
  const lines = panel(page).locator(".walk").last().locator("> li");
  await lines.nth(1).click();
  await expect(lines.nth(1)).toHaveAttribute("aria-current", "step");
  const first = await tellAll(4);
  await page.getByRole("button", { name: "Note it (fills in pencil marks)" }).click();
  await expect(redoku.board.locator(".redoku-notes[data-own]")).toHaveCount(60);
  await hint.click();
  await expect(panel(page)).toContainText("No mistake so far. 60 cells to go.");
  await page.keyboard.press("Escape");
  await page.locator("#undo").click();
  await expect(redoku.board.locator(".redoku-notes[data-own]")).toHaveCount(0);
  await page.locator("#redo").click();
  await tell(0, 1);
  expect(await tellAll(1)).not.toBe(first);
});
