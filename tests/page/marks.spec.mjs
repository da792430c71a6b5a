// Pencil marks, candidates, highlights and digit-first entry.
import { expect, test } from "./fixture.mjs";
import { apart, BLOCKED_STYLE, pixelsOf } from "./pixels.mjs";
import { EXAMPLE, SEVERAL, SOLUTION } from "./puzzles.mjs";

/** The small digits of a cell, the user's marks with a star. */
const notes = (redoku, cell) =>
  redoku
    .cell(cell)
    .locator(".redoku-notes")
    .evaluateAll(([notes]) => {
      const digits = (text = "", star) => [...text.matchAll(/\d/g)].map(([digit]) => digit + star);
      return [...digits(notes?.dataset.own, "*"), ...digits(notes?.textContent, "")]
        .sort()
        .join(" ");
    });

async function change(page, name, act) {
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog");
  await act(dialog.getByLabel(name));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.locator("redoku-grid [tabindex='0']").focus();
}

test("Shift, Ctrl and the pencil enter marks, which are announced, undone and kept", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  // After this announcement, nothing interrupts those about the marks.
  await expect(page.getByRole("status")).toHaveText(/^Solve, check/);
  await redoku.press(["Shift+Digit5", "Control+Digit1"]);
  await expect.poll(() => notes(redoku, 0)).toBe("1* 5*");
  await expect(page.getByRole("status")).toHaveText("Mark 1 added");
  await expect(redoku.cell(0)).toHaveAccessibleName("Row 1, column 1, box 1, empty, marked 1 5");
  await expect(redoku.cell(0)).toBeFocused();
  const pencil = page.getByRole("button", { name: "Pencil marks" });
  await pencil.click();
  await expect(pencil).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("5");
  await expect.poll(() => notes(redoku, 0)).toBe("1*");
  await page.getByRole("button", { name: "9, number pad" }).click();
  await expect.poll(() => notes(redoku, 0)).toBe("1* 9*");
  await page.keyboard.press("Control+z");
  await expect.poll(() => notes(redoku, 0)).toBe("1*");
  await page.reload();
  await expect.poll(() => notes(redoku, 0)).toBe("1*");
  await page.locator("#clear").click();
  await expect.poll(() => notes(redoku, 0)).toBe("");
});

test("Shift and the numpad enter marks on Windows, which hides Shift in the event", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await page.evaluate(() => {
    for (const [key, code] of [
      ["End", "Numpad1"],
      ["Clear", "Numpad5"],
      ["ArrowLeft", "Numpad4"],
    ]) {
      const options = { key, code, location: 3, modifierNumLock: true, bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", options));
    }
  });
  await expect.poll(() => notes(redoku, 0)).toBe("1* 4* 5*");
});

test("candidates by the rules and true candidates follow the board", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  const select = page.getByRole("combobox", { name: "Marks" });
  await select.selectOption("allowed by the rules");
  await expect.poll(() => notes(redoku, 2)).toBe("1 2 4");
  await expect(redoku.cell(2)).toHaveAccessibleName(
    "Row 1, column 3, box 1, empty, candidates 1 2 4",
  );
  await select.selectOption("used in a solution");
  await expect.poll(() => notes(redoku, 2)).toBe("4");
  await redoku.cell(2).click();
  await page.keyboard.press("Shift+Digit2");
  await expect.poll(() => notes(redoku, 2)).toBe("2* 4");
  await page.keyboard.press("4");
  await expect.poll(() => notes(redoku, 3)).toBe("6");
  await redoku.solve();
  await expect(redoku.board.locator(".redoku-notes")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(redoku.board.locator(".redoku-notes").first()).toBeVisible();
  await select.selectOption("mine");
  await expect(redoku.board.locator(".redoku-notes")).toHaveCount(0);
});

test("the user's marks are filled in and cleared, with undo", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  const clear = page.getByRole("button", { name: "Clear marks" });
  await expect(clear).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect.poll(() => notes(redoku, 2)).toBe("1* 2* 4*");
  await clear.click();
  await expect(redoku.board.locator(".redoku-notes")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect.poll(() => notes(redoku, 2)).toBe("1* 2* 4*");
});

