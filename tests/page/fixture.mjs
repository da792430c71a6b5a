// The page under test, with methods for user actions. Errors and foreign requests fail the test.
import { test as base, expect } from "@playwright/test";
import { expectAccessible, expectContrast, settled } from "./axe.mjs";

export { expect };

export const test = base.extend({
  /** Messages that a test expects on the console, for example of a crash that it causes. */
  expectedErrors: [[], { option: true }],
  /** Whether to run axe in this browser. One browser is enough, since axe checks the tree and the styles of the page. */
  axe: [true, { option: true }],
  /** The language that the user has chosen. Unlike another locale of the browser, it needs no new context. */
  language: ["", { option: true }],
  page: async ({ page, language }, use) => {
    const choose = (language) => localStorage.setItem("redoku.language", language);
    if (language) await page.addInitScript(choose, language);
    await use(page);
  },
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

  /** Opens the page and waits until it accepts keys. */
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

  /** Dispatches key events in one task, faster than anyone types. */
  async type(keys) {
    await this.page.evaluate((keys) => {
      for (const key of keys) {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      }
    }, keys);
  }

  /** Clicks Solve and waits until the answers are on the board. */
  async solve() {
    await this.solveButton.click();
    await expect(this.board.locator("[data-origin=solved]").first()).toBeVisible();
    await this.drawn();
    await this.settled();
  }

  /** Waits until all animations have ended, so that colours are final. */
  async settled() {
    await settled(this.page);
  }

  /** Dispatches a paste event, as Ctrl+V does. */
  async paste(text) {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      // Not every browser lets scripts create a ClipboardEvent with data.
      const event = new Event("paste", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "clipboardData", { value: clipboardData });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  /** Waits for the next frame, in which the page draws its state. */
  async drawn() {
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  /** The digit, origin, mark, colour, weight and background of each cell. */
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

  /** The digits on the board as a line. In one call, because tests ask often. */
  line() {
    // Dialogs may have boards of their own.
    return this.board.first().evaluate(async (board) => {
      await new Promise(requestAnimationFrame);
      const cells = [...board.querySelectorAll("[role=gridcell]")];
      return cells.map((cell) => cell.textContent || ".").join("");
    });
  }

  /** The indices of the cells that satisfy a predicate. */
  async cellsWhere(holds) {
    return (await this.read()).flatMap((cell, index) => (holds(cell) ? [index] : []));
  }

  /** Expects no violations of axe rules; an annotation reports if axe is skipped. */
  async expectAccessible() {
    if (this.axe) await expectAccessible(this.page);
    else test.info().annotations.push({ type: "axe", description: "not asked in this browser" });
  }

  async expectContrast() {
    if (this.axe) await expectContrast(this.page);
  }
}
