// The guide, in both languages: its examples run, its reference is there, and its playground answers.
import { GUIDE } from "../../xtask/guide.mjs";
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

/** The example under a heading. */
const example = (page, heading) =>
  page.locator("article:visible").locator(`:is(h2, h3):text-is("${heading}") ~ .live`).first();

test("the examples of the guide do what they show", async ({ redoku, page, baseURL }) => {
  await page.goto("/embedding.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A Sudoku solver on your page");
  await expect(page.locator("article:visible [data-script] pre")).toHaveText(
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
  await page.goto("/reference.html");
  await expect(page.locator("article:visible").getByRole("row")).not.toHaveCount(0);
  for (const text of [
    "function solveSudoku(board: string[][]): string[][]",
    "type Verdict",
    "puzzle: string",
    "load(text: BoardPuzzle): Promise<string>",
    "redoku-verdict",
    "--redoku-solved",
  ]) {
    await expect(page.getByRole("term").filter({ hasText: text }).first()).toBeVisible();
  }
  await page.getByRole("link", { name: "findSteps", exact: true }).click();
  await expect(page.locator("#functions-findSteps")).toBeInViewport();
  await redoku.expectAccessible();
});

test("every page of the guide has both languages and the list of pages, and fits a phone", async ({
  redoku,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const address of Object.values(GUIDE)) {
    await page.goto(`/${address}`);
    const here = page.locator("article:visible .pages [aria-current=page]");
    await expect(here).toHaveAttribute("href", address);
    await page.locator("#language").click();
    await expect(page.locator("article:visible")).toHaveAttribute("lang", "zh-Hans");
    await expect(page.locator("article:visible h1")).toHaveText(/\p{Script=Han}/u);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, address).toBe(clientWidth);
    await redoku.expectAccessible();
    await page.locator("#language").click();
    await expect(page.locator("article:visible")).toHaveAttribute("lang", "en");
  }
});

test("a block of code can be copied", async ({ page, context, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium lets a test read the clipboard");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/node.html");
  const copier = page.locator("article:visible .copy-code").first();
  await copier.click();
  await expect(copier).toHaveAccessibleName("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import \{ solve \} from "redoku";\n\nconst verdict/);
});

test("the playground runs the reader's puzzle on the board and in a call", async ({
  redoku,
  page,
}) => {
  await page.goto("/playground.html");
  const [outcome, result] = ["#outcome", "#result"].map((id) => page.locator(id));
  await page.locator("#run").click();
  await expect(result).toContainText(SOLUTION);
  await page.getByLabel("Its attributes").fill('controls="solve" onclick="x"');
  await page.locator("#board").getByRole("button", { name: "Solve" }).click();
  await expect(page.locator("#board [data-origin=solved]")).toHaveCount(51);
  await page.getByLabel("Function").selectOption("hint");
  await expect(page.locator("#call")).toContainText('await hint(puzzle, { "language": "en" })');
  await page.getByLabel("Other arguments").fill("{ language }");
  await page.keyboard.press("Enter");
  await expect(outcome).toHaveText(/^The other arguments are not JSON: /);
  await page.getByLabel("Your puzzle").fill("53");
  await page.getByLabel("Function").selectOption("solve");
  await page.locator("#run").click();
  await expect(outcome).toHaveText("RedokuError too-short: expected 81 cells, got 2");
  await page.getByLabel("Your puzzle").fill(".".repeat(81));
  await page.getByLabel("Other arguments").fill('{ "limit": 100000000 }');
  await page.locator("#run").click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(outcome).toHaveText("Cancelled.");
  await redoku.expectAccessible();
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
