// The boards of two tabs are independent.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

const board = (page) =>
  page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.textContent || ".").join(""));

test("each tab keeps its board, and a new tab starts with the last one", async ({
  redoku,
  page,
  context,
}) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  const other = await context.newPage();
  await other.goto("/");
  await expect.poll(() => board(other)).toBe(EXAMPLE);
  await other.locator("#clear").click();
  await other.keyboard.press("7");
  await expect(other.getByRole("gridcell").first()).toHaveText("7");
  await page.reload();
  await expect(redoku.title).toHaveText("One solution");
  expect(await board(page)).toBe(EXAMPLE);
  await other.reload();
  await expect(other.getByRole("gridcell").first()).toHaveText("7");
});
