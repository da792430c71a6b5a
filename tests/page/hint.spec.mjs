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
  await expect(panel(page)).toContainText("A digit that has only one place");
  await expect(redoku.board.locator(".redoku-drawing")).toHaveCount(0);
  await hint.click();
  await expect(panel(page)).toContainText(/^Look at (row|column|box) \d\./);
  await expect(redoku.board.locator(".redoku-drawing .house")).toHaveCount(1);
  await expect(redoku.board.locator("[data-drawn]")).toHaveCount(0);
  await page.getByRole("button", { name: "Show me more" }).click();
  await expect(panel(page)).toContainText(/single|Full house/);
  await expect(redoku.board.locator(".redoku-drawing .placed")).toHaveCount(0);
  await hint.click();
  await expect(redoku.board.locator(".redoku-drawing .placed")).toHaveCount(1);
  await redoku.expectAccessible();
  expect(await redoku.line()).toBe(EXAMPLE);
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(redoku.board.locator("[data-origin=placed]")).toHaveCount(1);
  await expect(redoku.board.locator(".redoku-drawing")).toHaveCount(0);
  // With an own digit on the board, the first question is whether it is right.
  await hint.click();
  await expect(panel(page)).toContainText("No mistake so far. 50 cells to go.");
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
  await expect(redoku.cell(3)).toHaveAttribute("data-drawn", "target");
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
  for (let rung = 0; rung < 4; rung++) {
    await hint.click();
    await expect(page.locator(".hint-bars .is-told")).toHaveCount(rung + 1);
  }
  // The last rung has the proof, which can be walked along.
  const lines = panel(page).locator(".lines > li");
  await lines.nth(1).click();
  await expect(lines.nth(1)).toHaveAttribute("aria-current", "step");
  const first = await panel(page).locator("p").last().textContent();
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(redoku.board.locator(".redoku-notes[data-own]")).toHaveCount(60);
  await hint.click();
  await expect(panel(page)).toContainText("No mistake so far. 60 cells to go.");
  for (let rung = 1; rung < 5; rung++) {
    await hint.click();
    await expect(page.locator(".hint-bars .is-told")).toHaveCount(rung + 1);
  }
  expect(await panel(page).locator("p").last().textContent()).not.toBe(first);
});
