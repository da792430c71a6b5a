// Help with a puzzle that has no solution or several: offers, drawing, the cells that decide.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SEVERAL, TYPO } from "./puzzles.mjs";

/** The colour of warnings. */
const AMBER = "rgb(122, 46, 0)";

test("a click on an offer repairs the puzzle, and undo takes it back", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(TYPO);
  await expect(redoku.detail).toHaveText("4 has no place left in box 5. Did you mean 5 in r2c6?");
  const offers = page.getByRole("list", { name: "Possible corrections" }).getByRole("listitem");
  await expect(offers.first()).toContainText("5 in r2c6 instead of 4");
  expect(await offers.count()).toBeLessThanOrEqual(3);
  await redoku.cell(0).click();
  await expect(redoku.board.locator("[data-offered]")).toHaveAttribute("data-cell", "14");
  await expect(redoku.cell(14), "the strongest mark").toHaveCSS("background-color", AMBER);
  await expect(redoku.board.locator("[data-peer], [data-same]"), "no others").toHaveCount(0);
  const [title, list] = await Promise.all([
    redoku.title.boundingBox(),
    offers.first().boundingBox(),
  ]);
  expect(list.y - title.y, "near the verdict").toBeLessThan(230);
  await expect(page.getByRole("button", { name: "Next marked cell" })).toHaveAttribute(
    "title",
    "Next marked cell",
  );
  await expect(page.locator("#status")).toContainText("Did you mean 5 in row 2, column 6?");
  await offers.first().hover();
  await expect(redoku.cell(14)).toHaveAttribute("data-lit", "");
  await page.getByRole("button", { name: "Apply: 5 in row 2, column 6 instead of 4" }).click();
  await expect(redoku.title).toHaveText("One solution");
  expect(await redoku.line()).toBe(EXAMPLE);
  await expect(redoku.cell(14)).toBeFocused();
  await expect(offers).toHaveCount(0);
  await page.locator("#undo").click();
  await expect(redoku.title).toHaveText("No solution");
  expect(await redoku.line()).toBe(TYPO);
});

test("the offer in the verdict is reached and applied with the keyboard", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(TYPO);
  const offer = redoku.detail.getByRole("button", { name: "5 in row 2, column 6" });
  await offer.focus();
  await expect(redoku.cell(14)).toHaveAttribute("data-lit", "");
  await page.keyboard.press("Enter");
  await expect(redoku.title).toHaveText("One solution");
  expect(await redoku.line()).toBe(EXAMPLE);
});

test("the reason is drawn on the board, and the digit that began it is marked", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.cell(14).click();
  await page.keyboard.press("4");
  await expect(page.locator("#marked")).toContainText("It had one solution until r2c6 = 4.");
  await expect(redoku.board.locator("[data-since]")).toHaveAttribute("data-cell", "14");
  const layer = redoku.board.locator(".redoku-drawing");
  await expect(layer.locator(".house.stuck")).toHaveCount(1);
  await expect(layer.locator(".sight")).toHaveCount(5);
  await expect(redoku.board.locator("[data-drawn=barred]")).toHaveCount(5);
  await page.locator("#undo").click();
  await expect(layer).toHaveCount(0);
});

test("the cells that decide between solutions light up", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(SEVERAL);
  const note = page.locator("#marked");
  await expect(note).toContainText("One more given can make it unique");
  await note.getByRole("button").first().hover();
  await expect(redoku.board.locator("[data-lit]")).toHaveCount(1);
});

test("among many solutions, every cell that can differ is shaded", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type("12");
  await redoku.solveButton.click();
  await expect(redoku.detail).toContainText(
    "In all solutions together, the 79 shaded cells differ.",
  );
  await expect(redoku.board.locator("[data-differs]")).toHaveCount(79);
  await expect(page.locator("#marked")).toBeHidden();
});

test.describe("in Chinese", () => {
  test.use({ language: "zh-Hans" });

  test("cells are printed in words or as r5c4, and named in words", async ({ redoku, page }) => {
    await redoku.open();
    await redoku.type(TYPO);
    const offer = redoku.detail.getByRole("button", { name: "第2行第6列填 5" });
    const listed = page.getByRole("list", { name: "可能的更正" }).getByRole("listitem").first();
    await expect(offer).toHaveText("第2行第6列填 5");
    await expect(listed).toHaveText(/^第2行第6列应为 5（现为 4）/);
    await page.locator("#open-settings").click();
    const choice = page.getByRole("switch", { name: "格子写作 r5c4" });
    await choice.click();
    // Behind the open dialog, at once.
    await expect(redoku.detail).toHaveText("第5宫已无处可填 4。你是否想输入：r2c6 填 5？");
    await redoku.expectAccessible();
    await page.keyboard.press("Escape");
    await expect(offer, "what is spoken stays").toHaveText("r2c6 填 5");
    await expect(listed).toHaveText(/^r2c6 应为 5（现为 4）第2行第6列应为 5（现为 4）/);
    await expect(page.locator("#status")).toContainText("第2行第6列填 5");
    await page.reload();
    await expect(offer).toHaveText("r2c6 填 5");
    await page.locator("#language").click();
    await page.locator("#open-settings").click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
    await expect(page.locator("#setting-same")).toBeVisible();
    await expect(page.locator("#setting-shortCells"), "English has one notation").toHaveCount(0);
  });
});
