// Importing text: pasted, dropped or chosen, in any format, one puzzle or thousands.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, TYPO } from "./puzzles.mjs";

const ROWS = EXAMPLE.match(/.{9}/g);
const PYTHON = `[${ROWS.map((row) => `[${[...row].map((symbol) => `'${symbol}'`).join(", ")}]`)}]`;
const HODOKU = `:0000:x:${EXAMPLE.replace("53.", "53+4")}:::`;
/** Many puzzles: the example without one of its givens, in turn. */
const COLLECTION = Array.from({ length: 5000 }, (_, number) => {
  const cells = [...EXAMPLE].flatMap((symbol, cell) => (symbol === "." ? [] : [cell]));
  const cell = cells[number % cells.length];
  return `${EXAMPLE.slice(0, cell)}.${EXAMPLE.slice(cell + 1)} No ${number + 1}`;
}).join("\n");

/** Drops a file on the page. */
const drop = (page, content, name = "puzzle.txt") =>
  page.evaluate(
    ([content, name]) => {
      const dataTransfer = new DataTransfer();
      const bytes = typeof content === "string" ? content : new Uint8Array(content);
      dataTransfer.items.add(new File([bytes], name));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
    },
    [content, name],
  );

const paste = async (page) => {
  await page.locator("#paste:visible, #door-paste:visible").first().click();
  const dialog = page.getByRole("dialog", { name: "Paste a puzzle" });
  await expect(dialog).toBeVisible();
  return dialog;
};

test("a single puzzle goes on the board at once, with its format, and can be undone", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(PYTHON);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await expect(redoku.detail).toHaveText("Pasted: 30 givens (LeetCode board in Python). Undo");
  await expect(page.getByRole("status")).toContainText(
    "Pasted: 30 givens (LeetCode board in Python).",
  );
  await page.locator("#verdict").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => redoku.line()).toBe(".".repeat(81));
});

test("a wrong puzzle shows its verdict after a paste", async ({ redoku }) => {
  await redoku.open();
  await redoku.paste(TYPO);
  await expect(redoku.title).toHaveText("No solution");
  await expect(redoku.detail).toHaveText(/^4 has no place left in box 5\./);
});

test("digits that the text marks as placed are not givens", async ({ redoku }) => {
  await redoku.open();
  await redoku.paste(HODOKU);
  await expect(redoku.detail).toHaveText(
    "Pasted: 30 givens, 1 digit of your own (HoDoKu line). Undo",
  );
  const cells = await redoku.read();
  expect(cells[0]).toMatchObject({ digit: "5", origin: "given" });
  expect(cells[2]).toMatchObject({ digit: "4", origin: "placed", color: "rgb(31, 79, 163)" });
});

test("pencil marks are imported, and kept in a link", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await redoku.cell(2).click();
  for (const digit of ["1", "2", "4"]) await page.keyboard.press(`Shift+Digit${digit}`);
  await expect(redoku.cell(2)).toHaveAccessibleName(/1.*2.*4/);
  const name = await redoku.cell(2).getAttribute("aria-label");
  await page.locator("#share").click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toContain("#s=S9B");
  await page.keyboard.press("Escape");
  await page.locator("#clear").click();
  await redoku.paste(link);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await expect(redoku.cell(2)).toHaveAttribute("aria-label", name);
});

test("a parse error says where and why, keeps the board, and can be inspected", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await redoku.paste(`${EXAMPLE}\n${EXAMPLE.slice(1)}`);
  await expect(redoku.title).toHaveText("Couldn’t read that");
  await expect(redoku.detail).toContainText("Line 2: A puzzle has 81 cells, but this text has 80.");
  await expect(page.getByRole("alert")).toContainText("80");
  expect(await redoku.line()).toBe(EXAMPLE);
  await page.getByRole("button", { name: "Show the text" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox")).toHaveValue(`${EXAMPLE}\n${EXAMPLE.slice(1)}`);
  await expect(dialog.getByRole("status")).toContainText("Line 2");
  await dialog.getByRole("textbox").fill(EXAMPLE.replaceAll(".", "0"));
  await expect(dialog.getByRole("status")).toHaveText("30 givens (81-character line).");
});

test("the import dialog previews the puzzle, and Enter puts it on the board", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  const dialog = await paste(page);
  const box = dialog.getByRole("textbox");
  await expect(box).toBeFocused();
  for (const row of ROWS) {
    await page.keyboard.type(row);
    // Enter starts a new line until the puzzle is complete.
    if (row !== ROWS[8]) await page.keyboard.press("Enter");
  }
  await expect(dialog.getByRole("status")).toHaveText("30 givens (nine rows).");
  await expect(dialog.locator(".picture-given")).toHaveCount(30);
  await page.keyboard.press("Control+z");
  await expect(box).not.toHaveValue(ROWS.join("\n"));
  await box.fill(ROWS.join("\n"));
  await expect(dialog.locator(".picture-given")).toHaveCount(30);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await expect(redoku.board.locator(":focus")).toHaveCount(1);
});

