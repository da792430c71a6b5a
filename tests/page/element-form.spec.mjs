// <redoku-board> as a form control.
import { expect, test } from "./element-fixture.mjs";
import { EXAMPLE, TYPO } from "./puzzles.mjs";

const FORM = (attributes = "", around = (board) => board) => `<form action="/sent">
  <label for="grid">Your puzzle</label>
  ${around(`<redoku-board id="grid" name="grid" ${attributes}></redoku-board>`)}
  <button>Send</button><button type="reset">Reset</button>
</form>`;

const sent = (page) =>
  page.evaluate(() => new FormData(document.querySelector("form")).get("grid"));

test("the form contains the value of the board, and reset restores the puzzle", {
  tag: "@differs",
}, async ({ host, page }) => {
  await host.open(FORM(`controls puzzle="${EXAMPLE}"`));
  expect(await sent(page)).toBe(EXAMPLE);
  await page.evaluate(() => {
    window.heard = [];
    const form = document.querySelector("form");
    for (const type of ["input", "change"]) {
      form.addEventListener(type, ({ target }) => window.heard.push([type, target.value]));
    }
  });
  await host.cells.nth(2).click();
  await page.keyboard.press("4");
  const typed = `${EXAMPLE.slice(0, 2)}4${EXAMPLE.slice(3)}`;
  expect(await sent(page)).toBe(typed);
  expect(await page.evaluate(() => window.heard)).toEqual([
    ["input", typed],
    ["change", typed],
  ]);
  await host.call("solve");
  expect(await sent(page), "answers are not the person's").toBe(typed);
  await page.getByRole("button", { name: "Reset" }).click();
  expect(await sent(page)).toBe(EXAMPLE);
  await expect.poll(() => host.shown()).toBe(EXAMPLE);
});

test("a board with a conflict blocks the form, and says why", { tag: "@differs" }, async ({
  host,
  page,
}) => {
  await host.open(FORM(`controls puzzle="${TYPO}"`));
  await expect.poll(() => host.call("checkValidity")).toBe(false);
  expect(await host.call("validationMessage")).toContain("No solution.");
  expect(await host.board.evaluate((board) => board.validity.badInput)).toBe(true);
  expect(await page.locator("redoku-board:invalid").count()).toBe(1);
  await page.getByRole("button", { name: "Send" }).click();
  expect(page.url()).toBe(`${host.site.origin}/`);
  await host.board.evaluate((board, puzzle) => (board.value = puzzle), EXAMPLE);
  expect(await host.call("checkValidity")).toBe(true);
  await host.call("setCustomValidity", "Not today");
  expect(await host.call("validationMessage")).toBe("Not today");
  await host.call("setCustomValidity", "");
  expect(await host.call("checkValidity")).toBe(true);
});

test("a required board must have a digit, and says so in the language of the page", {
  tag: "@differs",
}, async ({ host, page }) => {
  await host.open(FORM('lang="zh" required'));
  await expect.poll(() => host.call("validationMessage")).toBe("请输入题目");
  expect(await host.board.evaluate((board) => board.validity.valueMissing)).toBe(true);
  await page.getByText("Your puzzle").click();
  await expect(host.cells.first()).toBeFocused();
  await expect(host.board.getByRole("grid", { name: "Your puzzle" })).toBeVisible();
  await page.keyboard.press("5");
  expect(await host.call("checkValidity")).toBe(true);
  expect(await sent(page)).toBe("5".padEnd(81, "."));
});

test("a disabled board cannot be edited and is not submitted", { tag: "@differs" }, async ({
  host,
  page,
}) => {
  await host.open(
    FORM(`controls puzzle="${EXAMPLE}"`, (board) => `<fieldset disabled>${board}</fieldset>`),
  );
  expect(await sent(page)).toBe(null);
  const inert = () => host.board.locator(".frame").evaluate((frame) => frame.inert);
  expect(await inert()).toBe(true);
  await page.evaluate(() => (document.querySelector("fieldset").disabled = false));
  expect(await inert()).toBe(false);
  await host.board.evaluate((board) => (board.disabled = true));
  expect(await inert()).toBe(true);
  expect(await host.board.evaluate((board) => board.matches(":disabled"))).toBe(true);
});

test("the browser restores typed digits after a navigation", async ({
  host,
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Firefox does not restore custom form controls");
  await host.open(FORM());
  await host.cells.first().click();
  await page.keyboard.press("7");
  await page.goto("about:blank");
  await page.goBack();
  await expect.poll(() => host.call("value")).toBe("7".padEnd(81, "."));
});
