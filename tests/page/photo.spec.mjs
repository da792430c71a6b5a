// Puzzles from photos: a drawn grid, warped and shaded, is read, mended and solved; a picture without a grid is refused.
import { drawPicture, pictureOf } from "./drawn-photo.mjs";
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

/** Opens the photo dialog and chooses a picture. */
async function choose(page, picture) {
  await page.locator("#photo:visible, #door-photo:visible").first().click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose a picture…" }).click();
  await (await chooser).setFiles(picture);
  return dialog;
}

const lineOf = (dialog) =>
  dialog
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.textContent || ".").join(""));

test("a warped and shaded photo is read, mended and solved", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const dialog = await choose(page, await pictureOf(page, EXAMPLE));
  await expect(dialog.getByRole("status")).toContainText("30 givens, one solution.");
  expect(await lineOf(dialog)).toBe(EXAMPLE);
  await redoku.expectAccessible();
  // A wrong digit is reported, and mended with the keyboard.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("3");
  await expect(dialog.getByRole("status")).toContainText("a digit appears twice");
  await expect(dialog.getByRole("status")).toContainText(
    "r1c1 reads 3; 5 would give one solution.",
  );
  await dialog.getByRole("button", { name: "Write 5 in row 1, column 1" }).click();
  await expect(dialog.getByRole("status")).toContainText("30 givens, one solution.");
  // A press on the photo selects that cell of the grid; the pad writes into it.
  const photo = dialog.getByRole("img");
  const { width, height } = await photo.boundingBox();
  await photo.click({ position: { x: width / 2, y: height / 2 } });
  await expect(dialog.getByRole("gridcell").nth(40)).toBeFocused();
  await dialog.getByRole("button", { name: "7", exact: true }).click();
  await expect(dialog.getByRole("status")).toContainText("Not sure");
  await dialog.getByRole("button", { name: "Erase" }).click();
  await expect(dialog.getByRole("status")).toContainText("30 givens, one solution.");
  await dialog.getByRole("button", { name: "Use this puzzle" }).click();
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await redoku.solve();
  await expect(redoku.title).toContainText("One solution");
});

test("a photo that was dropped upside down is righted", async ({ redoku, page }) => {
  await redoku.open();
  const base64 = await page.evaluate(drawPicture, { puzzle: EXAMPLE, quarters: 2 });
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], "photo.png", { type: "image/png" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, base64);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText("30 givens, one solution.");
  expect(await lineOf(dialog)).toBe(EXAMPLE);
});

test("Paste from the clipboard reads a picture as a photo", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const base64 = await page.evaluate(drawPicture, { puzzle: EXAMPLE, quarters: 0 });
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = new Blob([bytes], { type: "image/png" });
    const item = { types: ["text/html", "image/png"], getType: async () => picture };
    const value = { read: async () => [item] };
    Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  }, base64);
  await page.locator("#paste:visible, #door-paste:visible").first().click();
  await page.getByRole("button", { name: "Paste from the clipboard" }).click();
  const dialog = page.getByRole("dialog", { name: "Read a photo" });
  await expect(dialog.getByRole("status")).toContainText("30 givens, one solution.");
  expect(await lineOf(dialog)).toBe(EXAMPLE);
});

test("a pasted picture of 50 megapixels is read", { tag: "@differs" }, async ({ redoku, page }) => {
  await redoku.open();
  const base64 = await page.evaluate(drawPicture, { puzzle: EXAMPLE, quarters: 0 });
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const small = await createImageBitmap(new Blob([bytes]));
    const large = new OffscreenCanvas(8190, 6370);
    large.getContext("2d").drawImage(small, 0, 0, large.width, large.height);
    const blob = await large.convertToBlob({ type: "image/jpeg" });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob], "photo.jpg", { type: "image/jpeg" }));
    // Firefox makes no ClipboardEvent with files.
    const paste = new Event("paste", { bubbles: true });
    document.body.dispatchEvent(Object.assign(paste, { clipboardData }));
  }, base64);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText("30 givens, one solution.");
  expect(await lineOf(dialog)).toBe(EXAMPLE);
});

test("corners are dragged, and the grid between them is read again", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const dialog = await choose(page, await pictureOf(page, EXAMPLE));
  await expect(dialog.getByRole("status")).toContainText("30 givens, one solution.");
  await dialog.getByRole("button", { name: "Set the corners" }).click();
  const corner = dialog.getByRole("button", { name: "Bottom right corner" });
  const loupe = dialog.locator(".photo-loupe");
  const drag = async (right, down) => {
    const { x, y, width, height } = await corner.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(loupe).toBeHidden();
    await page.mouse.down();
    await expect(loupe).toBeVisible();
    await page.mouse.move(x + width / 2 + right, y + height / 2 + down, { steps: 3 });
    await page.mouse.up();
  };
  const again = dialog.getByRole("button", { name: "Read again" });
  await drag(-300, -200);
  await again.click();
  await expect(dialog.getByRole("status")).toContainText("These corners don’t form a square");
  await drag(302, 199);
  await again.click();
  await expect(dialog.getByRole("status")).toContainText("30 givens, one solution.");
  expect(await lineOf(dialog)).toBe(EXAMPLE);
});

test("a picture without a grid, and a file that is no picture, are refused in words", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  const dialog = await choose(page, await pictureOf(page, ""));
  await expect(dialog.getByRole("status")).toContainText("No Sudoku grid found");
  await redoku.expectAccessible();
  // The corners can be moved with the keyboard.
  const corner = dialog.getByRole("button", { name: "Top left corner" });
  await expect(corner).toBeFocused();
  const before = await corner.boundingBox();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await corner.boundingBox()).x).toBeGreaterThan(before.x);
  await expect(dialog.getByRole("button", { name: "Use this puzzle" })).toBeHidden();
  const unknown = { name: "x.heic", mimeType: "image/heic", buffer: Buffer.from("no") };
  await dialog.locator("input[type=file]").last().setInputFiles(unknown);
  await expect(dialog.getByRole("status")).toContainText("can’t read this file as a picture");
});

/** Lets the first photo never be read. */
const loseFirstPhoto = (page) =>
  page.addInitScript(() => {
    window.Worker = class extends Worker {
      postMessage(message, ...rest) {
        const { dataset } = document.documentElement;
        if (message.method === "readPhoto" && !("asked" in dataset)) dataset.asked = "";
        else super.postMessage(message, ...rest);
      }
    };
  });

test("reading can be cancelled, and another picture is read", async ({ redoku, page }) => {
  await loseFirstPhoto(page);
  await redoku.open();
  const picture = await pictureOf(page, EXAMPLE);
  const dialog = await choose(page, picture);
  await expect(page.locator("html[data-asked]")).toBeAttached();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await redoku.expectAccessible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/^Cancelled\./);
  await expect(dialog.getByRole("progressbar")).toBeHidden();
  await dialog.locator("input[type=file]").last().setInputFiles(picture);
  await expect(dialog.getByRole("status")).toContainText("30 givens, one solution.");
});

test("closing the dialog ends the reading, and the solver is free", async ({ redoku, page }) => {
  await loseFirstPhoto(page);
  await redoku.open();
  const picture = await pictureOf(page, EXAMPLE);
  const dialog = await choose(page, picture);
  await expect(page.locator("html[data-asked]")).toBeAttached();
  await dialog.getByRole("button", { name: "Close" }).click();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await redoku.solve();
});