test("Escape closes the import dialog and keeps the board and the focus", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type("123");
  // The first digit replaces the door, which has a button to paste, too.
  await expect(page.locator("#paste")).toBeVisible();
  const dialog = await paste(page);
  await dialog.getByRole("textbox").fill(EXAMPLE);
  await expect(dialog.locator(".picture-given")).toHaveCount(30);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await redoku.line()).toBe(`123${".".repeat(78)}`);
  await expect(redoku.cell(3)).toBeFocused();
  await page.locator("#paste:visible, #door-paste:visible").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("#paste:visible, #door-paste:visible").first()).toBeFocused();
});

test("a click reads the clipboard, and a refusal shows a hint", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const allow = (text) =>
    page.evaluate((text) => {
      const item = { types: ["text/html", "text/plain"], getType: async () => new Blob([text]) };
      const read = async () => {
        if (text === null) throw new Error("denied");
        return text ? [item] : [];
      };
      Object.defineProperty(navigator, "clipboard", { value: { read }, configurable: true });
    }, text);
  await allow(null);
  const dialog = await paste(page);
  await dialog.getByRole("button", { name: "Paste from the clipboard" }).click();
  await expect(dialog.getByRole("status")).toContainText("Paste into the box");
  await allow("");
  await dialog.getByRole("button", { name: "Paste from the clipboard" }).click();
  await expect(dialog.getByRole("status")).toHaveText("There is no text to read.");
  await allow(EXAMPLE);
  await dialog.getByRole("button", { name: "Paste from the clipboard" }).click();
  await expect(dialog.getByRole("status")).toContainText("30 givens");
  await page.keyboard.press("Enter");
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
});

test("the list of thousands of puzzles can be searched by number, name or digits", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(COLLECTION);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("5,000 puzzles")).toBeVisible();
  expect(await dialog.getByRole("option").count()).toBeLessThan(40);
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("option", { selected: true })).toContainText("No 2");
  await dialog.getByRole("listbox").focus();
  await page.keyboard.press("End");
  await expect(dialog.getByRole("option", { selected: true })).toContainText("No 5000");
  await dialog.getByRole("searchbox").fill("4321");
  await expect(dialog.getByText("1 of 5,000 puzzles")).toBeVisible();
  await dialog.getByRole("searchbox").fill("nowhere");
  await expect(dialog.getByText("No matching puzzle.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog, "Enter without a puzzle does nothing").toBeVisible();
  await dialog.getByRole("searchbox").fill("no 4322");
  await expect(dialog.getByRole("option", { selected: true })).toContainText("No 4322");
  await page.keyboard.press("Enter");
  const chosen = COLLECTION.split("\n")[4321].slice(0, 81);
  await expect.poll(() => redoku.line()).toBe(chosen);
});

test("skipped lines of a collection are counted, and the first is quoted", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const [first, second, third] = COLLECTION.split("\n").map((line) => line.slice(0, 81));
  await redoku.paste([first, "a difficult one", second, "not quite so easy", third].join("\n"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("3 puzzles")).toBeVisible();
  await expect(dialog).toContainText(
    "2 lines without a puzzle were skipped; the first is line 2: “a difficult one”.",
  );
});

test("files of any encoding can be dropped or chosen; an image is refused", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await drop(page, EXAMPLE);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await page.locator("#clear").click();
  const utf16 = [0xff, 0xfe, ...[...EXAMPLE].flatMap((symbol) => [symbol.charCodeAt(0), 0])];
  await drop(page, utf16);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await drop(page, [0x89, 0x50, 0x4e, 0x47, 0, 1, 2], "photo.png");
  await expect(redoku.detail).toHaveText("The file couldn’t be read as text.");
  const dialog = await paste(page);
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose files…" }).click();
  // ü in Latin-1 is an invalid byte in UTF-8.
  const sdk = `#DMüller\n[Puzzle]\n${ROWS.join("\n")}\n`;
  const buffer = Buffer.from(sdk, "latin1");
  await (await chooser).setFiles({ name: "müller.sdk", mimeType: "text/plain", buffer });
  await expect(dialog.getByRole("status")).toHaveText("30 givens (.sdk file).");
});

test.describe("Chinese on a small dark screen", () => {
  test.use({ language: "zh-Hans", viewport: { width: 360, height: 640 }, colorScheme: "dark" });

  test("the import dialog is in Chinese and fits", async ({ redoku, page }) => {
    await redoku.open();
    await page.locator("#paste:visible, #door-paste:visible").first().click();
    await expect(page.getByRole("dialog", { name: "粘贴题目" })).toBeVisible();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(EXAMPLE.slice(1));
    await expect(dialog.getByRole("status")).toHaveText("一道题有 81 格，而此文本有 80 格。");
    await dialog.getByRole("textbox").fill(COLLECTION.split("\n").slice(0, 30).join("\n"));
    await expect(dialog.getByText("共 30 题")).toBeVisible();
    const { scrollWidth, clientWidth } = await dialog.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
    await dialog.getByRole("option").nth(2).click();
    await dialog.getByRole("button", { name: "使用此题" }).click();
    await expect(redoku.detail).toContainText("29 个已知数");
  });
});

test("after closing the import dialog while it opens, a paste goes on the board", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await page.evaluate(() => {
    const closeAtOnce = () => {
      const dialog = document.querySelector("dialog");
      dialog?.close();
      window.shut ||= dialog !== null;
    };
    new MutationObserver(closeAtOnce).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator("#paste:visible, #door-paste:visible").first().click();
  await expect.poll(() => page.evaluate(() => window.shut)).toBe(true);
  await redoku.drawn();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
});
