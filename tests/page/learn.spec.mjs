// The Learn page, in both languages, with boards that play.
import { expect, test } from "./fixture.mjs";

test("the article is in English, and its boards play", async ({ redoku, page }) => {
  await page.goto("/learn.html");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How a program solves Sudoku");
  const demo = page.locator("article:visible .demo").first();
  await demo.scrollIntoViewIfNeeded();
  const count = demo.locator(".demo-count");
  await expect(count).toHaveText("31 / 65,301");
  await expect(demo).toContainText("Row 1, column 7: 7 is already in the row, at column 5.");
  await demo.getByRole("button", { name: "Next step" }).click();
  await expect(count).toHaveText("32 / 65,301");
  await demo.getByRole("button", { name: "Previous step" }).click();
  await expect(count).toHaveText("31 / 65,301");
  await demo.getByRole("button", { name: "Play" }).click();
  await expect(count).not.toHaveText("31 / 65,301");
  await demo.getByRole("button", { name: "Pause" }).click();
  await demo.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(demo.locator("[data-origin=solved]")).toHaveCount(51);
  await redoku.expectAccessible();
  await demo.getByRole("link", { name: "Open this step on the main board" }).click();
  await expect(page.locator("#watch-count")).toHaveText("65,301 / 65,301");
});

test("a technique is shown on a board, with words that light up and a link to the step", async ({
  redoku,
  page,
}) => {
  await page.goto("/learn.html");
  const demo = page.locator("article:visible .demo[data-technique=aic]");
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole("heading")).toHaveText("AIC");
  await expect(demo.locator(".redoku-drawing .link")).toHaveCount(7);
  await demo.locator(".reference").first().focus();
  await expect(demo.locator(".redoku-drawing .lit")).toHaveCount(1);
  await demo.locator(".beat", { hasText: "Walk" }).locator("li").nth(1).click();
  await expect(demo.locator(".redoku-drawing .link.later")).toHaveCount(4);
  await redoku.expectAccessible();
  await demo.getByRole("link").click();
  await expect(page.locator("#explain-title")).toHaveText("AIC");
});

test("the main page links to the Learn page, which links back", async ({ redoku, page }) => {
  await redoku.open();
  await page.getByRole("link", { name: "Learn" }).click();
  await expect(page).toHaveTitle("How a program solves Sudoku · Redoku");
  await page.getByRole("link", { name: "Redoku", exact: true }).click();
  await expect(redoku.cells.first()).toBeFocused();
});

test.describe("without the other language", () => {
  test.use({ expectedErrors: [/Failed to load resource|NS_ERROR|Loading .*module/i] });

  test("the page stays in its language, says why, and keeps the choice", async ({
    redoku,
    page,
  }) => {
    await page.route("**/zh-page-*.js", (route) => route.abort());
    await page.goto("/learn.html");
    await page.getByRole("button", { name: /中文/ }).click();
    await expect(page.getByRole("alert")).toContainText("Reload");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How a program solves Sudoku");
    expect(await page.evaluate(() => localStorage.getItem("redoku.language"))).toBe(null);
    await redoku.settled();
  });

  test("a Chinese browser shows English, and Chinese again at the next visit", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("redoku.language", "zh-Hans"));
    await page.route("**/zh-page-*.js", (route) => route.abort());
    await page.goto("/learn.html");
    await expect(page.getByRole("button", { name: /中文/ })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How a program solves Sudoku");
    expect(await page.evaluate(() => localStorage.getItem("redoku.language"))).toBe("zh-Hans");
  });
});

test.describe("without the engine", () => {
  test.use({ expectedErrors: [/Failed to load resource|NS_ERROR|Loading .*(worker|module)/i] });

  test("a board says that its search could not be loaded", async ({ page }) => {
    await page.route("**/assets/worker-*.js", (route) => route.abort());
    await page.goto("/learn.html");
    const demo = page.locator("article:visible .demo").first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toContainText("This feature couldn’t be loaded. Reload when you’re online.");
    await expect(demo.getByRole("button")).toHaveCount(0);
  });
});

test.describe("Chinese, dark, on a phone", () => {
  test.use({ language: "zh-Hans", colorScheme: "dark", viewport: { width: 360, height: 640 } });

  test("the article is in Chinese", async ({ redoku, page }) => {
    await page.goto("/learn.html");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("程序怎样解数独");
    const demo = page.locator("article:visible .demo").first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toContainText("第1行第7列：本行第5列已有 7。");
    const [content, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content, "no horizontal scrolling").toBe(room);
    await redoku.expectAccessible();
    await page.locator("#language").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How a program solves Sudoku");
  });
});
