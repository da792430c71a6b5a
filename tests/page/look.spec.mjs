// The appearance: dark theme, Chinese, small screens, lines, accessible names.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, TYPO } from "./puzzles.mjs";

test("in the dark theme answers are red and mistakes amber, and the choice is kept", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  const theme = page.getByRole("button", { name: "Dark theme" });
  await theme.click();
  expect((await redoku.read())[2].color).toBe("rgb(255, 107, 118)");
  await page.reload();
  await expect(theme).toHaveAttribute("aria-pressed", "true");
  await expect(redoku.title, "the page is ready").toHaveText("One solution");
  await page.locator("#clear").click();
  await expect(redoku.title).toHaveText(/^Solve, check/);
  await redoku.board.locator("[tabindex='0']").focus();
  await redoku.type(TYPO);
  await expect(redoku.title).toHaveText("No solution");
  expect((await redoku.read())[31].color).toBe("rgb(255, 208, 161)");
});

test("three quick changes of the theme end in the dark theme", async ({ redoku, page }) => {
  await redoku.open();
  await page.locator("#theme").evaluate((theme) => {
    for (let press = 0; press < 3; press++) theme.click();
  });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("#theme")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#board")).toHaveCSS("color-scheme", "dark");
});

test.describe("Chinese", () => {
  test.use({ locale: "zh-CN" });

  test("a Chinese browser shows Chinese, and can switch to English", async ({ redoku, page }) => {
    await redoku.open();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await redoku.type(EXAMPLE);
    await expect(redoku.title).toHaveText("唯一解");
    await redoku.solve();
    await expect(redoku.detail).toHaveText(
      /^已填 51\s格，用时 [\d.]+\s(微秒|毫秒)。简单，SE 1\.2$/,
    );
    await expect(redoku.cell(2)).toHaveAccessibleName("第1行，第3列，第1宫，4，答案");
    await page.locator("#language").click();
    await expect(redoku.title).toHaveText("One solution");
    await page.reload();
    await expect(redoku.title).toHaveText("One solution");
  });
});

test("a change of language translates every text, in both directions", async ({ redoku, page }) => {
  await redoku.open();
  // All visible and accessible text, except the language button and earlier announcements.
  const words = () =>
    page.evaluate(() => {
      const all = [
        ...document.querySelectorAll(
          "body *:not(#language, [aria-live], script, noscript, noscript *)",
        ),
      ];
      const labels = all.map((element) => element.getAttribute("aria-label") ?? "");
      const texts = all.flatMap(({ childNodes }) =>
        [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
      );
      return [...labels, ...texts.map(({ data }) => data.trim())].filter((text) =>
        /\p{Letter}/u.test(text),
      );
    });
  const english = await words();
  expect(english.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  await page.locator("#language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  const shared = ["Red", "oku", "r1c1", "Enter"];
  const isLeft = (text) => !/\p{Script=Han}/u.test(text) && !shared.includes(text);
  // The names of the cells change last, over some frames.
  await expect.poll(async () => (await words()).filter(isLeft)).toEqual([]);
  await page.locator("#language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(words).toEqual(english);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("board, pad and Solve are visible without scrolling, and large enough to tap", async ({
    redoku,
    page,
  }) => {
    await redoku.open();
    for (const part of [redoku.board, page.locator("#pad"), redoku.solveButton]) {
      const { x, y, width, height } = await part.boundingBox();
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      expect(y + height).toBeLessThanOrEqual(640);
    }
    const [content, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content, "no horizontal scrolling").toBe(room);
    for (const key of await page.locator("#pad button:visible, .tools button, #solve").all()) {
      const { width, height } = await key.boundingBox();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

for (const size of [16, 24]) {
  test(`no verdict is cut off at a font size of ${size} px`, async ({ redoku, page }) => {
    await redoku.open();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
    }, size);
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
      [640, 360],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      for (const [puzzle, title] of [
        [TYPO, "No solution"],
        ["1".padEnd(81, "."), "More than 10,000 solutions"],
      ]) {
        await redoku.cell(0).click();
        await redoku.type(puzzle);
        await expect(redoku.title).toHaveText(title);
        // The repairs that follow change the detail.
        if (puzzle === TYPO) await expect(page.locator("#offers")).toBeVisible();
        const { bottom, whole } = await page.locator("#verdict").evaluate((verdict) => ({
          bottom: verdict.getBoundingClientRect().bottom,
          whole: verdict.scrollHeight <= verdict.clientHeight,
        }));
        expect(whole).toBe(true);
        const detail = await redoku.detail.boundingBox();
        expect(detail.y + detail.height).toBeLessThanOrEqual(bottom + 1);
        for (const part of ["#board", "#pad", "#solve"]) {
          const other = await page.locator(part).boundingBox();
          const apart =
            other.y >= detail.y + detail.height - 1 ||
            other.x >= detail.x + detail.width - 1 ||
            other.x + other.width <= detail.x + 1;
          expect(apart, `${part} at ${width} by ${height}`).toBe(true);
        }
        await page.locator("#clear").click();
      }
    }
  });
}

test("all cells have the same size, and box lines are thicker", async ({ redoku }) => {
  await redoku.open();
  const boxes = await redoku.cells.evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      const { width, height } = getComputedStyle(cell);
      return { left, top, width: Number.parseFloat(width), height: Number.parseFloat(height) };
    }),
  );
  const [{ width }] = boxes;
  for (const box of boxes) expect([box.width, box.height]).toEqual([width, width]);
  for (let index = 0; index < 8; index++) {
    const line = index % 3 === 2 ? 2 : 1;
    expect(boxes[index + 1].left - boxes[index].left - width).toBeCloseTo(line, 3);
    expect(boxes[index * 9 + 9].top - boxes[index * 9].top - width).toBeCloseTo(line, 3);
  }
});

