// Boards on another site: the files of Redoku come from one origin, the page from another.
import { test as base, expect } from "@playwright/test";
import { serveFiles, servePage } from "./hosts.mjs";

export { expect };

export const test = base.extend({
  cdn: [async ({ browserName: _ }, use) => serve(serveFiles, use), { scope: "worker" }],
  site: [async ({ browserName: _ }, use) => serve(servePage, use), { scope: "worker" }],
  /** Messages that a test expects on the console. */
  expectedErrors: [[], { option: true }],
  host: async ({ page, cdn, site, expectedErrors }, use) => {
    const problems = [];
    page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await use(new Host(page, cdn, site));
    const unexpected = problems.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, "errors on the page").toEqual([]);
  },
});

async function serve(start, use) {
  const server = await start();
  await use(server);
  await server.close();
}

class Host {
  constructor(page, cdn, site) {
    Object.assign(this, { page, cdn, site });
    this.board = page.locator("redoku-board").first();
    this.cells = this.board.getByRole("gridcell");
    this.solved = this.board.locator("[data-origin=solved]");
    this.verdict = this.board.locator(".verdict");
  }

  /** The script tag of the element. */
  get script() {
    return `<script type="module" src="${this.cdn.origin}/package/element.js"></script>`;
  }

  /** Opens a page with `html` in its body. */
  async open(html, { policy = "", script = this.script } = {}) {
    Object.assign(this.site.page, {
      html: `<body><main><h1>A page</h1>${html}</main>${script}`,
      policy,
    });
    await this.page.goto(this.site.origin);
    await this.page.evaluate(() => customElements.whenDefined("redoku-board"));
  }

  /** The digits that the board shows. */
  async shown() {
    const digits = await this.cells.evaluateAll((cells) =>
      cells.map((cell) => cell.textContent || "."),
    );
    return digits.join("");
  }

  /** Records every event of the board with its detail, for `events()`. */
  async record() {
    await this.page.evaluate(() => {
      window.events = [];
      for (const type of ["input", "verdict", "solved", "error"]) {
        document.addEventListener(`redoku-${type}`, ({ type, detail, cancelable, target }) =>
          window.events.push({ type, detail, cancelable, tag: target.localName }),
        );
      }
    });
  }

  events() {
    return this.page.evaluate(() =>
      window.events.map(({ detail: { error, ...detail }, ...event }) => ({
        ...event,
        detail: error ? { code: error.code, message: error.message } : detail,
      })),
    );
  }

  /** Calls a method of the board, or reads a property. */
  call(name, ...args) {
    return this.board.evaluate(
      (board, [name, args]) =>
        typeof board[name] === "function" ? board[name](...args) : board[name],
      [name, args],
    );
  }
}
