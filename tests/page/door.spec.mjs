// The door of the empty board: every way to a puzzle, and nothing that jumps when the first digit is typed.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

for (const [width, height] of [
  [1280, 800],
  [1366, 650],
  [360, 640],
]) {
  test(`the first digit swaps the rail and moves nothing, and Undo brings the door back, ${width} px wide`, async ({
    redoku,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await redoku.open();
    const places = () =>
      page.evaluate(() =>
        ["#board", "#pad", "#solve", "#hint"].map((id) => {
          const { x, y, width } = document.querySelector(id).getBoundingClientRect();
          return [id, x, y, width].join(" ");
        }),
      );
    const before = await places();
    const door = page.locator("#door");
    await expect(door).toBeVisible();
    await expect(page.locator("#answer-tab")).toBeHidden();
    if (width < 900) {
      const solve = await redoku.solveButton.boundingBox();
      expect(solve.y + solve.height).toBeLessThanOrEqual(height);
    } else {
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(tall, "the whole door is in sight").toBeLessThanOrEqual(height);
    }
    await page.keyboard.press("5");
    await redoku.drawn();
    await expect(door).toBeHidden();
    await expect(page.locator("#answer-tab")).toBeVisible();
    expect(await places()).toEqual(before);
    await page.keyboard.press("Control+z");
    await expect(door).toBeVisible();
    expect(await places()).toEqual(before);
    await redoku.expectAccessible();
  });
}

test("one click makes a puzzle of the level and opens it to be played", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await page.getByRole("button", { name: "Easy" }).click();
  await expect(redoku.detail).toContainText(/^Easy, SE \d\.\d, \d+ givens\./);
  const blank = (await redoku.line()).indexOf(".");
  await redoku.cell(blank).click();
  await page.keyboard.press("5");
  await expect(redoku.cell(blank)).toHaveAttribute("data-origin", "placed");
});

test("on a phone, a new puzzle is seen from its first line", async ({ redoku, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await redoku.open();
  await page.getByRole("button", { name: "Easy" }).click();
  await expect(redoku.detail).toContainText(/^Easy, SE/);
  await expect(redoku.title).toBeInViewport();
  await expect(redoku.cell(0)).toBeInViewport({ ratio: 1 });
});

test("making a puzzle shows its progress, and Escape stops it", async ({ redoku, page }) => {
  // Nothing is found before Escape: the engine gets no answer from its module.
  await page.route("**/logic_bg*.wasm", () => {});
  await redoku.open();
  const extreme = page.getByRole("button", { name: "Extreme" });
  await extreme.click();
  await expect(extreme).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("#door-progress")).toHaveText("0 puzzles tried. Cancel");
  await page.keyboard.press("Escape");
  await expect(extreme).toHaveAttribute("aria-busy", "false");
  await expect(redoku.title).toHaveText("Cancelled");
  expect(await redoku.line()).toBe(".".repeat(81));
});

test("My puzzles says how many there are, and is absent while there are none", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const mine = page.locator("#door-mine");
  await expect(mine).toBeHidden();
  await redoku.type(EXAMPLE);
  await page.locator("#clear").click();
  await expect(mine).toHaveText("My puzzles (1)");
  await page.reload();
  await expect(mine, "at once").toHaveText("My puzzles (1)");
  await mine.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.keyboard.press("Escape");
  await expect(mine).toBeHidden();
});

test("examples stay unfolded, and paste, My puzzles and Many puzzles have a row", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await page.getByText("Try an example").click();
  await page.reload();
  await page.getByRole("button", { name: "LeetCode 37" }).click();
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await page.locator("#clear").click();
  for (const [button, dialog] of [
    [/^Paste or type/, "Paste"],
    [/^My puzzles/, "My puzzles"],
    ["Many puzzles", "Many puzzles"],
  ]) {
    await page.locator("#door").getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
