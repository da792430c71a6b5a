// The guide to embedding, in both languages: its examples run, and its reference matches the types.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

/** The example under a heading. */
const example = (page, heading) =>
  page.locator("article:visible").locator(`:is(h2, h3):text-is("${heading}") ~ .live`).first();

test("the examples of the guide do what they show", async ({ redoku, page, baseURL }) => {
  await page.goto("/embedding.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A Sudoku solver on your page");
  await expect(page.locator("article:visible [data-script]")).toHaveText(
    `<script type="module" src="${baseURL}/package/element.js"></script>`,
  );

  const first = example(page, "The element");
  await expect(first.locator("pre")).toHaveText(
    `<redoku-board controls puzzle="${EXAMPLE}"></redoku-board>`,
  );
  await first.getByRole("button", { name: "Solve" }).click();
  await expect(first.locator("[data-origin=solved]")).toHaveCount(51);

  const events = example(page, "Events");
  await events.scrollIntoViewIfNeeded();
  await events.getByRole("gridcell").nth(4).click();
  await page.keyboard.press("7");
  await expect(events.locator("output")).toHaveText("Cell 4 is now 7 · multiple");

  const frame = example(page, "The iframe");
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.frameLocator("iframe").getByRole("button", { name: "Solve" })).toBeVisible();

  const run = example(page, "The functions");
  await run.scrollIntoViewIfNeeded();
  await run.getByRole("button", { name: "Run" }).click();
  await expect(run.locator("output")).toContainText(SOLUTION);
  await expect(run.locator("pre")).toContainText("await solve(puzzle)");
  await redoku.settled();
});

test("the reference lists the package and the element", async ({ redoku, page }) => {
  await page.goto("/embedding.html");
  const list = (name) => page.locator(`article:visible [data-reference=${name}]`);
  await expect(list("entries").getByRole("row")).toHaveCount(5);
  await expect(list("functions")).toContainText(
    "function solveSudoku(board: string[][]): string[][]",
  );
  await expect(list("attributes")).toContainText("puzzle: string");
  await expect(list("members")).toContainText("load(text: BoardPuzzle): Promise<string>");
  await expect(list("events")).toContainText("redoku-verdict");
  await expect(list("cssProperties")).toContainText("--redoku-solved");
  await expect(list("cssParts")).toContainText("verdict");
  await expect(list("types")).toContainText("type Verdict");
  await redoku.expectAccessible();
});

test.describe("without its reference", () => {
  test.use({ expectedErrors: [/Failed to load resource|NS_ERROR/i] });

  test("the examples still work", async ({ redoku, page }) => {
    await page.route("**/reference-*.json", (route) => route.abort());
    await page.goto("/embedding.html");
    const first = example(page, "The element");
    await first.getByRole("button", { name: "Solve" }).click();
    await expect(first.locator("[data-origin=solved]")).toHaveCount(51);
    await expect(page.locator("article:visible [data-reference=types]")).toContainText("Reload");
    await redoku.settled();
  });
});

test("the page links to the guide, and the guide links back", async ({ redoku, page }) => {
  await redoku.open();
  await page.getByRole("link", { name: "Embed" }).click();
  await expect(page).toHaveTitle("A Sudoku solver on your page · Redoku");
  await page.getByRole("link", { name: "Redoku", exact: true }).click();
  await expect(redoku.cells.first()).toBeFocused();
});

test.describe("Chinese, dark, on a phone", () => {
  test.use({ language: "zh-Hans", colorScheme: "dark", viewport: { width: 360, height: 640 } });

  test("the guide is in Chinese", async ({ redoku, page }) => {
    await page.goto("/embedding.html");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("把数独求解器放进你的网页");
    const first = example(page, "元素");
    await first.getByRole("button", { name: "求解" }).click();
    await expect(first.locator("[data-origin=solved]")).toHaveCount(51);
    const scrolls = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
    expect(await scrolls()).toBe(false);
    await redoku.expectAccessible();
    await page.getByRole("button", { name: /English/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "A Sudoku solver on your page",
    );
  });
});
