// New puzzles: for the board, from a seed, and as a sheet to print.
import { expect, test } from "./fixture.mjs";

test("a new puzzle of the chosen level is on the board to be played, and Undo takes it back", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await page.locator("#new:visible, #door-more:visible").first().click();
  const dialog = page.getByRole("dialog", { name: "New puzzle" });
  const level = dialog.getByRole("group", { name: "Level" });
  await expect(level.getByRole("radio", { name: "Medium" })).toBeChecked();
  await redoku.expectAccessible();
  await level.getByRole("radio", { name: "Hard" }).check();
  await dialog.getByRole("button", { name: "Make a puzzle" }).click();
  await expect(redoku.detail).toContainText(/^Hard, SE \d+\.\d, \d+ givens\./);
  await expect(redoku.title).toHaveText("One solution");
  const puzzle = await redoku.line();
  expect(puzzle, "symmetric by half a turn").toBe(halfTurned(puzzle));
  const blank = puzzle.indexOf(".");
  await redoku.cell(blank).click();
  await page.keyboard.press("5");
  await expect(redoku.cell(blank)).toHaveAttribute("data-origin", "placed");
  await page.locator("#undo").click();
  await page.locator("#undo").click();
  await expect.poll(() => redoku.line()).toBe(".".repeat(81));
  await page.locator("#new:visible, #door-more:visible").first().click();
  await expect(level.getByRole("radio", { name: "Hard" }), "the last choice").toBeChecked();
});

test("a sheet has a page of puzzles and a page of answers", { tag: "@chromium" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.locator("#new:visible, #door-more:visible").first().click();
  const dialog = page.getByRole("dialog", { name: "New puzzle" });
  await dialog.getByText("More options").click();
  await dialog.getByLabel("Seed").fill("sheet");
  await dialog.getByLabel("Puzzles on the sheet").selectOption("6");
  await dialog.getByRole("button", { name: "Print with answers overleaf…" }).click();
  const pages = page.locator(".print-page");
  await expect(pages).toHaveCount(2);
  for (const [index, answered] of [false, true].entries()) {
    await expect(pages.nth(index).locator(".picture")).toHaveCount(6);
    expect((await pages.nth(index).locator(".picture-answer").count()) > 0).toBe(answered);
    const captions = await pages.nth(index).locator("figcaption").allTextContents();
    expect(captions).toHaveLength(6);
    for (const [at, caption] of captions.entries()) {
      expect(caption, "number and level, the same for its answer").toMatch(
        new RegExp(`^${at + 1} · Medium, SE \\d\\.\\d$`),
      );
    }
  }
});

test("a rare wish shows how many puzzles were tried, and can be cancelled", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await page.locator("#new:visible, #door-more:visible").first().click();
  const dialog = page.getByRole("dialog", { name: "New puzzle" });
  await dialog.getByRole("radio", { name: "Extreme" }).check();
  await dialog.getByLabel("Symmetry").selectOption("quarter-turn");
  await dialog.getByText("More options").click();
  // Takes more than 12,000 tries.
  await dialog.getByLabel("Seed").fill("rare 96");
  await dialog.getByRole("button", { name: "Make a puzzle" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/^[\d,]+ puzzles? tried, 0 of 1 found\.$/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Cancelled.");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeHidden();
  expect(await redoku.line()).toBe(".".repeat(81));
});

/** The pattern of a puzzle's givens turned by half, with its own digits. */
function halfTurned(puzzle) {
  const turned = [...puzzle].reverse();
  return [...puzzle].map((symbol, cell) => (turned[cell] === "." ? "." : symbol)).join("");
}
