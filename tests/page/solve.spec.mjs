// The main use: type a puzzle, click Solve, see the answer in red.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SEVERAL, SOLUTION, TYPO } from "./puzzles.mjs";

const RED = "rgb(200, 16, 46)";
const INK = "rgb(27, 29, 34)";
const BLANKS = [...EXAMPLE].flatMap((symbol, cell) => (symbol === "." ? [cell] : []));

test("typing the example key by key and clicking Solve fills the 51 blanks in red", {
  tag: "@differs",
}, async ({ redoku }) => {
  await redoku.open();
  await redoku.press(EXAMPLE);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await expect(redoku.detail).toHaveText(
    /^30 givens, 51 cells to fill\. Play this( Easy, SE 1\.2)?$/,
  );

  await redoku.solve();
  await expect(redoku.detail).toHaveText(/^51 cells filled in [\d.]+ [µm]s\./);
  expect(await redoku.line()).toBe(SOLUTION);
  expect(await redoku.cellsWhere(({ origin }) => origin === "solved")).toEqual(BLANKS);
  expect(await redoku.cellsWhere(({ color }) => color === RED)).toEqual(BLANKS);
  const givens = (await redoku.read()).filter(({ origin }) => origin === "given");
  expect(givens).toHaveLength(30);
  expect(new Set(givens.map(({ color }) => color))).toEqual(new Set([INK]));
});

test("how hard a solved puzzle is follows quietly, and leads to the explanation", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  const rating = redoku.detail.getByRole("button", { name: "Easy, SE 1.2" });
  await expect(rating).toBeVisible();
  await expect(page.locator("#status")).toHaveText(/^One solution\. 51 cells filled in [^,]*\.$/);
  await rating.click();
  await expect(page.locator("#explain-rating")).toHaveText("Easy, SE 1.2");
});

test("answers differ from givens without colour: by weight and background", async ({ redoku }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  const cells = await redoku.read();
  const solved = cells[2];
  const given = cells[1];
  expect(Number(solved.fontWeight)).toBeLessThan(Number(given.fontWeight));
  expect(solved.backgroundColor).not.toBe(given.backgroundColor);
});

test("Enter solves, and editing afterwards removes the answers, not the puzzle", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await page.keyboard.press("Enter");
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(51);
  await page.keyboard.press("Delete");
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(0);
  expect(await redoku.line()).toBe(`${EXAMPLE.slice(0, 80)}.`);
});

test("a conflict is amber in both cells, never red, and names them", async ({ redoku }) => {
  await redoku.open();
  await redoku.type("4.....4");
  await expect(redoku.title).toHaveText("r1c1 and r1c7 are both 4");
  await expect(redoku.detail).toHaveText("Each digit can appear only once in row 1.");
  expect(await redoku.cellsWhere(({ mark }) => mark === "conflict")).toEqual([0, 6]);
  await expect(redoku.cell(0)).toHaveAttribute("aria-invalid", "true");
  await expect(redoku.cell(0)).toHaveAccessibleName(
    "Row 1, column 1, box 1, 4, given, conflicts with row 1, column 7",
  );
  expect((await redoku.read())[0].color).toBe("rgb(122, 46, 0)");
  await redoku.solveButton.click();
  await expect(redoku.page.getByRole("status")).toContainText("row 1, columns 1 and 7 are both 4.");
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(0);
});

test("a mistyped digit gives no solution, and the contradicting givens are marked", async ({
  redoku,
}) => {
  await redoku.open();
  await redoku.type(TYPO);
  await expect(redoku.title).toHaveText("No solution");
  await expect(redoku.detail).toContainText("4 has no place left in box 5.");
  const marked = await redoku.cellsWhere(({ mark }) => mark === "reason");
  expect(marked).toContain(14);
  for (const cell of marked) expect(TYPO[cell]).not.toBe(".");
  await expect(redoku.page.locator("#marked")).toContainText("r2c6");
  await redoku.solveButton.click();
  await expect(redoku.page.getByRole("status")).toContainText("No solution.");
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(0);
});

test("several solutions can be stepped through, and differing cells are marked", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(SEVERAL);
  await expect(redoku.title).toHaveText("2 solutions");
  await redoku.solve();
  await expect(redoku.detail).toHaveText("Showing solution 1 of 2. The 6 shaded cells differ.");
  const first = await redoku.line();
  await page.getByRole("button", { name: "Next solution" }).click();
  await expect(redoku.detail).toContainText("solution 2 of 2");
  const second = await redoku.line();
  const differing = [...first].flatMap((digit, cell) => (digit === second[cell] ? [] : [cell]));
  await expect(redoku.board.locator("[data-differs]")).toHaveCount(differing.length);
  await page.getByRole("button", { name: "Next solution" }).click();
  await expect.poll(() => redoku.line()).toBe(first);
});

test("a board with few digits says that there are more than 10,000 solutions", async ({
  redoku,
}) => {
  await redoku.open();
  await redoku.type("12345");
  await expect(redoku.title).toHaveText("More than 10,000 solutions");
  await expect(redoku.detail).toHaveText("5 givens so far.");
});

test("answers can be hidden, shown again, and revealed cell by cell", async ({ redoku, page }) => {
  const solved = redoku.board.locator("[data-origin=solved]");
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.cell(2).click();
  await page.getByRole("button", { name: "Reveal row 1, column 3" }).click();
  await expect(solved).toHaveCount(1);
  await expect(redoku.cell(2)).toHaveText("4");
  await expect(redoku.detail).toHaveText(/^1 cell revealed, 50 to go\./);
  await redoku.solveButton.click();
  await expect(solved).toHaveCount(51);
  await page.getByRole("switch", { name: "Show answers" }).click();
  await expect(solved).toHaveCount(0);
  expect(await redoku.line()).toBe(EXAMPLE);
  await page.getByRole("switch", { name: "Show answers" }).click();
  await expect(solved).toHaveCount(51);
});

test("a complete board has its own verdict", async ({ redoku }) => {
  await redoku.open();
  await redoku.type(SOLUTION);
  await expect(redoku.title).toHaveText("Complete");
  await redoku.solveButton.click();
  await expect(redoku.page.getByRole("status")).toContainText("Complete");
  await expect(redoku.board.locator("[data-origin=given]")).toHaveCount(81);
});
