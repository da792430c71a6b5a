// Sharing: copies in many formats, a link with the whole board, a QR code.
import jsqr from "jsqr";
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SOLUTION, TYPO } from "./puzzles.mjs";

const decode = jsqr.default ?? jsqr;
const GRID = `+-------+-------+-------+
| 5 3 . | . 7 . | . . . |`;
const PYTHON = `[${EXAMPLE.match(/.{9}/g).map((row) => `[${[...row].map((symbol) => `'${symbol}'`)}]`)}]`;

/** Pastes a text and opens the share dialog. */
async function share(redoku, page, text = EXAMPLE) {
  await redoku.paste(text);
  await expect(redoku.board.locator("[data-origin=given]").first()).toBeVisible();
  // The answer to share comes with the verdict.
  await expect(redoku.title).not.toHaveText(/^Solve, check|Checking/);
  await page.locator("#share").click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByText("More", { exact: true }).click();
  await expect(dialog.getByRole("link", { name: "SudokuPad" })).toBeVisible();
  return dialog;
}

/** Replaces the clipboard, which tests must not touch; optionally with one that refuses. */
const catchClipboard = (page, open = true) =>
  page.evaluate((open) => {
    const writeText = async (text) => {
      if (!open) throw new Error("denied");
      window.copied = text;
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  }, open);

test("the puzzle or its answer is copied in every format", async ({ redoku, page }) => {
  await redoku.open();
  await catchClipboard(page);
  const dialog = await share(redoku, page, PYTHON);
  const words = dialog.getByRole("textbox", { name: "Text" });
  const kind = dialog.getByRole("combobox", { name: "Text format" });
  await expect(words).toHaveValue(EXAMPLE);
  const starts = {
    grid: GRID,
    "pencil-marks": ".---",
    leetcode: PYTHON,
    s9b: "S9B05",
    hodoku: ":0000:x:53..7",
    csv: "5,3,,,7",
    sdk: "[Puzzle]\n53..7....",
    line: EXAMPLE,
  };
  for (const [format, start] of Object.entries(starts)) {
    await kind.selectOption(format);
    await expect.poll(() => words.inputValue(), format).toContain(start);
  }
  await dialog.getByRole("switch", { name: "Include answers" }).check();
  await expect(words).toHaveValue(SOLUTION);
  await dialog.getByRole("button", { name: "Copy", exact: true }).first().click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => window.copied)).toBe(SOLUTION);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(redoku.board.locator(":focus")).toHaveCount(1);
});

test("the picture is copied, or saved where pictures cannot be copied @chromium", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const dialog = await share(redoku, page);
  await page.evaluate(() => {
    const write = async ([item]) => {
      window.copied = (await item.getType("image/png")).size;
    };
    Object.defineProperty(navigator, "clipboard", { value: { write }, configurable: true });
  });
  await dialog.getByRole("button", { name: "Copy picture" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => window.copied)).toBeGreaterThan(1000);
  await catchClipboard(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: /Copied|Copy picture/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("sudoku.png");
});

test("if the clipboard refuses, the text is selected", async ({ redoku, page }) => {
  await redoku.open();
  await catchClipboard(page, false);
  const dialog = await share(redoku, page);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  const link = dialog.getByRole("textbox", { name: "Link" });
  await expect(link).toBeFocused();
  const selected = await link.evaluate(({ value, selectionStart, selectionEnd }) => [
    selectionStart,
    selectionEnd - value.length,
  ]);
  expect(selected).toEqual([0, 0]);
});

test("a link restores the board, the user's digits and the answers", async ({ redoku, page }) => {
  await redoku.open();
  const dialog = await share(redoku, page, `:0000:x:${EXAMPLE.replace("53.", "53+4")}:::`);
  await dialog.getByRole("switch", { name: "Include answers" }).check();
  const field = dialog.getByRole("textbox", { name: "Link" });
  await expect(field).toHaveValue(/#s=S9B[0-9a-z]{162}&a=1$/);
  const link = await field.inputValue();
  await page.keyboard.press("Escape");
  await page.locator("#clear").click();
  await redoku.press("1");
  await expect.poll(() => redoku.line()).toBe(`1${".".repeat(80)}`);

  await page.goto("about:blank");
  await page.goto(link);
  await expect.poll(() => redoku.line()).toBe(SOLUTION);
  const cells = await redoku.read();
  expect(cells[0].origin).toBe("given");
  expect(cells[2].origin).toBe("placed");
  expect(cells[3].origin).toBe("solved");
  expect(new URL(page.url()).hash, "the address does not hold an old board").toBe("");
  await page.locator("#undo").click();
  await page.locator("#undo").click();
  await expect.poll(() => redoku.line(), "Undo brings what was there").toBe(`1${".".repeat(80)}`);
});

test("a link without placed digits is short, and works in an open page", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const dialog = await share(redoku, page);
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  expect(new URL(link).hash.length).toBeLessThan(60);
  await page.keyboard.press("Escape");
  await page.locator("#clear").click();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await expect(redoku.detail).toHaveText("Opened from a link: 30 givens. Undo");
  await page.evaluate(() => {
    location.hash = "s=nonsense";
  });
  await expect(redoku.title).toHaveText("Couldn’t read that");
  expect(await redoku.line()).toBe(EXAMPLE);
});

