// The page under test: watched for errors and foreign requests, with words for what a person does.
import { test as base, expect } from "@playwright/test";
import { expectAccessible, expectContrast, settled } from "./axe.mjs";

export { expect };

export const test = base.extend({
  /** Messages that a test expects on the console, such as the notice of a crash it provoked. */
  expectedErrors: [[], { option: true }],
  /** Whether axe is asked in this browser: it judges the page's own tree and styles, so one is enough. */
  axe: [true, { option: true }],
  redoku: async ({ page, baseURL, expectedErrors, axe }, use) => {
    const problems = watch(page, baseURL);
    await use(new RedokuPage(page, axe));
    const unexpected = problems.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, "console errors, CSP violations and foreign requests").toEqual([]);
  },
});

/** Collects everything that must not happen on the page. */
function watch(page, baseURL) {
  const problems = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("request", (request) => {
    const local = [baseURL, "data:", "blob:"].some((start) => request.url().startsWith(start));
    if (!local) problems.push(`foreign request: ${request.url()}`);
  });
  return problems;
}

class RedokuPage {
  constructor(page, axe) {
    this.page = page;
    this.axe = axe;
    this.board = page.locator("redoku-grid");
    this.cells = this.board.getByRole("gridcell");
    this.title = page.locator("#verdict-title");
    this.detail = page.locator("#verdict-detail");
    this.solveButton = page.locator("#solve");
  }

  /** Opens the page and waits until it takes keys. */
  async open() {
    await this.page.goto("/");
    await expect(this.cells.first()).toBeFocused();
  }

  cell(index) {
    return this.cells.nth(index);
  }

  /** Presses real keys, one by one. */
  async press(keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Sends the key events of a whole puzzle in one go, faster than any hand. */
  async type(keys) {
    await this.page.evaluate((keys) => {
      for (const key of keys) {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      }
    }, keys);
  }

  /** Clicks Solve and waits until the answers stand on the board. */
  async solve() {
    await this.solveButton.click();
    await expect(this.board.locator("[data-origin=solved]").first()).toBeVisible();
    await this.drawn();
    await this.settled();
  }

  /** Waits until every fade has ended, so that colours are the final ones. */
  async settled() {
    await settled(this.page);
  }

  /** Pastes a text with the page's own event, as Ctrl+V would. */
  async paste(text) {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      // Not every browser lets a script fill a ClipboardEvent.
      const event = new Event("paste", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "clipboardData", { value: clipboardData });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  /** Waits until the page has drawn what it knows: it draws everything once per frame. */
  async drawn() {
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  /** What stands on the board: digit, origin, colour, weight and background of each cell. */
  async read() {
    await this.drawn();
    return this.cells.evaluateAll((cells) =>
      cells.map((cell) => {
        const { color, fontWeight, backgroundColor } = getComputedStyle(cell);
        const { origin = "", mark = "" } = cell.dataset;
        return { digit: cell.textContent, origin, mark, color, fontWeight, backgroundColor };
      }),
    );
  }

  /** The digits on the board as a line. */
  async line() {
    return (await this.read()).map(({ digit }) => digit || ".").join("");
  }

  /** The cells for which a test on what they show holds. */
  async cellsWhere(holds) {
    return (await this.read()).flatMap((cell, index) => (holds(cell) ? [index] : []));
  }

  /** Axe finds nothing; where it is not asked, the report says so. */
  async expectAccessible() {
    if (this.axe) await expectAccessible(this.page);
    else test.info().annotations.push({ type: "axe", description: "not asked in this browser" });
  }

  async expectContrast() {
    if (this.axe) await expectContrast(this.page);
  }
}
