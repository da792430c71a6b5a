// Accessibility: spoken replies, list of keys, settings, dialogs, focus and zoom.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SEVERAL } from "./puzzles.mjs";

test("the board reads out its row, column, box, digits and place, and nothing else", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await page.keyboard.press("Control+Home");
  const status = page.getByRole("status");
  await expect(status).toHaveText(/^One solution/);
  for (const [key, sentence] of [
    ["r", /^row 1: 5, 3, blank, blank, 7, .* Missing: 1, 2, 4, 6, 8,? and 9\.$/],
    ["c", /^column 1: 5, 6, blank, 8, 4, 7, blank, blank, blank\./],
    ["b", /^box 1: 5, 3, blank, 6, blank, blank, blank, 9, 8\./],
    ["d", /^51 cells blank\. Left to place: 1, \d times; .* 5 is in row 1, column 1; /],
    ["l", /^Row 1, column 1, box 1, 5, given\.$/],
  ]) {
    await page.keyboard.press(key);
    await expect(status, key).toHaveText(sentence);
  }
  await expect(redoku.cell(0)).toBeFocused();
  await page.locator("#solve").focus();
  await page.keyboard.press("r");
  await expect(status).toHaveText(/^Row 1, column 1/);
});

test("? opens the list of keys, Escape closes it, and the focus returns", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "All keys" });
  await expect(sheet).toBeVisible();
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog "All keys":
      - heading "All keys" [level=2]
      - button "Close"
      - heading "Move" [level=3]
      - term: ← → ↑ ↓
      - definition: to the next cell
      - heading "Read aloud, while the grid has focus" [level=3]
      - term: R
      - definition: the row
  `);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(redoku.cell(1)).toBeFocused();
  // Devices with a mouse have a keyboard, and the page has a button for the list of keys.
  const mouse = await page.evaluate(() => matchMedia("(hover: hover)").matches);
  const opener = page.getByRole("button", { name: mouse ? "All keys" : "Settings" });
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("settings take effect at once and are kept", async ({ redoku, page }) => {
  await redoku.open();
  await page.getByRole("button", { name: "Settings" }).click();
  const sheet = page.getByRole("dialog", { name: "Settings" });
  await sheet.getByRole("switch", { name: "Move with W A S D" }).check();
  await sheet.getByRole("switch", { name: "Digit first in cell names" }).check();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(redoku.cell(0)).toHaveAccessibleName("empty, row 1, column 1, box 1");
  await redoku.open();
  for (const [key, cell] of [
    ["s", 9],
    ["d", 10],
    ["w", 1],
    ["a", 0],
  ]) {
    await page.keyboard.press(key);
    await expect(redoku.cell(cell), key).toBeFocused();
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Shift+D");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Settings" }).click();
  await sheet.getByRole("switch", { name: "Single-key commands" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await redoku.drawn();
  await redoku.cell(0).focus();
  await redoku.press(["d", "?"]);
  await expect(redoku.cell(0)).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the page is inert behind a dialog, and usable after it", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const opener = page.locator("#open-settings");
  const dialog = page.getByRole("dialog", { name: "Settings" });
  for (const close of ["Escape", "the button", "the backdrop", "the paper, then Escape"]) {
    await opener.click();
    expect(await dialog.evaluate((each) => each.matches(":modal"))).toBe(true);
    expect(await page.evaluate(reachedByPointer), "reached by a pointer").toEqual([]);
    if (close === "the button") await dialog.getByRole("button", { name: "Close" }).click();
    else if (close === "the backdrop") await page.mouse.click(3, 3);
    else {
      if (close.startsWith("the paper")) await dialog.getByRole("heading", { level: 2 }).click();
      await page.keyboard.press("Escape");
    }
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.getByRole("button", { name: "Solve" })).toBeVisible();
  }
});

/** The elements of the page above an open dialog, at a grid of points. */
function reachedByPointer() {
  const reached = new Set();
  for (let x = 4; x < innerWidth; x += 24) {
    for (let y = 4; y < innerHeight; y += 24) {
      const found = document.elementFromPoint(x, y);
      // The scroll bar of the page does not count.
      if (!found?.matches("html, dialog, dialog *")) reached.add(found?.outerHTML);
    }
  }
  return [...reached];
}

test("the focus stays within a dialog", { tag: "@differs" }, async ({ redoku, page }) => {
  await redoku.open();
  await page.locator("#open-settings").click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  const outside = () => page.evaluate(() => document.activeElement?.matches("main *, header *"));
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press("Tab");
    expect(await outside()).toBe(false);
  }
  await page.evaluate(() => document.querySelector("#solve").focus());
  expect(await outside()).toBe(false);
});

test("a button works right after a dialog closes", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await page.locator("#open-settings").click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await redoku.drawn();
  const reached = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector("#hint").getBoundingClientRect();
    document.querySelector(".dialog-close").click();
    return document.elementFromPoint(x + width / 2, y + height / 2).id;
  });
  expect(reached).toBe("hint");
});

test("a corrupt setting is ignored", async ({ redoku, page }) => {
  await redoku.open();
  await page.evaluate(() => localStorage.setItem("redoku.settings", '{"letters":"?"'));
  await redoku.open();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "All keys" })).toBeVisible();
});

test("the focus is not lost when the focused element disappears", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(SEVERAL);
  await redoku.solve();
  await page.getByRole("button", { name: "Next solution" }).focus();
  await page.keyboard.press("Control+z");
  await expect(redoku.board.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Control+Home");
  await redoku.press(["4", "4"]);
  await redoku.title.getByRole("button", { name: "r1c2" }).focus();
  await page.keyboard.press("Control+z");
  await expect(redoku.board.locator(":focus")).toHaveCount(1);
});

for (const [name, viewport] of [
  ["a 320 px screen", { width: 320, height: 568 }],
  ["200 % zoom", { width: 640, height: 400 }],
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test("nothing scrolls horizontally, with and without a dialog", { tag: "@differs" }, async ({
      redoku,
      page,
    }) => {
      const overflow = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll("dialog, dialog *")]
            .filter(({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth)
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      await redoku.open();
      expect(await overflow()).toEqual([]);
      await redoku.type(EXAMPLE);
      await redoku.solve();
      expect(await overflow()).toEqual([]);
      await redoku.cell(0).focus();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await overflow()).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Settings" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await overflow()).toEqual([]);
    });
  });
}

test.describe("Chinese and dark", () => {
  test.use({ language: "zh-Hans" });

  test("both dialogs and the spoken replies are in Chinese", async ({ redoku, page }) => {
    await redoku.open();
    await page.locator("#theme").click();
    await redoku.cell(0).focus();
    await page.keyboard.press("r");
    await expect(page.getByRole("status")).toHaveText(/^第1行：空、空、/);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "全部按键" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "设置" }).click();
    await expect(page.getByRole("dialog", { name: "设置" })).toBeVisible();
  });
});

// Zoom makes the viewport smaller, in CSS pixels; a larger font of the browser makes rem and em larger.
for (const [name, viewport, font, least] of [
  ["400 % zoom", { width: 320, height: 200 }, 16, 280],
  ["200 % zoom", { width: 640, height: 400 }, 16, 320],
  ["a font of 24 px on a phone", { width: 360, height: 640 }, 24, 320],
  ["a font of 32 px on a desktop", { width: 1280, height: 800 }, 32, 599],
]) {
  test(`the board stays large and nothing is wider than the screen: ${name}`, {
    tag: "@chromium",
  }, async ({ redoku, page }) => {
    await page.setViewportSize(viewport);
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: font } });
    await redoku.open();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width(), "the door").toBeLessThanOrEqual(viewport.width);
    await redoku.type(EXAMPLE);
    await expect(redoku.title).toHaveText("One solution");
    expect(await width(), "the answer").toBeLessThanOrEqual(viewport.width);
    expect((await redoku.board.boundingBox()).width).toBeGreaterThanOrEqual(least);
    const overprinted = await page
      .locator(".tools > *, .pad > *, .ask > button")
      .evaluateAll((all) => {
        const boxes = all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width);
        return boxes.filter((a, index) =>
          boxes.some(
            (b, other) =>
              other !== index &&
              a.left < b.right - 1 &&
              b.left < a.right - 1 &&
              a.top < b.bottom - 1 &&
              b.top < a.bottom - 1,
          ),
        );
      });
    expect(overprinted, "controls over each other").toEqual([]);
  });
}