test("a coordinate in a sentence highlights its cell on hover, and selects it on click", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type("4.....4");
  const coordinate = page.getByRole("button", { name: "row 1, column 1", exact: true });
  // The sentence is announced once it is final. An earlier one would be replaced under the mouse.
  await expect(page.getByRole("status")).toContainText("are both 4");
  await coordinate.hover();
  await expect(redoku.cell(0)).toHaveAttribute("data-lit", "");
  await page.mouse.move(0, 0);
  await expect(redoku.cell(0)).not.toHaveAttribute("data-lit");
  await coordinate.focus();
  await expect(redoku.cell(0)).toHaveAttribute("data-lit", "");
  await coordinate.click();
  await expect(redoku.cell(0)).toBeFocused();
  // A sentence that changes under the pointer leaves no light behind.
  await page.mouse.move(0, 0);
  await coordinate.hover();
  await expect(redoku.cell(0)).toHaveAttribute("data-lit", "");
  await page.keyboard.press("Delete");
  await expect(coordinate).toHaveCount(0);
  await expect(redoku.board.locator("[data-lit]")).toHaveCount(0);
});

test("the grid, each cell and the verdict have accessible names", async ({ redoku, page }) => {
  await redoku.open();
  await expect(page.getByRole("grid", { name: "Sudoku grid" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(9);
  await expect(redoku.cell(40)).toHaveAccessibleName("Row 5, column 5, box 5, empty");
  await redoku.type(EXAMPLE);
  await expect(redoku.cell(0)).toHaveAccessibleName("Row 1, column 1, box 1, 5, given");
  await redoku.solve();
  await expect(redoku.cell(2)).toHaveAccessibleName("Row 1, column 3, box 1, 4, solved");
  await expect(page.getByRole("status")).toHaveText(
    /^One solution\. 51 cells filled in [\d.]+ (microseconds?|milliseconds?)\.$/,
  );
  await expect(redoku.board.locator("[tabindex='0']")).toHaveCount(1);
});

test("everything works with the keyboard alone", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  const reached = [];
  while (!reached.includes("reveal") && reached.length < 30) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.id));
  }
  for (const id of ["solve", "undo", "redo", "paste", "clear", "show-answers"]) {
    expect(reached).toContain(id);
  }
  await page.locator("#solve").focus();
  await page.keyboard.press("Enter");
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(51);
});

test("the page forbids foreign and inline code", async ({ redoku, page }) => {
  await redoku.open();
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  const content = await policy.getAttribute("content");
  expect(content).toContain("default-src 'self'");
  expect(content).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(content).not.toContain("unsafe-inline");
  await expect(page.locator("script:not([src]), style")).toHaveCount(0);
});
