// Accessibility: spoken replies, list of keys, settings, dialogs, focus and zoom.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SEVERAL } from "./puzzles.mjs";

/** Its eighth step is a chain. */
const CHAINS = "..8..4..5.32..7...51..3..6..7.6....1.........1....5.2..5..9..83...2..95.3..4..6..";

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
  await redoku.title.getByRole("button", { name: "row 1, column 2" }).focus();
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
const LARGE = [
  ["400 % zoom", { width: 320, height: 200 }, 16, 280],
  ["200 % zoom", { width: 640, height: 400 }, 16, 320],
  ["a font of 24 px on a phone", { width: 360, height: 640 }, 24, 320],
  ["a font of 32 px on a phone", { width: 360, height: 640 }, 32, 320],
  ["a font of 32 px on a desktop", { width: 1280, height: 800 }, 32, 599],
];

async function enlarge(page, viewport, font) {
  if (viewport) await page.setViewportSize(viewport);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: font } });
}

/** The visible elements of a selector that lie over another one, or partly outside the screen. */
const misplaced = (page, selector) =>
  page.locator(selector).evaluateAll((all) => {
    const shown = all.filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0,
    );
    const boxOf = (each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      const [outer, inner] = [each.getBoundingClientRect(), words.getBoundingClientRect()];
      const { min, max } = Math;
      return {
        left: min(outer.left, inner.width ? inner.left : outer.left),
        right: max(outer.right, inner.width ? inner.right : outer.right),
        top: outer.top,
        bottom: outer.bottom,
      };
    };
    const boxes = shown.map(boxOf);
    const isWrong = (a, index) =>
      a.left < -1 ||
      a.right > innerWidth + 1 ||
      boxes.some(
        (b, other) =>
          other !== index &&
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1,
      );
    return shown
      .filter((_, index) => isWrong(boxes[index], index))
      .map(({ id, className, textContent }) => `${id}.${className} ${textContent}`);
  });

const scrollWidth = (page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Whether nothing covers the middle of an element once it is scrolled to. */
const canBeSeen = (locator) =>
  locator.evaluate((element) => {
    for (const block of ["nearest", "center", "end", "start"]) {
      element.scrollIntoView({ block });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const reached = document.elementFromPoint(x, y);
      if (top >= 0 && bottom <= innerHeight && element.contains(reached)) return true;
    }
    return false;
  });

test.describe("zoom and large text", () => {
  // The next test may have the same page.
  test.afterEach(({ page }) => enlarge(page, null, 16));

  for (const [name, viewport, font, least] of LARGE) {
    test(`the board stays large and nothing is wider than the screen: ${name}`, {
      tag: "@chromium",
    }, async ({ redoku, page }) => {
      await enlarge(page, viewport, font);
      await redoku.open();
      expect(await scrollWidth(page), "the door").toBeLessThanOrEqual(viewport.width);
      await redoku.type(EXAMPLE);
      await expect(redoku.title).toHaveText("One solution");
      expect(await scrollWidth(page), "the answer").toBeLessThanOrEqual(viewport.width);
      expect((await redoku.board.boundingBox()).width).toBeGreaterThanOrEqual(least);
      expect(await misplaced(page, ".tools > *, .pad > *, .ask > button")).toEqual([]);
    });

    test(`Explain and Watch can be read and used: ${name}`, { tag: "@chromium" }, async ({
      redoku,
      page,
    }) => {
      await enlarge(page, viewport, font);
      await page.goto(`/#explain=8&p=${CHAINS}&b=3`);
      await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
      expect(await scrollWidth(page), "Explain").toBeLessThanOrEqual(viewport.width);
      expect((await redoku.board.boundingBox()).width).toBeGreaterThanOrEqual(least);
      expect(await misplaced(page, ".explain-controls > *")).toEqual([]);
      expect(await misplaced(page, ".wordmark, .tab, .top-tools > *")).toEqual([]);
      for (const part of ["#explain-claim", "#explain-on", "#explain .line >> nth=-1"]) {
        expect(await canBeSeen(page.locator(part)), part).toBe(true);
      }
      await page.locator("#watch-tab").click();
      await expect(page.locator("#watch-sentence")).toBeVisible();
      expect(await scrollWidth(page), "Watch").toBeLessThanOrEqual(viewport.width);
      expect(await misplaced(page, ".wordmark, .tab, .top-tools > *")).toEqual([]);
      const [tab, board] = [page.locator("#watch-tab"), redoku.board];
      expect((await tab.boundingBox()).y, "tabs").toBeLessThan((await board.boundingBox()).y + 40);
      expect(await misplaced(page, ".player > *, .watch-choices > *, .goals > *")).toEqual([]);
      for (const part of ["#watch-tab", "#watch-sentence", "#watch-play", "#stage > .work"]) {
        expect(await canBeSeen(page.locator(part)), part).toBe(true);
      }
    });
  }
});