test("the QR code contains the link, in the dark theme too", async ({ redoku, page }) => {
  await redoku.open();
  await page.getByRole("button", { name: "Dark theme" }).click();
  const dialog = await share(redoku, page, `:0000:x:${EXAMPLE.replace("53.", "53+4")}:::`);
  const code = dialog.getByRole("img", { name: "QR code of the link" });
  const { data, width, height } = await code.evaluate(async (svg) => {
    const image = new Image();
    const { width, height } = svg.getBoundingClientRect();
    const copy = svg.cloneNode(true);
    for (const [name, value] of Object.entries({ width, height })) copy.setAttribute(name, value);
    const text = new XMLSerializer().serializeToString(copy);
    image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    await image.decode();
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(image, 0, 0);
    return { data: Array.from(context.getImageData(0, 0, width, height).data), width, height };
  });
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  expect(decode(Uint8ClampedArray.from(data), width, height)?.data).toBe(link);
});

test("the puzzle opens on other sites, without a referrer or opener", async ({ redoku, page }) => {
  await redoku.open();
  const dialog = await share(redoku, page);
  for (const [name, start] of [
    ["SudokuWiki", "https://www.sudokuwiki.org/sudoku.htm?bd=S9B"],
    ["SudokuExchange", "https://sudokuexchange.com/play/?s="],
    ["SudokuPad", "https://sudokupad.app/classic"],
  ]) {
    const link = dialog.getByRole("link", { name });
    expect(await link.getAttribute("href")).toContain(start);
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
});

test("a picture that cannot be made is named in words", async ({ redoku, page }) => {
  await redoku.open();
  const dialog = await share(redoku, page);
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error("no memory"));
  });
  await dialog.getByRole("button", { name: "PNG" }).click();
  await expect(dialog.getByText("The picture couldn’t be made. Try again.")).toBeVisible();
});

test("a puzzle without a solution is shared without answers", async ({ redoku, page }) => {
  await redoku.open();
  const dialog = await share(redoku, page, TYPO);
  await expect(dialog.getByRole("switch", { name: "Include answers" })).toBeDisabled();
  await expect(dialog.getByRole("textbox", { name: "Text" })).toHaveValue(TYPO);
});

test("Ctrl+Shift+C on the grid copies it as a drawn grid", async ({ redoku, page }) => {
  await redoku.open();
  await catchClipboard(page);
  await redoku.paste(EXAMPLE);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await page.evaluate(() => {
    const keys = { key: "C", code: "KeyC", ctrlKey: true, shiftKey: true };
    const event = new KeyboardEvent("keydown", { ...keys, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect.poll(() => page.evaluate(() => window.copied)).toContain(GRID);
  await expect(page.getByRole("status")).toHaveText("Copied as a text grid.");
  await catchClipboard(page, false);
  await page.evaluate(() => {
    const keys = { key: "C", code: "KeyC", ctrlKey: true, shiftKey: true };
    const event = new KeyboardEvent("keydown", { ...keys, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(redoku.title).toHaveText("Couldn’t copy");
});

test.describe("Chinese on a small dark screen", () => {
  test.use({ language: "zh-Hans", viewport: { width: 360, height: 640 }, colorScheme: "dark" });

  test("the dialog is in Chinese and fits", async ({ redoku, page }) => {
    await redoku.open();
    await redoku.paste(EXAMPLE);
    await expect(redoku.title).toHaveText("唯一解");
    await page.locator("#share").click();
    const dialog = page.getByRole("dialog", { name: "分享" });
    await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
    await dialog.getByText("更多", { exact: true }).click();
    await expect(dialog.getByRole("link", { name: "SudokuPad" })).toBeVisible();
    for (const part of [dialog, page.locator("html")]) {
      const { scrollWidth, clientWidth } = await part.evaluate(({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
      }));
      expect(scrollWidth).toBe(clientWidth);
    }
  });
});

test.describe("an engine that cannot be loaded once", () => {
  test.use({
    serviceWorkers: "block",
    expectedErrors: [/Failed to load|net::|error loading|NS_ERROR|restarted/i],
  });

  test("the link stays in the address, and a reload opens it", async ({ redoku, page }) => {
    const link = `/#s=${EXAMPLE}`;
    await page.route(/text_bg.*\.wasm/, (route) => route.abort());
    await page.goto(link);
    await expect(redoku.title).toHaveText(/couldn’t be loaded|stopped/);
    await expect(page).toHaveURL(/#s=/);
    await page.unroute(/text_bg.*\.wasm/);
    await page.reload();
    await expect.poll(() => redoku.line()).toBe(EXAMPLE);
    await expect(page).not.toHaveURL(/#s=/);
  });
});
