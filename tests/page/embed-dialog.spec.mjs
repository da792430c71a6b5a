// "Embed this puzzle": the code in the share dialog works on a page of another origin.
import { mergeTests } from "@playwright/test";
import { test as elsewhere } from "./element-fixture.mjs";
import { expect, test as own } from "./fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

const test = mergeTests(own, elsewhere.extend({ expectedErrors: [[], { option: true }] }));

async function open(redoku, page) {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await page.locator("#share").click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByText("More", { exact: true }).click();
  await expect(dialog.getByRole("link", { name: "SudokuPad" })).toBeVisible();
  const lines = dialog.getByRole("textbox", { name: "Code for your page" });
  const kind = dialog.getByRole("combobox", { name: "Embed as" });
  return { dialog, lines, kind };
}

/** The code with the address of a server that allows other origins. */
const from = (lines, baseURL, cdn) => lines.replaceAll(baseURL, cdn.origin);

test("the code for the element, the frame and the script works on another page", async ({
  redoku,
  page,
  context,
  baseURL,
  cdn,
  site,
}) => {
  const { dialog, lines, kind } = await open(redoku, page);
  const other = await context.newPage();
  // The code follows a choice with the next frame of the page, which is in the background.
  const visit = async (/** @type {RegExp} */ code) => {
    await expect(lines).toHaveValue(code);
    const html = `<body>${from(await lines.inputValue(), baseURL, cdn)}`;
    Object.assign(site.page, { html, policy: "" });
    await other.goto(site.origin);
  };

  await visit(/<redoku-board/);
  await other.getByRole("button", { name: "Solve" }).click();
  await expect(other.locator("redoku-board [data-origin=solved]")).toHaveCount(51);

  await kind.selectOption("frame");
  await dialog.getByRole("combobox", { name: "Theme" }).selectOption("dark");
  await dialog.getByRole("switch", { name: "Include answers" }).check();
  await visit(/theme=dark&amp;solve=1/);
  const inside = other.frameLocator("iframe");
  await expect(inside.locator("[data-origin=solved]")).toHaveCount(51);
  await expect(inside.locator(".frame")).toHaveCSS("background-color", "rgb(19, 20, 24)");

  await kind.selectOption("script");
  const said = other.waitForEvent("console");
  await visit(/import .*solve/);
  expect((await said).text()).toBe(`unique ${SOLUTION}`);
});

test("the code can be previewed and copied, and is accessible", async ({ redoku, page }) => {
  const { dialog, lines, kind } = await open(redoku, page);
  await dialog.getByText("Preview").click();
  const inside = dialog.frameLocator("iframe");
  await expect(inside.getByRole("gridcell").first()).toHaveText("5");
  const frame = dialog.locator("iframe");
  await expect.poll(() => frame.evaluate(({ offsetHeight }) => offsetHeight)).toBeGreaterThan(400);
  await page.evaluate(() => {
    const writeText = async (text) => {
      window.copied = text;
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });
  await dialog.getByRole("button", { name: "Copy", exact: true }).nth(1).click();
  expect(await page.evaluate(() => window.copied)).toBe(await lines.inputValue());
  await redoku.expectAccessible();
  await kind.selectOption("script");
  await expect(dialog.getByText("Preview")).toBeHidden();
});

test.describe("Chinese, dark, on a phone", () => {
  test.use({ language: "zh-Hans", colorScheme: "dark", viewport: { width: 360, height: 640 } });

  test("the code is for a Chinese board", async ({ redoku, page }) => {
    await redoku.open();
    await redoku.paste(EXAMPLE);
    await expect(redoku.title).toHaveText("唯一解");
    await page.locator("#share").click();
    await page.getByText("更多", { exact: true }).click();
    const lines = page.getByRole("textbox", { name: "放入网页的代码" });
    await expect(lines).toHaveValue(/<redoku-board controls lang="zh" puzzle="53/);
    await expect(page.getByRole("heading", { name: "嵌入此题" })).toBeVisible();
    await page.getByText("预览").click();
    await expect(page.frameLocator("iframe").getByRole("button", { name: "求解" })).toBeVisible();
    await redoku.expectAccessible();
  });
});
