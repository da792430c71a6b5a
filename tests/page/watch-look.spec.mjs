// The appearance of a search: in both themes, on phones and desktops, with its tree.
import { expect, test } from "./fixture.mjs";
import { expectNoOverflow, HARD, link, partsOf, watchExample } from "./watching.mjs";

test("a search is accessible in both themes", { tag: "@chromium" }, async ({ redoku, page }) => {
  const watch = await watchExample(redoku, page);
  await watch.click("placement");
  await redoku.expectAccessible();
  await page.emulateMedia({ colorScheme: "dark" });
  await redoku.expectContrast();
});

test.describe("Chinese, on a phone", () => {
  test.use({ language: "zh-Hans", viewport: { width: 360, height: 640 } });

  test("the search is in Chinese, and the board stays visible", async ({ redoku, page }) => {
    await page.goto(link("scan", 31));
    const watch = partsOf(page);
    await expect(watch.sentence).toHaveText("第1行第7列：本行第5列已有 7。");
    const { y, height } = await watch.sentence.boundingBox();
    const line = page.locator(".running-line");
    await expect(line, "the running line is visible").toBeInViewport({ ratio: 1 });
    await expect(line).not.toBeEmpty();
    const { y: end } = await line.boundingBox();
    expect(y + height, "above it, the sentence is visible").toBeLessThanOrEqual(end + 8);
    await page.locator("#watch-tree").scrollIntoViewIfNeeded();
    await expect(redoku.cell(0)).toBeInViewport();
    await expectNoOverflow(page);
  });
});

test.describe("on a desktop of 1600 by 900", () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test("program and tree are beside the board without scrolling", async ({ redoku, page }) => {
    await watchExample(redoku, page);
    for (const part of ["#board", "#watch-code", "#watch-tree"]) {
      await expect(page.locator(part), part).toBeInViewport({ ratio: 0.99 });
    }
    const hidden = await page
      .locator("#watch-code")
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, "the box is as high as its code").toBeLessThanOrEqual(0);
    await expectNoOverflow(page);
  });
});

test("the tree highlights the path and marks the dead ends of every algorithm", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  const tree = page.locator("#watch-tree");
  for (const [algorithm, step] of [
    ["scan", 9000],
    ["from-top", 9000],
    ["tables", 9000],
    ["blank-list", 9000],
    ["flat", 9000],
    ["flag", 9000],
    ["fewest-first", 9000],
    ["propagation", 6000],
    ["dancing-links", 6000],
    ["redoku", 200],
  ]) {
    // Each link is opened as a visitor opens it: in a page of its own, not in that of the link before.
    await page.goto("about:blank");
    await page.goto(link(algorithm, step, HARD));
    await expect(page.locator("#watch-algorithm")).toHaveValue(algorithm);
    await expect(page.locator("#watch-count")).toHaveText(
      new RegExp(`^${step.toLocaleString("en")} /`),
    );
    await expect(tree.locator(".node[data-fate=dead]").first(), algorithm).toBeVisible();
    await expect(tree.locator(".edge[data-fate=now]").first(), algorithm).toBeVisible();
    await expect(tree).toHaveAttribute("aria-label", /\d+ levels? deep; [1-9]\d* dead ends?/);
  }
});

test("the tree can be zoomed by buttons, keys and the wheel, fitted and folded", async ({
  page,
}) => {
  await page.goto(link("scan", 40_000));
  const tree = page.locator("#watch-tree");
  const width = () => tree.locator("svg").evaluate((svg) => svg.getBoundingClientRect().width);
  await expect(tree.locator(".node[data-fate=now]")).toHaveCount(20);
  const usual = await width();
  await page.locator("#watch-zoom-in").click();
  await expect.poll(width).toBeCloseTo(1.25 * usual, 0);
  await page.locator("#watch-zoom-out").click();
  await expect.poll(width).toBeCloseTo(usual, 0);
  await tree.focus();
  await page.keyboard.press("+");
  await expect.poll(width).toBeCloseTo(1.25 * usual, 0);
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  await expect.poll(width).toBeCloseTo(usual / 1.25, 0);
  await tree.hover();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -900);
  await page.keyboard.up("Control");
  await expect.poll(width).toBeGreaterThan(2 * usual);
  await page.locator("#watch-fit").click();
  await expect(page.locator("#watch-fit")).toHaveAttribute("aria-pressed", "true");
  expect(await width()).toBeLessThanOrEqual(await tree.evaluate((room) => room.clientWidth));
  await page.locator("#watch-fold").click();
  const dots = tree.locator(".dot");
  await expect(dots.first()).toBeVisible();
  await expect(tree.locator(".node[data-fate=now]")).toHaveCount(20 - (await dots.count()));
});

for (const reducedMotion of ["reduce", "no-preference"]) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("a refused digit flashes only without reduced motion", async ({ page, browserName }) => {
      const isUnsupported = browserName === "firefox" && reducedMotion === "reduce";
      test.skip(isUnsupported, "Playwright cannot emulate reduced motion in this Firefox");
      await page.goto(link("scan", 30));
      const watch = partsOf(page);
      await expect(watch.count).toHaveText("30 / 65,301");
      const animations = await page.evaluate(async () => {
        document.querySelector("#watch-on").click();
        await new Promise(requestAnimationFrame);
        return document.querySelector("[data-forbids]").getAnimations().length;
      });
      expect(animations).toBe(reducedMotion === "reduce" ? 0 : 1);
    });
  });
}

test("the focus ring around the board shows only to keyboard users", async ({ page }) => {
  await page.goto(link("scan", 10));
  const watch = partsOf(page);
  await expect(watch.count).toHaveText("10 / 65,301");
  const grid = page.locator("#board .redoku-grid");
  await expect(grid).toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(watch.count).toHaveText("11 / 65,301");
  await expect(grid).toHaveCSS("outline-style", "solid");
  await watch.click("on");
  await expect(grid).toHaveCSS("outline-style", "none");
});
