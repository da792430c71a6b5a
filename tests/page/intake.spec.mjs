// Importing text: the place of a parse error, and several files at once.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

const ROWS = EXAMPLE.match(/.{9}/g);

/** Drops files on the open dialog or on the page, given as names and contents. */
const dropAll = (page, files) =>
  page.evaluate((files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, content, type] of files) {
      dataTransfer.items.add(new File([content], name, { type }));
    }
    const target = document.querySelector("dialog[open]") ?? document.body;
    target.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, files);

test("the place of a parse error is selected in the text box and named in words", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  const bad = ROWS.with(3, "8...q...3").join("\n");
  await redoku.paste(bad);
  await page.getByRole("button", { name: "Show the text" }).click();
  const dialog = page.getByRole("dialog");
  const box = dialog.getByRole("textbox");
  const selected = () =>
    box.evaluate(({ value, selectionStart, selectionEnd }) => [
      selectionStart,
      value.slice(selectionStart, selectionEnd),
    ]);
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(box).toHaveAccessibleDescription(/^Line 4: Character ‘q’ in row 4, column 5/);
  await expect(dialog.locator("mark")).toHaveText("q");
  await expect(dialog.locator(".import-excerpt")).toHaveText("8...q...3");
  await expect.poll(selected).toEqual([bad.indexOf("q"), "q"]);
  await expect(box).toBeFocused();
  // Typing does not move the selection; the button goes to the next place.
  await box.press("Delete");
  await expect(dialog.getByRole("status")).toHaveText("Line 4: Row 4 has 8 cells instead of 9.");
  await expect(dialog.locator("mark")).toHaveText("8......3");
  expect(await selected()).toEqual([bad.indexOf("q"), ""]);
  await dialog.getByRole("button", { name: "Show where" }).click();
  await expect.poll(selected).toEqual([30, "8......3"]);
  await box.fill(ROWS.join("\n"));
  await expect(dialog.getByRole("status")).toHaveText("30 givens (nine rows).");
  await expect(box).not.toHaveAttribute("aria-invalid");
  await expect(dialog.locator("mark")).toBeHidden();
});

test("the puzzles of several files form one list, and files without a puzzle are named", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const files = [
    ["one.txt", EXAMPLE],
    ["photo.png", "\0"],
    ["rows.txt", ROWS.join("\n")],
    ["words.txt", "no puzzle here"],
  ];
  await dropAll(page, files);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("option")).toHaveCount(2);
  await expect(dialog.getByRole("option").nth(1)).toContainText("rows.txt");
  await expect(dialog.getByText("No puzzle found in photo.png and words.txt.")).toBeVisible();
  await dialog.getByRole("option").nth(1).click();
  await expect(dialog.locator(".import-status")).toHaveText("30 givens (nine rows).");
  await dialog.getByRole("button", { name: "Use this puzzle" }).click();
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await page.locator("#clear").click();
  await dropAll(page, [files[1], files[3]]);
  await expect(redoku.detail).toHaveText("No puzzle found in photo.png and words.txt.");
});

test("files that are dropped on another dialog open what they are for", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const dialog = page.getByRole("dialog");
  const settings = page.locator("#open-settings");
  await settings.click();
  await dropAll(page, [["list.sdm", [EXAMPLE, EXAMPLE].join("\n")]]);
  await expect(dialog).toHaveAccessibleName("Choose a puzzle");
  await expect(dialog.getByRole("option")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Close" }).click();
  await settings.click();
  await dropAll(page, [["one.txt", EXAMPLE]]);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await expect(dialog).toBeHidden();
  await settings.click();
  await dropAll(page, [["words.txt", "no puzzle here"]]);
  await expect(redoku.title).toHaveText("Couldn’t read that");
  await expect(dialog).toBeHidden();
  await settings.click();
  await dropAll(page, [["x.heic", "no", "image/heic"]]);
  await expect(dialog).toHaveAccessibleName("Read a photo");
  await expect(dialog.getByRole("status")).toContainText("can’t read this file as a picture");
  await dropAll(page, [["one.txt", EXAMPLE]]);
  await expect(dialog).toBeHidden();
  // The focus is where it was before the dialogs.
  await expect(settings).toBeFocused();
});
