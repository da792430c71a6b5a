// Print and image files, with and without answers. Only in Chromium: over BiDi, Firefox neither prints nor provides
// downloads.
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

/** The sizes of paper in points, the unit of PDF. */
const PAPERS = { A4: [595, 842], Letter: [612, 792] };

async function share(redoku, page, text = EXAMPLE) {
  await redoku.paste(text);
  if (text !== EXAMPLE) await page.getByRole("dialog").getByRole("searchbox").press("Enter");
  await expect(redoku.title).toHaveText("One solution");
  await page.locator("#share").click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByText("More", { exact: true }).click();
  await expect(dialog.getByRole("link", { name: "SudokuPad" })).toBeVisible();
  return dialog;
}

/** Presses Print without the dialog of the browser, and waits for the sheet. */
async function print(page, dialog) {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await dialog.getByRole("button", { name: "Print…" }).click();
  await expect(page.locator(".print-sheet")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
}

/** The number and size of the printed pages. */
async function pages(page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return sizes.map(([, width, height]) => [Math.round(width), Math.round(height)]);
}

for (const [paper, size] of Object.entries(PAPERS)) {
  test(`1, 2, 4 or 6 per page of ${paper}: one page with only boards`, {
    tag: "@chromium",
  }, async ({ redoku, page }) => {
    await redoku.open();
    const dialog = await share(redoku, page);
    await dialog.getByRole("combobox", { name: "Paper" }).selectOption(paper);
    for (const number of [1, 2, 4, 6]) {
      await dialog.getByRole("combobox", { name: "Puzzles per page" }).selectOption(`${number}`);
      await print(page, dialog);
      const boards = page.locator(".print-sheet .picture");
      await expect(boards).toHaveCount(number);
      const boxes = await Promise.all((await boards.all()).map((board) => board.boundingBox()));
      for (const box of boxes) expect(box.width).toBe(box.height);
      expect(boxes[0].width).toBeGreaterThan(70 * 3.7);
      const seen = page.locator("body > *:visible");
      await expect(seen).toHaveCount(1);
      await expect(page.locator(".picture-answer")).toHaveCount(0);
      expect(await pages(page), `${number} per page`).toEqual([size]);
      await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
      await expect(page.locator(".print-sheet")).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
    }
  });
}

test("printed answers are distinguishable without colour", async ({ redoku, page }) => {
  await redoku.open();
  await page.getByRole("button", { name: "Dark theme" }).click();
  const dialog = await share(redoku, page);
  await dialog.getByRole("switch", { name: "Include answers" }).check();
  await print(page, dialog);
  await expect(page.locator(".picture-given")).toHaveCount(30);
  await expect(page.locator(".picture-answer")).toHaveCount(51);
  await expect(page.locator(".picture-underline")).toHaveCount(51);
  const look = (name) =>
    page
      .locator(name)
      .first()
      .evaluate((element) => {
        const { fill, fontWeight } = getComputedStyle(element);
        return { fill, fontWeight: Number(fontWeight) };
      });
  const [given, answer] = [await look(".picture-given"), await look(".picture-answer")];
  expect(given.fill, "dark ink on white, even with the dark theme").toBe("rgb(27, 29, 34)");
  expect(answer.fill).toBe("rgb(200, 16, 46)");
  expect(answer.fontWeight).toBeLessThan(given.fontWeight);
});

test("a list is printed over several pages, each puzzle with its answer", async ({
  redoku,
  page,
}) => {
  const book = [0, 1, 4, 8, 12, 13, 14].map(
    (cell) => `${EXAMPLE.slice(0, cell)}.${EXAMPLE.slice(cell + 1)}`,
  );
  const text = [EXAMPLE, ...book.map((puzzle, index) => `${puzzle} ${index}`)].join("\n");
  await redoku.open();
  const dialog = await share(redoku, page, text);
  await dialog.getByRole("switch", { name: "Include answers" }).check();
  await dialog.getByRole("combobox", { name: "Puzzles per page" }).selectOption("6");
  await dialog
    .getByRole("combobox", { name: "Puzzles", exact: true })
    .selectOption({ label: "The next 8 in the list" });
  await print(page, dialog);
  await expect(page.locator(".print-page")).toHaveCount(2);
  await expect(page.locator(".print-sheet .picture")).toHaveCount(8);
  await expect(page.locator(".print-sheet figcaption")).toHaveText([..."12345678"]);
  await expect(page.locator(".print-sheet .picture").nth(0).locator("text")).toHaveCount(81);
});

test("the board is saved as SVG and PNG, with or without answers", { tag: "@chromium" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const dialog = await share(redoku, page);
  const save = async (name) => {
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`sudoku.${name.toLowerCase()}`);
    return readFile(await file.path());
  };
  const plain = (await save("SVG")).toString();
  expect(plain.match(/<text/g)).toHaveLength(30);
  const answers = dialog.getByRole("switch", { name: "Include answers" });
  await answers.check();
  const solved = (await save("SVG")).toString();
  expect(solved.match(/<text[^>]*fill="#c8102e"/g)).toHaveLength(51);
  expect(await reddish(page, await save("PNG"))).toBeGreaterThan(1000);
  await answers.uncheck();
  expect(await reddish(page, await save("PNG"))).toBe(0);
});

/** The number of pixels of a PNG in the red of answers. */
function reddish(page, png) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] === 200 && data[at + 1] === 16 && data[at + 2] === 46) count++;
    }
    return image.width === 1200 ? count : -1;
  }, png.toString("base64"));
}

test("printing the page itself shows only the board", {
  tag: "@chromium",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await page.emulateMedia({ media: "print" });
  await expect(redoku.board).toBeVisible();
  await expect(redoku.cell(0)).toBeFocused();
  await expect(redoku.cell(0), "no focus ring").toHaveCSS("box-shadow", "none");
  await expect(page.locator("button:visible, input:visible, a:visible, h1:visible")).toHaveCount(0);
});
