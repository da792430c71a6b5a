// My puzzles and the gallery: boards are kept, opened, deleted and exported; Clear loses nothing.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

const rows = (page) => page.locator("#mine-dialog .mine-row");

async function openMine(page) {
  await page.locator("#mine").click();
  await expect(page.locator("#mine-dialog")).toBeVisible();
}

test("each board is kept with its progress, and opens again after Clear", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await page.getByText("Try an example").click();
  await page.getByRole("button", { name: "LeetCode 37" }).click();
  await expect(redoku.title).toHaveText("One solution");
  await redoku.cell(2).click();
  await redoku.press(["4"]);
  await page.locator("#clear").click();
  await page.getByRole("button", { name: "Two solutions" }).click();
  await expect(redoku.title).toHaveText("2 solutions");

  await openMine(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText("25 givens");
  await expect(rows(page).nth(1)).toContainText("1 of 51 cells");
  await redoku.expectAccessible();
  await rows(page).nth(1).locator(".mine-open").click();
  await expect.poll(() => redoku.line()).toBe(`534${EXAMPLE.slice(3)}`);
  await expect(redoku.cell(2)).toHaveAttribute("data-origin", "placed");

  await redoku.cell(3).click();
  await redoku.press(["6"]);
  await page.reload();
  await redoku.cell(5).click();
  await redoku.press(["8"]);
  await openMine(page);
  await expect(rows(page), "the same board goes on, also after a reload").toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText("3 of 51 cells");
});

test("a board can be deleted, and brought back", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await page.locator("#clear").click();
  await openMine(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.locator("#mine-dialog").getByRole("button", { name: "Undo" }).click();
  await expect(rows(page).first()).toContainText("30 givens");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await openMine(page);
  await expect(page.locator("#mine-dialog")).toContainText("No puzzles yet.");
});

test("the exported file reads back with own digits @chromium", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await redoku.cell(2).click();
  await redoku.press(["4"]);
  await openMine(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("redoku-puzzles.txt");
  const lines = await (await download.createReadStream()).toArray();
  await page.keyboard.press("Escape");
  await page.locator("#clear").click();
  await redoku.paste(Buffer.concat(lines).toString());
  await expect.poll(() => redoku.cellsWhere(({ origin }) => origin === "placed")).toEqual([2]);
});

test("a board that the browser does not delete stays, and the dialog says so", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await openMine(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException("no", "UnknownError");
    };
  });
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.locator("#mine-dialog")).toContainText("didn’t let this page change the list");
  await expect(rows(page).first()).toContainText("30 givens");
});

test("two tabs with the same board keep both", { tag: "@differs" }, async ({
  redoku,
  page,
  context,
}) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await openMine(page);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  // A duplicated tab has a copy of the session.
  const session = await page.evaluate(() => Object.entries(sessionStorage));
  const other = await context.newPage();
  await other.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, session);
  await other.goto("/");
  await expect(other.locator("#verdict-title")).toHaveText("One solution");
  for (const [tab, cell] of [
    [page, 2],
    [other, 3],
  ]) {
    await tab.locator("redoku-grid [role=gridcell]").nth(cell).click();
    await tab.keyboard.press(SOLUTION[cell]);
    await openMine(tab);
    await expect(rows(tab).first()).toContainText("1 of 51 cells");
    await tab.keyboard.press("Escape");
  }
  await openMine(other);
  await expect(rows(other)).toHaveCount(2);
});

test("the page works, and says why, if nothing can be kept", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", {
      value: {
        open() {
          throw new DOMException("blocked", "SecurityError");
        },
      },
    });
  });
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  await openMine(page);
  await expect(page.locator("#mine-dialog")).toContainText("doesn’t let this page keep puzzles");
});