test.describe("drawn", () => {
  test.use({ expectedErrors: [[BLOCKED_STYLE], { option: true }] });

  test("each small digit has its place in a 3 by 3 layout", async ({ redoku, page }) => {
    await redoku.open();
    for (let digit = 1; digit <= 9; digit++) {
      await page.keyboard.press(`Shift+Digit${digit}`);
      await expect.poll(() => notes(redoku, 0)).toBe(`${digit}*`);
      expect(await inkIn(redoku.cell(0))).toEqual([digit]);
      await page.keyboard.press("Delete");
    }
    await redoku.press([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `Shift+Digit${digit}`));
    await expect.poll(() => notes(redoku, 0)).toBe("1* 2* 3* 4* 5* 6* 7* 8* 9*");
    expect(await inkIn(redoku.cell(0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await page.keyboard.press("Delete");
    await expect(redoku.cell(0).locator(".redoku-notes")).toHaveCount(0);
  });
});

/** The places of the 3 by 3 layout with ink. */
async function inkIn(cell) {
  const picture = await pixelsOf(cell);
  const { width, height } = picture;
  // A point without focus ring or small digits.
  const [rim, paper] = [5, picture.at(5, 5)];
  const inked = new Set();
  for (let y = rim; y < height - rim; y++) {
    for (let x = rim; x < width - rim; x++) {
      if (apart(picture.at(x, y), paper) < 60) continue;
      inked.add(Math.floor((3 * y) / height) * 3 + Math.floor((3 * x) / width) + 1);
    }
  }
  return [...inked].sort();
}

test("digit first: the pad chooses a digit, and presses on cells write it", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await change(page, "Digit first, then cells", (input) => input.check());
  const seven = page.getByRole("button", { name: "7, number pad" });
  await seven.click();
  await expect(seven).toHaveAttribute("aria-pressed", "true");
  expect(await redoku.line()).toBe(".".repeat(81));
  for (const cell of [3, 40, 80]) await redoku.cell(cell).click();
  await redoku.cell(41).click({ button: "right" });
  await expect.poll(() => redoku.cellsWhere(({ digit }) => digit === "7")).toEqual([3, 40, 80]);
  await expect(redoku.cell(3)).toHaveAttribute("data-same", "");
  await redoku.cell(40).click();
  await expect.poll(() => redoku.cellsWhere(({ digit }) => digit === "7")).toEqual([3, 80]);
  await page.getByRole("button", { name: "Pencil marks" }).click();
  await redoku.cell(10).click();
  await expect.poll(() => notes(redoku, 10)).toBe("7*");
  await seven.click();
  await redoku.cell(20).click();
  await expect(redoku.cell(20)).toBeFocused();
  expect(await notes(redoku, 20)).toBe("");
});

test("the settings for highlights, answers and advancing take effect", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await page.keyboard.press("Control+Home");
  await expect(redoku.board.locator("[data-peer]")).toHaveCount(20);
  await expect(redoku.board.locator("[data-same]")).toHaveCount(3);
  await change(page, "Highlight row, column and box", (input) => input.uncheck());
  await expect(redoku.board.locator("[data-peer]")).toHaveCount(0);
  await change(page, "Highlight equal digits", (input) => input.uncheck());
  await expect(redoku.board.locator("[data-same]")).toHaveCount(0);
  await change(page, "Advance after a digit", (input) => input.uncheck());
  await page.keyboard.press("5");
  await expect(redoku.cell(0)).toBeFocused();
  await redoku.solve();
  const grid = redoku.board.getByRole("grid");
  await change(page, "Mark answers", (input) => input.selectOption("underlined"));
  await expect(grid).toHaveAttribute("data-answers", "underline");
  await expect(redoku.cell(2)).toHaveCSS("text-decoration-line", "underline");
  await expect(redoku.cell(0)).toHaveCSS("text-decoration-line", "none");
  await change(page, "Mark answers", (input) => input.selectOption("with a dot"));
  await page.reload();
  await expect(grid).toHaveAttribute("data-answers", "dot");
  await expect.poll(() => redoku.line()).toBe(SOLUTION);
});

test.describe("Chinese, dark, on a phone", () => {
  test.use({ language: "zh-Hans", viewport: { width: 360, height: 640 } });

  test("marks, candidates and settings work", async ({ redoku, page }) => {
    await redoku.open();
    await page.locator("#theme").click();
    await redoku.cell(0).focus();
    await redoku.type(SEVERAL);
    await page.getByRole("combobox", { name: "标记" }).selectOption("规则允许");
    await expect(redoku.board.locator(".redoku-notes").first()).toBeVisible();
    await page.getByRole("button", { name: "铅笔标记" }).click();
    await page.getByRole("button", { name: "设置" }).click();
    await expect(page.getByRole("dialog", { name: "设置" })).toBeVisible();
  });
});
