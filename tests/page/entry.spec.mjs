// Entering a puzzle: keys, undo, copy, reload.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

test("each key fills a cell, and the end of a row continues in the next", {
  tag: "@differs",
}, async ({ redoku }) => {
  await redoku.open();
  await redoku.press(["1", "0", ".", " ", "5", "6", "7", "8", "9", "2"]);
  await expect.poll(() => redoku.line()).toBe(`1...567892${".".repeat(71)}`);
  await expect(redoku.cell(10)).toBeFocused();
});

test("arrows stop at the edge; Home, End and Ctrl go to the edges and the next blank", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  const steps = [
    ["ArrowUp", 0],
    ["ArrowLeft", 0],
    ["End", 8],
    ["ArrowRight", 8],
    ["ArrowDown", 17],
    ["Home", 9],
    ["Control+End", 80],
    ["Control+Home", 0],
  ];
  await redoku.open();
  for (const [key, cell] of steps) {
    await page.keyboard.press(key);
    await expect(redoku.cell(cell), key).toBeFocused();
  }
  await redoku.type("123");
  await page.keyboard.press("Home");
  await page.keyboard.press("Control+ArrowRight");
  await expect(redoku.cell(3)).toBeFocused();
});

test("no key is lost if keys are faster than frames", async ({ redoku }) => {
  await redoku.open();
  await redoku.type([
    "ArrowRight",
    "ArrowRight",
    "5",
    "ArrowDown",
    "6",
    "Backspace",
    "Backspace",
    "7",
  ]);
  await expect.poll(() => redoku.line()).toBe(`..5${".".repeat(8)}7${".".repeat(69)}`);
  await expect(redoku.cell(12)).toBeFocused();
});

test("Backspace moves back, Delete clears and stays, Tab leaves the grid", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type("123");
  await page.keyboard.press("Backspace");
  await expect.poll(() => redoku.line()).toBe(`12${".".repeat(79)}`);
  await expect(redoku.cell(2)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await expect.poll(() => redoku.line()).toBe(`1${".".repeat(80)}`);
  await expect(redoku.cell(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(redoku.board.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(redoku.cell(1)).toBeFocused();
});

test("the numpad and the digit row of another layout enter digits", async ({ redoku, page }) => {
  await redoku.open();
  await page.evaluate(() => {
    for (const [key, code] of [
      ["7", "Numpad7"],
      ["0", "Numpad0"],
      [",", "NumpadDecimal"],
      ["(", "Digit5"],
    ]) {
      const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }
  });
  await expect.poll(() => redoku.line()).toBe(`7..5${".".repeat(77)}`);
});

test("undo and redo include digits, answers and Clear", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  await page.keyboard.press("Control+z");
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(0);
  await page.locator("#clear").click();
  await expect.poll(() => redoku.line()).toBe(".".repeat(81));
  await page.locator("#undo").click();
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await page.keyboard.press("Control+z");
  await expect.poll(() => redoku.line()).toBe(`${EXAMPLE.slice(0, 80)}.`);
  await page.keyboard.press("Control+y");
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  await page.keyboard.press("Control+Shift+Z");
  await expect.poll(() => redoku.line()).toBe(".".repeat(81));
  await expect(page.locator("#redo")).toHaveAttribute("aria-disabled", "true");
});

test("the number pad enters digits and leaves the focus on the board", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await page.getByRole("button", { name: "5, number pad" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.keyboard.press("7");
  await expect.poll(() => redoku.line()).toBe(`5.7${".".repeat(78)}`);
  await page.getByRole("button", { name: "Erase, number pad" }).click();
  await expect.poll(() => redoku.line()).toBe(`5${".".repeat(80)}`);
});

test("the board can be copied as a line", { tag: "@differs" }, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new Event("copy", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    document.activeElement?.dispatchEvent(event);
    return clipboardData.getData("text/plain");
  });
  expect(copied).toBe(EXAMPLE);
});

test("the board and its answer survive a reload", { tag: "@differs" }, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(51);
  await page.reload();
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(51);
  await expect(redoku.board.locator("[data-origin=given]")).toHaveCount(30);
});

test("a corrupt entry in storage is ignored", async ({ redoku, page }) => {
  await redoku.open();
  await page.evaluate(() => localStorage.setItem("redoku.board", '{"version":1,"givens":"x"}'));
  await redoku.open();
  await redoku.type("7");
  await expect.poll(() => redoku.line()).toBe(`7${".".repeat(80)}`);
});
